import { currentLanguage, type Language } from "./language.ts";

/**
 * Gives the value of the language that is shown. For words that live outside of the message
 * catalogues, such as the labels of the catalogue schema.
 */
export function inEachLanguage<Value>(byLanguage: Record<Language, Value>): () => Value {
  return () => byLanguage[currentLanguage()];
}
