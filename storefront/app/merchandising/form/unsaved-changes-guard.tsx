import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/windows/dialog.tsx";

interface UnsavedChangesGuardProps {
  dirty: boolean;
  onDiscard: () => void;
}

/** Asks before a page with unsaved changes is left. */
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
      title={m.unsaved_changes_guard_title()}
      description={m.unsaved_changes_guard_description()}
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.reset?.()}>
            {m.unsaved_changes_guard_stay()}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onDiscard();
              blocker.proceed?.();
            }}
          >
            {m.unsaved_changes_guard_leave()}
          </Button>
        </>
      }
    />
  );
}
