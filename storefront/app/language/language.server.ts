import { AsyncLocalStorage } from "node:async_hooks";
import { overwriteGetLocale } from "~/paraglide/runtime.js";
import { currentLanguage, findLanguageBy, type Language } from "./language.ts";

const language = new AsyncLocalStorage<Language>();

findLanguageBy(() => language.getStore());
overwriteGetLocale(currentLanguage);

/** Runs the work of a request in a language, which loaders, titles and rendering read. */
export function inLanguage<Result>(of: Language, work: () => Result): Result {
  return language.run(of, work);
}
