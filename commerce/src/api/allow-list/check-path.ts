import type { IncomingMessage } from "node:http";
import type { Refusal } from "./refusal";

/**
 * Answers why the address of a request has no meaning: which host it names, and what it asks for. The
 * target is in its origin form; nothing where the request is a usual one.
 */
export function checkPath({
  url = "",
  headers: { host },
  rawHeaders,
}: Pick<IncomingMessage, "url" | "headers" | "rawHeaders">): Refusal | undefined {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
  // RFC 9112, 3.2. A request of HTTP/1.0 may have none.
  if (hosts.length > 1 || (host !== undefined && !isHost(host))) {
    return refusal(400, "invalid_host", "The request's Host is not one host.");
  }
  if (!url.startsWith("/")) {
    return refusal(400, "invalid_address", "The request's target is not an address of this shop.");
  }
  // Medusa answers each address below /app with the admin's page, where there is no file of that name.
  if (/^\/app\/[^?]*\.map(?:\?|$)/i.test(url)) {
    return refusal(404, "not_found", "There is no such file.");
  }
  return undefined;
}

function isHost(text: string): boolean {
  return /^[^\s/?#@\\]+$/.test(text) && URL.canParse(`http://${text}`);
}

function refusal(status: number, code: string, message: string): Refusal {
  return { status, code, message };
}
