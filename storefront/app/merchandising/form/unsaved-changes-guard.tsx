import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { textsIn } from "~/language/texts.ts";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/windows/dialog.tsx";

const texts = textsIn({
  en: {
    title: "Leave without saving?",
    description: "What you changed on this product will be lost.",
    stay: "Stay",
    leave: "Leave",
  },
  fr: {
    title: "Quitter sans enregistrer\u202f?",
    description: "Vos modifications de ce produit seront perdues.",
    stay: "Rester",
    leave: "Quitter",
  },
});

interface UnsavedChangesGuardProps {
  /** Whether there is something to lose. */
  dirty: boolean;
  /** Called when somebody leaves all the same. */
  onDiscard: () => void;
}

/** Asks before a page is left whose changes are not saved. */
export function UnsavedChangesGuard({ dirty, onDiscard }: UnsavedChangesGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [dirty]);

  return (
    <Dialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={texts().title}
      description={texts().description}
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.reset?.()}>
            {texts().stay}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onDiscard();
              blocker.proceed?.();
            }}
          >
            {texts().leave}
          </Button>
        </>
      }
    />
  );
}
