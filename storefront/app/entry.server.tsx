import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import "~/layout/failure-reference.server.ts";
import { contentSecurityPolicy } from "~/server/content-security-policy.server.ts";
import { withCspHashes } from "~/server/csp-hashes.server.ts";
import { checkIdentityOfBuild, environment } from "~/server/environment.server.ts";
import { logFailure } from "~/server/log.server.ts";
import { ScriptMarkerProvider } from "~/server/script-marker.ts";
import { withScriptsAfterPaint } from "~/server/scripts-after-paint.tsx";

checkIdentityOfBuild(environment(), import.meta.env.VITE_FIREBASE_CONFIG);

/** How long deferred parts of a page may take, ms. */
export const streamTimeout = 10_000;

/** Renders a page with a content security policy that allows only the shop's inline scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  // The development server injects scripts without the marker.
  const marker = import.meta.env.PROD ? randomBytes(16).toString("base64") : undefined;
  const rendered = await renderedPage(request, context, marker);
  const init = { status: rendered.hasFailed ? 500 : status, headers };
  if (!marker) return new Response(rendered.html, init);

  const { html, scriptHashes } = withCspHashes(rendered.html, marker);
  headers.set("Content-Security-Policy", contentSecurityPolicy(environment(), scriptHashes));
  headers.set("Link", `<${new URL(environment().publicCommerceUrl).origin}>; rel=preconnect`);
  return new Response(withScriptsAfterPaint(html), init);
}

/**
 * React 18 writes blocks of 2048 bytes. Where a letter of several bytes does not fit, it fills the block
 * with zeros, which browsers show as "�" in an attribute.
 */
const fillerByte = "\0";

type RenderedPage = { html: string; hasFailed: boolean };

function renderedPage(request: Request, context: EntryContext, marker: string | undefined) {
  return new Promise<RenderedPage>((resolve, reject) => {
    let hasFailed = false;
    let hasShell = false;
    const { pipe, abort } = renderToPipeableStream(
      <ScriptMarkerProvider value={marker}>
        <ServerRouter context={context} url={request.url} nonce={marker} />
      </ScriptMarkerProvider>,
      {
        nonce: marker,
        onShellReady() {
          hasShell = true;
        },
        onAllReady() {
          clearTimeout(timeout);
          text(pipe(new PassThrough())).then(
            (html) => resolve({ html: html.replaceAll(fillerByte, ""), hasFailed }),
            reject,
          );
        },
        onShellError(error: unknown) {
          clearTimeout(timeout);
          reject(error);
        },
        onError(error: unknown) {
          hasFailed = true;
          // Errors before the shell reject above and are logged by `handleError`.
          if (hasShell) logFailure("a part of a page failed to render", error);
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Logs errors of loaders and renders; thrown answers, such as a 404, are no errors. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  const { pathname } = new URL(request.url);
  logFailure("page failed", error, { method: request.method, path: pathname });
};
