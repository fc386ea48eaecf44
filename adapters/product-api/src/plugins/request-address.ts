import type { IncomingMessage } from "node:http";
import fastifyPlugin from "fastify-plugin";
import { ProblemError } from "../problem-error.ts";

/** Refuses what no honest client sends, before anything of it is looked at. */
export const requestAddress = fastifyPlugin(async (app) => {
  app.addHook("onRequest", async ({ raw, originalUrl }, reply) => {
    if (raw.method === "TRACE") {
      reply.header("allow", "GET, HEAD, POST, PUT, DELETE, OPTIONS");
      throw new ProblemError("method-not-allowed", "TRACE is not answered here.");
    }
    if (!/^(?:\/|https?:\/\/)/i.test(originalUrl)) {
      throw new ProblemError(
        "invalid-request",
        "The request's target is no address of this service.",
      );
    }
    if (!hasOneHost(raw)) {
      throw new ProblemError("invalid-request", "The request's Host is not one host.");
    }
  });
});

/** RFC 9112, 3.2.2: a request may name the site before the path. It is this one, whatever is said. */
export function originForm({ url = "/" }: Pick<IncomingMessage, "url">): string {
  if (!/^https?:\/\//i.test(url)) return url;
  return url.replace(/^[a-z]+:\/\/[^/?#\\]*/i, "").replace(/^\/?/, "/");
}

/** RFC 9112, 3.2. A request of HTTP/1.0 may have none. */
function hasOneHost({ headers: { host }, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
  if (hosts.length > 1) return false;
  return host === undefined || (/^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`));
}
