import { isPersonalPage } from "../app/server/personal-pages.ts";

/** Whether a path is a page that may be cached: never a personal one. */
export function isCacheablePage(path: string): boolean {
  return isPage(path) && !isPersonalPage(path);
}

/** Whether a path is a page, and not a file, data or an API. */
export function isPage(path: string): boolean {
  return !/\.[a-z]+$/.test(path) && !/^\/(?:__manifest|assets|health|emulator)\b/.test(path);
}

/** Whether a path is the data of such a page, or the router's manifest. */
export function isCacheableData(path: string): boolean {
  if (path === "/__manifest") return true;
  return path.endsWith(".data") && !isPersonalPage(path);
}

/** The page of a data path: "/shop" for "/shop.data", "/" for "/_.data". */
export function pageOfData(path: string): string {
  return path.replace(/(?:(?<=\/)_)?\.data$/, "") || "/";
}

/** Whether an answer may be cached: a complete one without `no-store`. */
export function mayCache(response: Response): boolean {
  const policy = response.headers.get("Cache-Control") ?? "";
  return response.status === 200 && !response.redirected && !/no-store|private/.test(policy);
}
