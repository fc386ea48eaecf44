import { m } from "~/paraglide/messages.js";
import { useOnline } from "~/ui/use-online.ts";

/** Says at the bottom that the device is offline. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-40 print:hidden">
      {!online && (
        <p className="animate-rise bg-key px-4 py-2.5 text-center text-sm font-semibold text-on-key">
          {m.offline_notice_offline()}
        </p>
      )}
    </div>
  );
}
