import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";

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
      title="Leave without saving?"
      description="What you changed on this product will be lost."
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.reset?.()}>
            Stay
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onDiscard();
              blocker.proceed?.();
            }}
          >
            Leave
          </Button>
        </>
      }
    />
  );
}
