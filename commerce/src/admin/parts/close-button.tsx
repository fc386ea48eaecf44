import { XMark } from "@medusajs/icons";
import { IconButton, Kbd } from "@medusajs/ui";
import type { ReactNode } from "react";
import { t } from "../i18n/translate";

interface CloseButtonProps {
  /** Wraps the button in the dialog's own `Close`. */
  close: (button: ReactNode) => ReactNode;
}

/** Closes a dialog. The dashboard's own button has no name for screen readers. */
export function CloseButton({ close }: CloseButtonProps) {
  return (
    <div className="flex shrink-0 items-center gap-x-2">
      {close(
        <IconButton type="button" size="small" variant="transparent" aria-label={t("parts.close")}>
          <XMark />
        </IconButton>,
      )}
      <Kbd>esc</Kbd>
    </div>
  );
}
