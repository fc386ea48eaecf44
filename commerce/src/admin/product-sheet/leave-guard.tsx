import { Prompt } from "@medusajs/ui";
import { useEffect } from "react";
import { useBlocker } from "react-router-dom";

interface LeaveGuardProps {
  isDirty: boolean;
  isClosing: boolean;
  onClose: () => void;
  onStay: () => void;
}

/**
 * Asks before unsaved changes are lost: when their form is closed, when another page of the admin
 * is opened, and (with the browser's own dialog) when the tab is closed.
 */
export function LeaveGuard({ isDirty, isClosing, onClose, onStay }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);

  function stay(): void {
    blocker.reset?.();
    onStay();
  }

  function leave(): void {
    blocker.proceed?.();
    onClose();
  }

  return (
    <Prompt variant="confirmation" open={isClosing || blocker.state === "blocked"}>
      <Prompt.Content onEscapeKeyDown={stay}>
        <Prompt.Header>
          <Prompt.Title>Throw your changes away?</Prompt.Title>
          <Prompt.Description>They have not been saved.</Prompt.Description>
        </Prompt.Header>
        <Prompt.Footer>
          <Prompt.Cancel onClick={stay}>Keep editing</Prompt.Cancel>
          <Prompt.Action onClick={leave}>Throw away</Prompt.Action>
        </Prompt.Footer>
      </Prompt.Content>
    </Prompt>
  );
}
