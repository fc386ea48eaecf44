import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { contentSecurityPolicy } from "~/server/content-security-policy.server.ts";
import { checkIdentityOfBuild, environment } from "~/server/environment.server.ts";
import { NonceProvider } from "~/server/nonce.ts";

checkIdentityOfBuild(environment(), import.meta.env.VITE_FIREBASE_CONFIG);

/** How long deferred parts of a page may take, in milliseconds. */
export const streamTimeout = 10_000;

/** Renders a page: at once for people, complete for crawlers. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> | Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Cache-Control", headers.get("Cache-Control") ?? "no-cache");
  // The development server injects scripts of its own, which know no nonce.
  const nonce = import.meta.env.PROD ? randomBytes(16).toString("base64") : undefined;
  if (nonce) headers.set("Content-Security-Policy", contentSecurityPolicy(environment(), nonce));
  if (request.method.toUpperCase() === "HEAD") return new Response(null, { status, headers });

  const userAgent = request.headers.get("user-agent");
  const readyEvent = userAgent && isbot(userAgent) ? "onAllReady" : "onShellReady";
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    let shellRendered = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceProvider>,
      {
        nonce,
        [readyEvent]() {
          shellRendered = true;
          const body = new PassThrough();
          body.once("close", () => clearTimeout(timeout));
          pipe(body);
          resolve(
            new Response(createReadableStreamFromReadable(body), {
              status: responseStatus,
              headers,
            }),
          );
        },
        onShellError: reject,
        onError(error: unknown) {
          responseStatus = 500;
          // Errors before the shell reject above and are logged by `handleError`.
          if (shellRendered) console.error("A part of a page failed to render", error);
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Logs what a loader or a render threw; an answer we chose, such as a 404, is no error. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  console.error(`${request.method} ${new URL(request.url).pathname} failed`, error);
};
