import { LRUCache } from "lru-cache";
import { caches } from "~/server/caches.server.ts";
import { environment } from "~/server/environment.server.ts";
import { serviceLimits } from "~/server/limits.server.ts";
import { log } from "~/server/log.server.ts";
import { headersOfRequest } from "~/server/request-context.server.ts";

/** By the address within the backend, which never holds another file. */
const sizes = new LRUCache<string, number>({
  max: caches.documentSizes.maxEntries,
  // Who waits gets the size, also where there was no room for it.
  ignoreFetchAbort: true,
  fetchMethod: askForSize,
});

/**
 * How large one of the backend's own documents is, in bytes. Undefined for any other address, and
 * where the backend does not say it in time: the page does without.
 */
export async function documentBytes(address: string): Promise<number | undefined> {
  const { publicCommerceUrl } = environment();
  if (!address.startsWith(`${publicCommerceUrl}/static/`)) return undefined;
  return sizes.fetch(address.slice(publicCommerceUrl.length));
}

async function askForSize(path: string): Promise<number | undefined> {
  try {
    const response = await fetch(environment().commerceUrl + path, {
      method: "HEAD",
      headers: headersOfRequest(),
      signal: AbortSignal.timeout(serviceLimits.documentSizeMs),
    });
    const bytes = Number(response.headers.get("content-length"));
    return response.ok && bytes > 0 ? bytes : undefined;
  } catch (cause) {
    log("warn", "size of a document unknown", { path, error: String(cause) });
    return undefined;
  }
}
