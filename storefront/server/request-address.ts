import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { ownPath } from "../app/language/own-path.ts";

/** The answer to an invalid request. */
type Refusal = { status: 400 | 405; sentence: string };

/**
 * Checks every request before the pages: its path is one of this site, and its host becomes the
 * shop's own, so that no link contains another host. Requests that no browser sends are refused
 * with a sentence; doubled slashes are redirected.
 *
 * @param storefrontUrl the shop's own address
 */
export function requestAddress(storefrontUrl: string): RequestHandler {
  const { host, protocol } = new URL(storefrontUrl);
  return (request, response, next) => {
    const refused = refusalOf(request);
    if (refused) {
      if (refused.status === 405) response.set("Allow", "GET, HEAD");
      return void response.status(refused.status).type("text").send(refused.sentence);
    }
    const address = originForm(request.url);
    const plain = withoutDoubledSlashes(address);
    if (plain !== address) return response.redirect(308, plain);
    request.url = address;
    request.originalUrl = address;
    request.headers.host = host;
    request.headers["x-forwarded-host"] = host;
    request.headers["x-forwarded-proto"] = protocol.slice(0, -1);
    next();
  };
}

function refusalOf({ method, url, headers, rawHeaders }: IncomingMessage): Refusal | undefined {
  if (method === "TRACE") return { status: 405, sentence: "TRACE is not answered here." };
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
  // RFC 9112, 3.2. A request of HTTP/1.0 may have none.
  if (hosts.length > 1 || (headers.host !== undefined && !isHost(headers.host))) {
    return { status: 400, sentence: "The request's Host is not one host." };
  }
  if (!/^(?:\/|https?:\/\/)/i.test(url ?? "")) {
    return { status: 400, sentence: "The request's target is not an address of this shop." };
  }
  return undefined;
}

function isHost(text: string): boolean {
  return /^[^\s/?#@\\]+$/.test(text) && URL.canParse(`http://${text}`);
}

/** RFC 9112, 3.2.2: a request may contain a whole URL. Its host is ignored. */
function originForm(target: string): string {
  return target.startsWith("/") ? target : ownPath(target.replace(/^https?:\/\/[^/?#\\]*/i, ""));
}

function withoutDoubledSlashes(address: string): string {
  const [path = "/"] = address.split("?", 1);
  return path.replace(/[/\\]+/g, "/") + address.slice(path.length);
}
