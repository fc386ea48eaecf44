/**
 * Registers the service worker, which keeps pages for offline use, and gives it what this page
 * loaded before.
 *
 * @param pictureOrigin the origin of product pictures
 */
export async function keepForOffline(pictureOrigin: string): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await pageLoaded();
  const query = new URLSearchParams({ pictures: pictureOrigin });
  try {
    await navigator.serviceWorker.register(`/service-worker.js?${query}`);
    if (navigator.serviceWorker.controller) return;
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: broughtAlong() } });
  } catch (cause) {
    // The shop works without it.
    console.warn("Pages cannot be kept for reading without a connection.", cause);
  }
}

function broughtAlong(): string[] {
  const resources = performance.getEntriesByType("resource").map(({ name }) => name);
  return [...new Set([window.location.href.split("#", 1)[0] ?? "", ...resources])].filter((url) =>
    /^https?:/.test(url),
  );
}

/** Resolves when the page is loaded and the browser is idle. */
async function pageLoaded(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window)
      window.requestIdleCallback(() => resolve(), { timeout: 5_000 });
    else setTimeout(resolve, 1_000);
  });
}
