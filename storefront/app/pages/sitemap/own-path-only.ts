import { data } from "react-router-dom";
import { languageOfPath, mainLanguage } from "~/language/language.ts";

/**
 * Restricts a file of the whole shop to its one URL, without language prefixes.
 * @throws a 404 answer
 */
export function ownPathOnly(request: Request): void {
  if (languageOfPath(new URL(request.url).pathname) !== mainLanguage) {
    throw data("There is no such file.", { status: 404 });
  }
}
