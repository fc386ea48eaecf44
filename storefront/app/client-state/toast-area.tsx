import { useEffect, useRef } from "react";
import { type CloseButtonProps, ToastContainer, toast as toastify } from "react-toastify/unstyled";
import { currentLanguage, directionOf } from "~/language/language.ts";
import { m } from "~/paraglide/messages.js";
import "react-toastify/ReactToastify.css";
import { CloseIcon } from "~/ui/icons.tsx";
import type { Toast } from "./toasts.ts";

/** How long a toast stays, ms; the pointer on it holds it longer. */
const autoCloseMs = 1000;

/** Shows every toast of the list once, in order. */
export function ToastArea({ toasts }: { toasts: Toast[] }) {
  const shown = useRef(0);
  const isRightToLeft = directionOf(currentLanguage()) === "rtl";

  useEffect(() => {
    for (const toast of toasts.slice(shown.current)) toastify[toast.kind](toast.text);
    shown.current = toasts.length;
  }, [toasts]);

  useEffect(
    () => () => {
      // Removing the area removes its toasts; the next area shows them again.
      shown.current = 0;
    },
    [],
  );

  return (
    <ToastContainer
      position={isRightToLeft ? "top-left" : "top-right"}
      rtl={isRightToLeft}
      autoClose={autoCloseMs}
      theme="colored"
      newestOnTop
      pauseOnHover
      closeButton={Close}
      aria-label={m.toast_area_messages()}
    />
  );
}

function Close({ closeToast }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label={m.toast_area_close()}
      onClick={closeToast}
      className="-m-1 flex size-8 shrink-0 items-center justify-center self-start rounded-sm"
    >
      <CloseIcon />
    </button>
  );
}
