import { mainLanguage } from "../paraglide/languages.ts";
import { currentLanguage, type Language } from "./language.ts";

type InMainLanguage<Value> = Record<typeof mainLanguage, Value>;

/**
 * Gives the value of the language that is shown, else of the main language. For words that live
 * outside of the message catalogues, such as the labels of the catalogue schema.
 */
export function inEachLanguage<Value>(
  byLanguage: Partial<Record<Language, Value>> & InMainLanguage<Value>,
): () => Value {
  return () => byLanguage[currentLanguage()] ?? byLanguage[mainLanguage];
}
