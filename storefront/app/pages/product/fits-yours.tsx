import { useMyPrinters } from "~/catalogue/printers/my-printers.ts";
import { m } from "~/paraglide/messages.js";
import { CheckIcon } from "~/ui/icons.tsx";

/** Says that the product fits a shopper's printer, over the picture so that nothing moves. */
export function FitsYours({ printers }: { printers: string[] }) {
  const yours = useMyPrinters().printers.find((name) => printers.includes(name));
  if (!yours) return null;
  return (
    <p className="pointer-events-none absolute bottom-3 inset-s-3 flex max-w-[70%] items-center gap-1.5 rounded-full bg-green-tint py-1 pe-3 ps-2 text-sm font-semibold text-green-deep">
      <CheckIcon className="size-4" />
      {m.fits_yours_fits({ printer: yours })}
    </p>
  );
}
