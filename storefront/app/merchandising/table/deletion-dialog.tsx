import { plural, textsIn } from "~/language/texts.ts";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/windows/dialog.tsx";
import { type DeletedProduct, undoMs } from "./pending-deletions.ts";

const texts = textsIn({
  en: {
    title: (count: number, title: string) =>
      plural(count, { one: `Delete “${title}”?`, other: `Delete ${count} products?` }),
    description: (seconds: number) =>
      `The shop stops showing it at once; for ${seconds} seconds you can undo it. Orders keep what was sold.`,
    keep: "Keep",
    delete: "Delete",
  },
  fr: {
    title: (count: number, title: string) =>
      plural(count, {
        one: `Supprimer «\u202f${title}\u202f»\u202f?`,
        other: `Supprimer ${count} produits\u202f?`,
      }),
    description: (seconds: number) =>
      `La boutique cesse aussitôt de le montrer\u202f; vous avez ${seconds} secondes pour annuler. Les commandes gardent ce qui a été vendu.`,
    keep: "Garder",
    delete: "Supprimer",
  },
});

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
      title={texts().title(products.length, products[0]?.Title ?? "")}
      description={texts().description(undoMs / 1000)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts().keep}
          </Button>
          <Button variant="danger" onClick={onDelete}>
            {texts().delete}
          </Button>
        </>
      }
    />
  );
}
