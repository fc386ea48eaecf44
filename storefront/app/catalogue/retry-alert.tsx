import { createPath, useLocation, useRevalidator } from "react-router-dom";
import type { Failure } from "~/server/result.ts";
import { Alert } from "~/ui/alert.tsx";
import { buttonStyle } from "~/ui/button-style.ts";
import { Spinner } from "~/ui/spinner.tsx";

/** A part of the page could not be fetched: says so in its place, and tries again when asked. */
export function RetryAlert({ failure, title }: { failure: Failure; title: string }) {
  const revalidator = useRevalidator();
  const location = useLocation();
  return (
    <Alert
      tone="error"
      title={title}
      actions={
        // A link to this very page, so that trying again works before any script runs.
        <a
          href={createPath(location)}
          aria-busy={revalidator.state === "loading"}
          className={buttonStyle("primary", "sm")}
          onClick={(event) => {
            event.preventDefault();
            revalidator.revalidate();
          }}
        >
          {revalidator.state === "loading" && <Spinner />}
          Try again
        </a>
      }
    >
      {failure.message}
    </Alert>
  );
}
