import type { IncomingMessage } from "node:http";
import type { Refusal } from "./refusal";

/**
 * Checks the Host and the target of a request, in origin form. Answers a refusal, or undefined
 * where both are valid.
 */
export function checkPath({
  url = "",
  headers: { host },
  rawHeaders,
}: Pick<IncomingMessage, "url" | "headers" | "rawHeaders">): Refusal | undefined {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
  // RFC 9112, 3.2. A request of HTTP/1.0 may have no Host.
  if (hosts.length > 1 || (host !== undefined && !isHost(host))) {
    return refusal(400, "invalid_host", "The request's Host is not one host.");
  }
  if (!url.startsWith("/")) {
    return refusal(400, "invalid_address", "The request's target is not an address of this shop.");
  }
  // Medusa answers paths below /app without a file with the admin's page.
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
