import i18next from "i18next";
import { formLabels } from "../../../catalogue-schema/src/labels/form-labels";
import de from "./de.json";
import en from "./en.json";
import fr from "./fr.json";

/** The texts of our pages and widgets by language. */
export const texts = { en, de, fr };

type AdminLanguage = keyof typeof texts;

/** The namespace of our texts, beside the dashboard's own. */
export const namespace = "shop";

type Plural<Key extends string> = Key extends `${infer Name}_${"one" | "other"}` ? Name : Key;

type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Plural<Key>
    : `${Key}.${KeyOf<Texts[Key]>}`;
}[keyof Texts & string];

/** The key of a text, without its plural's ending. */
export type TextKey = KeyOf<Omit<typeof en, "login">>;

/** The language of our texts: the admin's, or English where they are not translated into it. */
function adminLanguage(): AdminLanguage {
  const [language = ""] = (i18next.language ?? "").split("-");
  return Object.hasOwn(texts, language) ? (language as AdminLanguage) : "en";
}

/**
 * A text of ours in the admin's language. `count` chooses the plural. It is called while a
 * component renders: the admin's language changes on a page that shows none of our components.
 */
export function t(key: TextKey, values?: Record<string, string | number>): string {
  // The dashboard's own codes, such as `zhCN`, are none that Intl takes for numbers.
  return i18next.t(key, { ...values, ns: namespace, lng: adminLanguage() });
}

export function numberText(value: number): string {
  return value.toLocaleString(adminLanguage());
}

/** A length of time in a unit, in words. */
export function timeText(value: number, unit: "second" | "minute" | "hour"): string {
  return value.toLocaleString(adminLanguage(), { style: "unit", unit, unitDisplay: "long" });
}

/** A time with its day. `time` is in ISO 8601. */
export function dateTimeText(time: string): string {
  return new Date(time).toLocaleString(adminLanguage(), {
    dateStyle: "medium",
    timeStyle: "short",
  });
}

/** The day of a time. `time` is in ISO 8601. */
export function dateText(time: string): string {
  return new Date(time).toLocaleDateString(adminLanguage(), { dateStyle: "long" });
}

/** The labels of all attributes. */
export function adminLabels() {
  return formLabels[adminLanguage()];
}
