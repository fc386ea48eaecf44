import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { LinkButton } from "~/ui/link-button.tsx";

interface FailureProps {
  sentence: string;
  to?: string;
  label?: string;
}

/** Why a link had no effect, and where to request another. */
export function Failure({ sentence, to, label }: FailureProps) {
  return (
    <>
      <h1 className="text-3xl">{m.action_failed()}</h1>
      <Alert tone="error" className="mt-6">
        {sentence}
      </Alert>
      {to && (
        <LinkButton to={to} variant="secondary" className="mt-6 self-start">
          {label}
        </LinkButton>
      )}
    </>
  );
}
