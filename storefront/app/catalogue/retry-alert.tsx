import { useHref, useLocation, useRevalidator } from "react-router-dom";
import { backendSentence } from "~/language/backend-sentence.ts";
import { m } from "~/paraglide/messages.js";
import type { Failure } from "~/server/result.ts";
import { Alert } from "~/ui/alert.tsx";
import { buttonStyle } from "~/ui/button-style.ts";
import { Spinner } from "~/ui/spinner.tsx";

function sentenceOf({ code, message, reference }: Failure): string {
  if (code === "catalogue-unavailable") return m.retry_alert_away();
  if (code === "unexpected" && reference) return m.retry_alert_unexpected({ reference });
  return backendSentence(message, m.outcome_unexpected);
}

/** The notice of a part that could not be loaded, with a link that tries again. */
export function RetryAlert({ failure, title }: { failure: Failure; title: string }) {
  const revalidator = useRevalidator();
  const thisPage = useHref(useLocation());
  return (
    <Alert
      tone="error"
      title={title}
      actions={
        // A link to this page, so that trying again works without scripts.
        <a
          href={thisPage}
          aria-busy={revalidator.state === "loading"}
          className={buttonStyle("primary", "sm")}
          onClick={(event) => {
            event.preventDefault();
            revalidator.revalidate();
          }}
        >
          {revalidator.state === "loading" && <Spinner />}
          {m.retry_alert_try_again()}
        </a>
      }
    >
      {sentenceOf(failure)}
    </Alert>
  );
}
