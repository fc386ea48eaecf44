/*
 * The shop's own sign-in is the only one. The backend knows where the shop is: these two addresses of
 * it lead there, so that the built admin need not know.
 */

/** Ends the person's session at the shop as well. */
export const shopSignOut = "/sign-out";

/** The page that somebody wanted to see and was not signed in for, with its query; `/` if none. */
export function wantedPage({ state }: { state: unknown }): string {
  const { from } = (state ?? {}) as { from?: { pathname?: unknown; search?: unknown } };
  if (typeof from?.pathname !== "string") return "/";
  return from.pathname + (typeof from.search === "string" ? from.search : "");
}

/** Where the shop's sign-in begins that leads back to a page of the admin. */
export function shopSignIn(page: string): string {
  return `/sign-in?${new URLSearchParams({ to: page })}`;
}

/** Where the dashboard ends its session, and asks for nothing else. */
const session = "/auth/session";

/**
 * Calls back when somebody has signed out of the admin. The dashboard tells nobody, and the page it
 * then shows is the one of who has never been in: what it has asked the backend for says it.
 */
export function onSignedOut(callBack: () => void): void {
  const isSession = ({ name }: { name: string }) => new URL(name).pathname === session;
  new PerformanceObserver((asked) => {
    if (asked.getEntries().some(isSession)) callBack();
  }).observe({ type: "resource" });
}
