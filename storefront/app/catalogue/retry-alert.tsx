import { useHref, useLocation, useRevalidator } from "react-router-dom";
import { textsIn } from "~/language/texts.ts";
import type { Failure } from "~/server/result.ts";
import { Alert } from "~/ui/alert.tsx";
import { buttonStyle } from "~/ui/button-style.ts";
import { Spinner } from "~/ui/spinner.tsx";

const texts = textsIn({
  en: {
    tryAgain: "Try again",
    /** A service's own words are English. */
    words: ({ message }: Failure) => message,
  },
  fr: {
    tryAgain: "Réessayer",
    words: ({ code, message, reference }: Failure) => {
      if (code === "catalogue-unavailable") {
        return "Le catalogue ne répond pas pour le moment. Réessayez dans quelques secondes.";
      }
      if (code !== "unexpected" || !reference) return message;
      return `Un problème est survenu de notre côté. Référence\u202f: ${reference}.`;
    },
  },
});

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
      {texts().words(failure)}
    </Alert>
  );
}
