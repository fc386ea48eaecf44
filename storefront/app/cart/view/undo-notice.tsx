import type { LineMove } from "~/client-state/saved-slice.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";

interface UndoNoticeProps {
  /** The last move; null before the first. */
  move: LineMove | null;
  onUndo: () => void;
}

const moveMessages = {
  cart: m.undo_notice_cart,
  saved: m.undo_notice_saved,
  nowhere: m.undo_notice_nowhere,
};

/** Says what happened to a line and undoes it. It stays until the next move. */
export function UndoNotice({ move, onUndo }: UndoNoticeProps) {
  if (!move) return null;
  return (
    <Alert
      className="mb-4"
      actions={
        <Button variant="secondary" size="sm" onClick={onUndo}>
          {m.undo_notice_undo()}
        </Button>
      }
    >
      {moveMessages[move.to]({ title: move.line.Title })}
    </Alert>
  );
}
