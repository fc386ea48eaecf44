import { ownPath } from "~/language/own-path.ts";

/** Any origin will do: it only has to be the same one for what stays on this site. */
const here = "https://shop.invalid";
const signInPages = ["/signin", "/signup", "/signout", "/forgot-password"];

/**
 * Where to go after sign-in: `from` if it is a path of this site, else the home page. What a
 * browser would take for another site (`//elsewhere`, `/\elsewhere`, `https:…`) is never followed.
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
  // `/.//elsewhere` is of this site, and its path without the dot is not.
  if (ownPath(url.pathname) !== url.pathname) return "/";
  return url.pathname + url.search + url.hash;
}

/** The address of the sign-in page that leads back to `from`. */
export function signInPath(from: string): string {
  const back = new URL(safeReturnPath(from), here);
  // A space is "%20" in the browser's address and "+" in the server's: the page has to say one.
  back.search = back.searchParams.toString();
  const path = back.pathname + back.search + back.hash;
  return path === "/" ? "/signin" : `/signin?from=${encodeURIComponent(path)}`;
}
