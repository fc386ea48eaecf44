/*
 * Merchandisers sign in at the shop. The backend redirects these two paths to the shop, so that the
 * built admin does not contain the shop's URL.
 */

/** Ends the session at the shop too. */
export const shopSignOut = "/sign-out";

/** The page that a signed-out merchandiser wanted to open, with its query; `/` if none. */
export function wantedPage({ state }: { state: unknown }): string {
  const { from } = (state ?? {}) as { from?: { pathname?: unknown; search?: unknown } };
  if (typeof from?.pathname !== "string") return "/";
  return from.pathname + (typeof from.search === "string" ? from.search : "");
}

/** The path of the shop's sign-in, which leads back to a page of the admin. */
export function shopSignIn(page: string): string {
  return `/sign-in?${new URLSearchParams({ to: page })}`;
}

/** The dashboard calls it only to end its session. */
const session = "/auth/session";

/**
 * Calls back when a merchandiser has signed out of the admin. The dashboard has no event for it, so
 * this looks at the dashboard's requests.
 */
export function onSignedOut(callBack: () => void): void {
  const isSession = ({ name }: { name: string }) => new URL(name).pathname === session;
  new PerformanceObserver((asked) => {
    if (asked.getEntries().some(isSession)) callBack();
  }).observe({ type: "resource" });
}
