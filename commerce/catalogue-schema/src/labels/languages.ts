import * as ar from "./ar";
import * as de from "./de";
import * as en from "./en";
import * as fr from "./fr";

/** The labels of each language. A further language is a file beside this one and its name here. */
const languages = { ar, de, en, fr };

type LabelLanguage = keyof typeof languages;

/** Takes something of each language's labels. */
export function inEveryLanguage<Value>(
  take: (labels: (typeof languages)[LabelLanguage]) => Value,
): Record<LabelLanguage, Value> {
  const taken = Object.entries(languages).map(([language, labels]) => [language, take(labels)]);
  return Object.fromEntries(taken) as Record<LabelLanguage, Value>;
}
