import { Prompt } from "@medusajs/ui";
import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { t } from "../i18n/translate";

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
          <Prompt.Title>{t("leave.title")}</Prompt.Title>
          <Prompt.Description>{t("leave.unsaved")}</Prompt.Description>
        </Prompt.Header>
        <Prompt.Footer>
          <Prompt.Cancel onClick={stay}>{t("leave.stay")}</Prompt.Cancel>
          <Prompt.Action onClick={leave}>{t("leave.leave")}</Prompt.Action>
        </Prompt.Footer>
      </Prompt.Content>
    </Prompt>
  );
}
