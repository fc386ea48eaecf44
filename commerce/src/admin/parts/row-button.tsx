import { clx } from "@medusajs/ui";
import type { ReactNode } from "react";

interface RowButtonProps {
  isStrong?: boolean;
  /** Whether the row's details are open. */
  isPressed?: boolean;
  children: ReactNode;
}

/** Opens a row of a table by keyboard. The row itself reacts only to the pointer. */
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
