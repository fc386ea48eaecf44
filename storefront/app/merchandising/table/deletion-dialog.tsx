import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/windows/dialog.tsx";
import { type DeletedProduct, undoMs } from "./pending-deletions.ts";

interface DeletionDialogProps {
  open: boolean;
  products: DeletedProduct[];
  onClose: () => void;
  onDelete: () => void;
}

/** Asks before products are deleted, and says how long that can be undone. */
export function DeletionDialog({ open, products, onClose, onDelete }: DeletionDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={m.deletion_dialog_title({ count: products.length, title: products[0]?.Title ?? "" })}
      description={m.deletion_dialog_description({ seconds: undoMs / 1000 })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.deletion_dialog_keep()}
          </Button>
          <Button variant="danger" onClick={onDelete}>
            {m.deletion_dialog_delete()}
          </Button>
        </>
      }
    />
  );
}
