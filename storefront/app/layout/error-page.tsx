import { useEffect, useState } from "react";
import { createPath, isRouteErrorResponse, useBlocker, useNavigation } from "react-router-dom";
import { Button } from "~/ui/button.tsx";
import { isChunkLoadError } from "~/ui/chunk-load-error.ts";
import { LinkButton } from "~/ui/link-button.tsx";
import { company } from "./company.ts";
import { NotFound } from "./not-found.tsx";

/** Stands in for a page that failed: what happened, a way to try again and a way out. */
export function ErrorPage({ error }: { error: unknown }) {
  const navigation = useNavigation();
  const time = useTimeOfFailure(error);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;

  const isPartMissing = isChunkLoadError(error) || isConnectionError(error);
  const tryAgain = () => {
    const wanted = navigation.location ? createPath(navigation.location) : window.location.href;
    window.location.assign(wanted);
  };
  return (
    <div className="mx-auto max-w-2xl py-12" role="alert">
      <div className="control-strip mb-8" aria-hidden="true" />
      {isChunkLoadError(error) && <LeaveByDocument />}
      <h1 className="text-3xl">
        {isPartMissing ? "This page did not arrive" : "Something went wrong"}
      </h1>
      <p className="mt-4 text-lg text-key-soft">
        {isPartMissing
          ? "Check your connection and try again. Your cart is safe."
          : "It is our fault, not yours, and it has been logged. Your cart is safe."}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button size="lg" onClick={tryAgain}>
          Try again
        </Button>
        <LinkButton to="/" variant="secondary" size="lg" reloadDocument>
          Go to the home page
        </LinkButton>
      </div>
      <p className="mt-8 text-sm text-key-faint">
        If it keeps happening, write to{" "}
        <a className="text-link" href={`mailto:${company.email}`}>
          {company.email}
        </a>{" "}
        and mention{" "}
        <code className="font-mono">
          {isChunkLoadError(error) ? "ChunkLoadError" : "page error"}
        </code>
        {time && (
          <>
            , <code className="font-mono">{time}</code>
          </>
        )}
        .
      </p>
    </div>
  );
}

/**
 * Makes every way out of this page load a document. The router remembers a part that failed as
 * failed, so within this document the page could never be shown again.
 */
function LeaveByDocument() {
  const leaving = useBlocker(true);
  const wanted = leaving.state === "blocked" ? createPath(leaving.location) : undefined;
  useEffect(() => {
    if (wanted) window.location.assign(wanted);
  }, [wanted]);
  return null;
}

/** Whether the browser could not reach the shop; each browser has its own words for it. */
function isConnectionError(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /failed to fetch|load failed|networkerror|network error/i.test(error.message)
  );
}

/** When the page failed, by which the log can be searched; known only after it is shown. */
function useTimeOfFailure(error: unknown): string | undefined {
  const [time, setTime] = useState<string>();
  useEffect(() => {
    setTime(new Date().toISOString());
    if (!isRouteErrorResponse(error)) console.error("A page failed", error);
  }, [error]);
  return time;
}
