import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { plural, textsIn } from "~/language/texts.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { deletions, type PendingDeletion, undoDeletion } from "./pending-deletions.ts";

const texts = textsIn({
  en: {
    what: (count: number, title: string) =>
      plural(count, { one: `“${title}”`, other: `${count} products` }),
    hiding: (what: string) => `Taking ${what} out of the shop…`,
    waiting: (what: string) =>
      `The shop no longer shows ${what}. Nothing is lost if you undo it now.`,
    deleting: (what: string) => `Deleting ${what}…`,
    "bringing-back": (what: string) => `Bringing ${what} back…`,
    undo: "Undo",
    left: (seconds: number) => `(${seconds} s)`,
    failed: "Not everything could be done",
  },
  fr: {
    what: (count: number, title: string) =>
      plural(count, { one: `«\u202f${title}\u202f»`, other: `${count} produits` }),
    hiding: (what: string) => `Retrait de la boutique\u202f: ${what}…`,
    waiting: (what: string) =>
      `La boutique ne montre plus ${what}. Rien n’est perdu si vous annulez maintenant.`,
    deleting: (what: string) => `Suppression\u202f: ${what}…`,
    "bringing-back": (what: string) => `Rétablissement\u202f: ${what}…`,
    undo: "Annuler",
    left: (seconds: number) => `(${seconds}\u202fs)`,
    failed: "Tout n’a pas pu être fait",
  },
});

/** What is being deleted, and for how long each of it can be undone. */
export function DeletionBar() {
  const { pending, failures } = useStore(deletions);
  return (
    <>
      {pending.map((deletion) => (
        <Deletion key={deletion.id} deletion={deletion} />
      ))}
      {failures.length > 0 && (
        <Alert tone="error" title={texts().failed} className="mb-4">
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

function Deletion({ deletion }: { deletion: PendingDeletion }) {
  const { id, phase, products } = deletion;
  const what = texts().what(products.length, products[0]?.Title ?? "");
  const seconds = useSecondsLeft(deletion);
  return (
    <Alert
      tone="warning"
      className="mb-4"
      actions={
        phase === "waiting" && (
          <Button variant="secondary" size="sm" onClick={() => undoDeletion(id)}>
            {texts().undo}
            {/* Counted for the eye alone: nobody wants to hear ten numbers. */}
            <span aria-hidden="true">{texts().left(seconds)}</span>
          </Button>
        )
      }
    >
      {texts()[phase](what)}
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
