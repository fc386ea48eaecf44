import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { deletions, type PendingDeletion, undoDeletion } from "./pending-deletions.ts";

/** The pending deletions, with the time in which each can be undone. */
export function DeletionBar() {
  const { pending, failures } = useStore(deletions);
  return (
    <>
      {pending.map((deletion) => (
        <Deletion key={deletion.id} deletion={deletion} />
      ))}
      {failures.length > 0 && (
        <Alert tone="error" title={m.deletion_bar_failed()} className="mb-4">
          <ul>
            {failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

const phaseMessages = {
  waiting: m.deletion_bar_waiting,
  hiding: m.deletion_bar_hiding,
  deleting: m.deletion_bar_deleting,
  restoring: m.deletion_bar_restoring,
};

function Deletion({ deletion }: { deletion: PendingDeletion }) {
  const { id, phase, products } = deletion;
  const what = m.deletion_bar_what({ count: products.length, title: products[0]?.Title ?? "" });
  const seconds = useSecondsLeft(deletion);
  return (
    <Alert
      tone="warning"
      className="mb-4"
      actions={
        phase === "waiting" && (
          <Button variant="secondary" size="sm" onClick={() => undoDeletion(id)}>
            {m.deletion_bar_undo()}
            {/* Counted for the eye alone: nobody wants to hear ten numbers. */}
            <span aria-hidden="true">{m.deletion_bar_left({ seconds })}</span>
          </Button>
        )
      }
    >
      {phaseMessages[phase]({ what })}
    </Alert>
  );
}

function useSecondsLeft({ phase, endsAt: end }: PendingDeletion): number {
  const endsAt = phase === "waiting" ? end : 0;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!endsAt) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}
