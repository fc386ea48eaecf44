import type { RouteHandlerCallback } from "workbox-core";
import type { CacheFirst } from "workbox-strategies";

/**
 * Shows kept pictures, or fetches and keeps them. A host that does not let its pictures be read by
 * other sites is noticed by the first one; they are shown then as if there were no worker.
 */
export function picturesOf(kept: CacheFirst): RouteHandlerCallback {
  let isReadable = true;
  return async ({ request, event }) => {
    if (!isReadable) return fetch(request);
    try {
      return await kept.handle({ request, event });
    } catch {
      const shown = await fetch(request);
      // It can be had, but not be read.
      isReadable = false;
      return shown;
    }
  };
}
