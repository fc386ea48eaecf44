import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { TrashIcon } from "~/ui/icons.tsx";
import { DeletionDialog } from "../table/deletion-dialog.tsx";
import { type DeletedProduct, deleteSoon } from "../table/pending-deletions.ts";

interface DeleteProductButtonProps {
  product: DeletedProduct;
  /** Called before the page is left: its unsaved changes do not matter any more. */
  onDelete: () => void;
}

/**
 * Deletes the product of the form after a question, and returns to the table, where it can be
 * undone.
 */
export function DeleteProductButton({ product, onDelete }: DeleteProductButtonProps) {
  const config = usePublicConfig();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="danger" size="sm" onClick={() => setIsAsking(true)}>
        <TrashIcon /> {m.delete_product_button_delete()}
      </Button>
      <DeletionDialog
        open={isAsking}
        products={[product]}
        onClose={() => setIsAsking(false)}
        onDelete={() => {
          setIsAsking(false);
          onDelete();
          void deleteSoon(config, [product]);
          navigate("/admin/products");
        }}
      />
    </>
  );
}
