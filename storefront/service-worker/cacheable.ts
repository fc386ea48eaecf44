import { isPersonalPage } from "../app/server/personal-pages.ts";

/** Whether an address of this shop is a page that may be kept: never what is about a person. */
export function isCacheablePage(path: string): boolean {
  return isPage(path) && !isPersonalPage(path);
}

/** Whether an address of this shop is a page at all, rather than a file, data or a question. */
export function isPage(path: string): boolean {
  return !/\.[a-z]+$/.test(path) && !/^\/(?:__manifest|assets|health|emulator)\b/.test(path);
}

/** Whether it is the data of such a page, or what tells which parts pages are made of. */
export function isCacheableData(path: string): boolean {
  if (path === "/__manifest") return true;
  return path.endsWith(".data") && !isPersonalPage(path);
}

/** The page that data belongs to: "/shop" for "/shop.data", "/" for "/_.data". */
export function pageOfData(path: string): string {
  return path.replace(/(?:(?<=\/)_)?\.data$/, "") || "/";
}

/** Whether an answer may be kept: a whole one that its sender does not keep back. */
export function mayKeep(response: Response): boolean {
  const policy = response.headers.get("Cache-Control") ?? "";
  return response.status === 200 && !response.redirected && !/no-store|private/.test(policy);
}
