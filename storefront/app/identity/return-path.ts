import { ownPath } from "~/language/own-path.ts";

/** Any origin will do: it only resolves paths of this site. */
const here = "https://shop.invalid";
const signInPages = ["/signin", "/signup", "/signout", "/forgot-password"];

/**
 * The path to open after sign-in: `from` if it is a path of this site, else the home page. URLs
 * that a browser takes for another site (`//elsewhere`, `/\elsewhere`, `https:…`) are never used.
 */
export function safeReturnPath(from: string | null | undefined): string {
  if (!from?.startsWith("/")) return "/";
  let url: URL;
  try {
    url = new URL(from, here);
  } catch {
    return "/";
  }
  if (url.origin !== here || signInPages.includes(url.pathname)) return "/";
  // `/.//elsewhere` is on this site, but its path without the dot is not.
  if (ownPath(url.pathname) !== url.pathname) return "/";
  return url.pathname + url.search + url.hash;
}

/** The URL of the sign-in page that returns to `from`. */
export function signInPath(from: string): string {
  const back = new URL(safeReturnPath(from), here);
  // A space is "%20" in the browser's URL and "+" in the server's; both must render the same.
  back.search = back.searchParams.toString();
  const path = back.pathname + back.search + back.hash;
  return path === "/" ? "/signin" : `/signin?from=${encodeURIComponent(path)}`;
}
