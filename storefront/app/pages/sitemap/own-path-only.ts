import { data } from "react-router-dom";
import { languageOfPath, mainLanguage } from "~/language/language.ts";

/**
 * Lets a file of the whole shop answer at its one address, not under each language's prefix too.
 * @throws a 404 answer
 */
export function ownPathOnly(request: Request): void {
  if (languageOfPath(new URL(request.url).pathname) !== mainLanguage) {
    throw data("There is no such file.", { status: 404 });
  }
}
