import { useHref, useLocation, useRevalidator } from "react-router-dom";
import { textsIn } from "~/language/texts.ts";
import type { Failure } from "~/server/result.ts";
import { Alert } from "~/ui/alert.tsx";
import { buttonStyle } from "~/ui/button-style.ts";
import { Spinner } from "~/ui/spinner.tsx";

const texts = textsIn({
  en: {
    tryAgain: "Try again",
    away: "The catalogue is not answering at the moment. Please try again in a few seconds.",
    unexpected: (reference: string) =>
      `Something went wrong on our side. Reference: ${reference}.`,
  },
  fr: {
    tryAgain: "Réessayer",
    away: "Le catalogue ne répond pas pour le moment. Réessayez dans quelques secondes.",
    unexpected: (reference: string) =>
      `Un problème est survenu de notre côté. Référence\u202f: ${reference}.`,
  },
});

function sentenceOf({ code, message, reference }: Failure): string {
  if (code === "catalogue-unavailable") return texts().away;
  return code === "unexpected" && reference ? texts().unexpected(reference) : message;
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
          {texts().tryAgain}
        </a>
      }
    >
      {sentenceOf(failure)}
    </Alert>
  );
}
