import type { RouteHandlerCallback } from "workbox-core";
import type { CacheFirst } from "workbox-strategies";

/**
 * Serves cached pictures, or loads and caches them. If the pictures' host does not allow CORS, the
 * first picture shows that, and later ones bypass the cache.
 */
export function picturesOf(kept: CacheFirst): RouteHandlerCallback {
  let isReadable = true;
  return async ({ request, event }) => {
    if (!isReadable) return fetch(request);
    try {
      return await kept.handle({ request, event });
    } catch {
      const shown = await fetch(request);
      // It can be shown, but not read.
      isReadable = false;
      return shown;
    }
  };
}
