import { currentLanguage, type Language, mainLanguage } from "./language.ts";

/**
 * Gives the value of the language that is shown. For words that live outside of the message
 * catalogues, such as the labels of the catalogue schema. A preview language without them has those of the main one.
 */
export function inEachLanguage<Value>(byLanguage: Record<Language, Value>): () => Value {
  return () => byLanguage[currentLanguage()] ?? byLanguage[mainLanguage];
}
