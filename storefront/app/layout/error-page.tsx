import { useEffect, useState } from "react";
import { createPath, isRouteErrorResponse, useBlocker, useNavigation } from "react-router-dom";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { isChunkLoadError } from "~/ui/chunk-load-error.ts";
import { LinkButton } from "~/ui/link-button.tsx";
import { useOnline } from "~/ui/use-online.ts";
import { company } from "./company.ts";
import { failureReference, referenceMark } from "./failure-reference.ts";
import { NotFound } from "./not-found.tsx";

/** The page instead of a failed one: what happened, another try, links to other pages. */
export function ErrorPage({ error }: { error: unknown }) {
  const wanted = useWantedAddress();
  const isPartMissing = isChunkLoadError(error) || isConnectionError(error);
  const online = useReturn(isPartMissing, wanted);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;

  const explanation = online ? m.error_page_check_connection() : m.error_page_offline();
  return (
    <div className="mx-auto max-w-2xl py-12" role="alert">
      <div className="control-strip mb-8" aria-hidden="true" />
      {isChunkLoadError(error) && <LeaveByDocument />}
      <h1 className="text-3xl">
        {isPartMissing ? m.error_page_not_arrived() : m.error_page_failed()}
      </h1>
      <p className="mt-4 text-lg text-key-soft">
        {isPartMissing ? explanation : m.error_page_ours()}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button size="lg" onClick={() => window.location.assign(wanted)}>
          {m.error_page_try_again()}
        </Button>
        <LinkButton to="/" variant="secondary" size="lg" reloadDocument>
          {m.error_page_home()}
        </LinkButton>
      </div>
      <p className="mt-8 text-sm text-key-faint">
        {m.error_page_keeps_happening()}{" "}
        <a className="text-link" href={`mailto:${company.email}`}>
          {company.email}
        </a>{" "}
        {m.error_page_and_mention()} <SupportDetails error={error} />.
      </p>
    </div>
  );
}

/** The details for a support request: what failed, and the server's reference or the time. */
function SupportDetails({ error }: { error: unknown }) {
  const [reference] = useState(failureReference);
  const time = useTimeOfFailure(error);
  const what = isChunkLoadError(error) ? "ChunkLoadError" : m.error_page_page_error();
  return (
    <>
      <code className="font-mono">{what}</code>
      {reference && (
        <>
          , <code {...{ [referenceMark]: "" }}>{reference}</code>
        </>
      )}
      {time && (
        <>
          , <code className="font-mono">{time}</code>
        </>
      )}
    </>
  );
}

/** The URL that another try loads: the page that was loading, else this one. */
function useWantedAddress(): string {
  const { location } = useNavigation();
  if (location) return createPath(location);
  return typeof window === "undefined" ? "" : window.location.href;
}

/** Whether the device is online; when it is online again, the missing page is loaded. */
function useReturn(isPartMissing: boolean, wanted: string): boolean {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!online) setWasOffline(true);
    else if (wasOffline && isPartMissing) window.location.assign(wanted);
  }, [online, wasOffline, isPartMissing, wanted]);
  return online;
}

/**
 * Makes every link of this page load a document. The router remembers a part that failed to load,
 * so within this document the page could never be shown.
 */
function LeaveByDocument() {
  const leaving = useBlocker(true);
  const wanted = leaving.state === "blocked" ? createPath(leaving.location) : undefined;
  useEffect(() => {
    if (wanted) window.location.assign(wanted);
  }, [wanted]);
  return null;
}

/** Whether the browser could not reach the shop; each browser has its own message. */
function isConnectionError(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /failed to fetch|load failed|networkerror|network error/i.test(error.message)
  );
}

/** When the page failed, to search the log by; known only after the first render. */
function useTimeOfFailure(error: unknown): string | undefined {
  const [time, setTime] = useState<string>();
  useEffect(() => {
    setTime(new Date().toISOString());
    if (!isRouteErrorResponse(error)) console.error("A page failed", error);
  }, [error]);
  return time;
}
