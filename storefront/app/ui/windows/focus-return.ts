import { useRef } from "react";

/**
 * For a window that was not opened by a trigger of its own: it takes the focus as it opens, and as
 * it closes the focus goes back to where it was.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
