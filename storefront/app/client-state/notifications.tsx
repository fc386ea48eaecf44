import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { onToast, type Toast } from "./toasts.ts";

type ToastAreaProps = { toasts: Toast[] };

const ToastArea = lazy(async (): Promise<{ default: ComponentType<ToastAreaProps> }> => {
  try {
    return { default: (await import("./toast-area.tsx")).ToastArea };
  } catch (cause) {
    console.warn("The toast area could not be loaded; its messages are shown plainly.", cause);
    return { default: PlainToasts };
  }
});

/** The toasts, top right. Their code is loaded with the first toast. */
export function Notifications() {
  const [toasts, setToasts] = useState<Toast[]>([]);

  useEffect(() => onToast((toast) => setToasts((shown) => [...shown, toast])), []);

  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastArea toasts={toasts} />
    </Suspense>
  );
}

/** Shows the messages if the code of the toasts cannot be loaded. */
function PlainToasts({ toasts }: ToastAreaProps) {
  const last = toasts.at(-1);
  return (
    <p role="status" className="fixed top-4 inset-e-4 z-50 bg-key px-4 py-3 text-on-key">
      {last?.text}
    </p>
  );
}
