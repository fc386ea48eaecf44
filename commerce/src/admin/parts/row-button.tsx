import { clx } from "@medusajs/ui";
import type { ReactNode } from "react";

interface RowButtonProps {
  /** The row is new to whoever looks. */
  isStrong?: boolean;
  /** The row is the one that is shown. */
  isPressed?: boolean;
  children: ReactNode;
}

/** What opens a row of a table for the keyboard: the row itself takes only the pointer. */
export function RowButton({ isStrong = false, isPressed, children }: RowButtonProps) {
  return (
    <button
      type="button"
      dir="auto"
      aria-pressed={isPressed}
      className={clx(
        isStrong ? "txt-compact-small-plus" : "txt-compact-small",
        "text-ui-fg-base focus-visible:shadow-borders-focus block max-w-full truncate rounded-sm text-start outline-none",
      )}
    >
      {children}
    </button>
  );
}
