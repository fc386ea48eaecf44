import type { LineMove } from "~/client-state/saved-slice.ts";
import { textsIn } from "~/language/texts.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";

const texts = textsIn({
  en: {
    saved: (title: string) => `${title} is saved for later.`,
    cart: (title: string) => `${title} is back in the cart.`,
    nowhere: (title: string) => `${title} was removed.`,
    undo: "Undo",
  },
  fr: {
    saved: (title: string) => `${title} est gardé pour plus tard.`,
    cart: (title: string) => `${title} est de nouveau dans le panier.`,
    nowhere: (title: string) => `${title} a été retiré.`,
    undo: "Annuler",
  },
});

interface UndoNoticeProps {
  /** What was done last; null where nothing was done yet. */
  move: LineMove | null;
  onUndo: () => void;
}

/** Says what happened to a line, and undoes it. It stays until something else is done. */
export function UndoNotice({ move, onUndo }: UndoNoticeProps) {
  if (!move) return null;
  return (
    <Alert
      className="mb-4"
      actions={
        <Button variant="secondary" size="sm" onClick={onUndo}>
          {texts().undo}
        </Button>
      }
    >
      {texts()[move.to](move.line.Title)}
    </Alert>
  );
}
