import { XMark } from "@medusajs/icons";
import { IconButton, Kbd } from "@medusajs/ui";
import type { ReactNode } from "react";

interface CloseButtonProps {
  /** The dialog's own `Close`, around the button. */
  close: (button: ReactNode) => ReactNode;
}

/** Closes a dialog, as the dashboard's own headers do; theirs has no name to a screen reader. */
export function CloseButton({ close }: CloseButtonProps) {
  return (
    <div className="flex shrink-0 items-center gap-x-2">
      {close(
        <IconButton type="button" size="small" variant="transparent" aria-label="Close">
          <XMark />
        </IconButton>,
      )}
      <Kbd>esc</Kbd>
    </div>
  );
}
