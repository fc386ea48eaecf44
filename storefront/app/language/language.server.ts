import { AsyncLocalStorage } from "node:async_hooks";
import { overwriteGetLocale } from "~/paraglide/runtime.js";
import { currentLanguage, findLanguageBy, type Language } from "./language.ts";

const language = new AsyncLocalStorage<Language>();

findLanguageBy(() => language.getStore());
overwriteGetLocale(currentLanguage);

/** Does the work of a request in its language: loaders, titles and rendering find it there. */
export function inLanguage<Result>(of: Language, work: () => Result): Result {
  return language.run(of, work);
}
