import { useEffect, useRef } from "react";
import { ToastContainer, toast as toastify } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import type { Toast } from "./toasts.ts";

/** Shows every toast of the list once, in order. */
export function ToastArea({ toasts }: { toasts: Toast[] }) {
  const shown = useRef(0);

  useEffect(() => {
    for (const toast of toasts.slice(shown.current)) toastify[toast.kind](toast.text);
    shown.current = toasts.length;
  }, [toasts]);

  useEffect(
    () => () => {
      // An area that goes takes its toasts along; a new one shows them again.
      shown.current = 0;
    },
    [],
  );

  return <ToastContainer position="top-right" autoClose={1000} theme="colored" newestOnTop />;
}
