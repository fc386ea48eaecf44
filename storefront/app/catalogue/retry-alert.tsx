import { useHref, useLocation, useRevalidator } from "react-router-dom";
import { m } from "~/paraglide/messages.js";
import type { Failure } from "~/server/result.ts";
import { Alert } from "~/ui/alert.tsx";
import { buttonStyle } from "~/ui/button-style.ts";
import { Spinner } from "~/ui/spinner.tsx";

function sentenceOf({ code, message, reference }: Failure): string {
  if (code === "catalogue-unavailable") return m.retry_alert_away();
  return code === "unexpected" && reference ? m.retry_alert_unexpected({ reference }) : message;
}

/** A part of the page could not be fetched: says so in its place, and tries again when asked. */
export function RetryAlert({ failure, title }: { failure: Failure; title: string }) {
  const revalidator = useRevalidator();
  const thisPage = useHref(useLocation());
  return (
    <Alert
      tone="error"
      title={title}
      actions={
        // A link to this very page, so that trying again works before any script runs.
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
