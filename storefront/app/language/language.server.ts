import { AsyncLocalStorage } from "node:async_hooks";
import { findLanguageBy, type Language } from "./language.ts";

const language = new AsyncLocalStorage<Language>();

findLanguageBy(() => language.getStore());

/** Does the work of a request in its language: loaders, titles and rendering find it there. */
export function inLanguage<Result>(of: Language, work: () => Result): Result {
  return language.run(of, work);
}
