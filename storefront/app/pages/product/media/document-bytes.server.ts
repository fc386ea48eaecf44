import { LRUCache } from "lru-cache";
import { caches } from "~/server/caches.server.ts";
import { environment } from "~/server/environment.server.ts";
import { serviceLimits } from "~/server/limits.server.ts";
import { log } from "~/server/log.server.ts";
import { headersOfRequest } from "~/server/request-context.server.ts";

/** By the document's path in the backend, whose content never changes. */
const sizes = new LRUCache<string, number>({
  max: caches.documentSizes.maxEntries,
  // Callers get the size also if the cache had no room for it.
  ignoreFetchAbort: true,
  fetchMethod: fetchSize,
});

/**
 * The size of a document of the backend, bytes. Undefined for any other URL, or if the backend does
 * not answer in time.
 */
export async function documentBytes(address: string): Promise<number | undefined> {
  const { publicCommerceUrl } = environment();
  if (!address.startsWith(`${publicCommerceUrl}/static/`)) return undefined;
  return sizes.fetch(address.slice(publicCommerceUrl.length));
}

async function fetchSize(path: string): Promise<number | undefined> {
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
