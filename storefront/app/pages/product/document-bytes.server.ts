import { environment } from "~/server/environment.server.ts";
import { log } from "~/server/log.server.ts";
import { headersOfRequest } from "~/server/request-context.server.ts";

/** How long a page waits to hear how large a document is, in milliseconds. */
const timeoutMs = 400;
/** So many sizes are remembered. */
const mostKnown = 2_000;

/** The engine stores a file once and for all: its address never holds another. */
const known = new Map<string, number>();

/**
 * How large one of the engine's own documents is, in bytes. Undefined for any other address, and
 * where the engine does not say it in time: the page does without.
 */
export async function documentBytes(address: string): Promise<number | undefined> {
  const { publicCommerceUrl, commerceUrl } = environment();
  if (!address.startsWith(`${publicCommerceUrl}/static/`)) return undefined;
  const remembered = known.get(address);
  if (remembered !== undefined) return remembered;
  try {
    const response = await fetch(commerceUrl + address.slice(publicCommerceUrl.length), {
      method: "HEAD",
      headers: headersOfRequest(),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const bytes = Number(response.headers.get("content-length"));
    if (!response.ok || !(bytes > 0)) return undefined;
    if (known.size >= mostKnown) known.clear();
    known.set(address, bytes);
    return bytes;
  } catch (cause) {
    log("warn", "size of a document unknown", { address, error: String(cause) });
    return undefined;
  }
}
