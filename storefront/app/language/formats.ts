import { currentLocale } from "./language.ts";

const numberFormats = new Map<string, Intl.NumberFormat>();

/** A number in the page's language: `formatNumber(4500)` is "4,500", in French "4 500". */
export function formatNumber(value: number): string {
  return numberFormat(undefined).format(value);
}

/** An amount of major units in the page's language: `formatMoney(9.5, "eur")` is "€9.50". */
export function formatMoney(amount: number, currency: string): string {
  return numberFormat(currency).format(amount);
}

function numberFormat(currency: string | undefined): Intl.NumberFormat {
  const locale = currentLocale();
  const key = `${locale} ${currency}`;
  const known = numberFormats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, currency ? { style: "currency", currency } : {});
  numberFormats.set(key, made);
  return made;
}

/** A day in the page's language: "21 November 2026" if long, "21 Nov 2026" if medium. */
export function formatDay(day: Date, length: "long" | "medium" = "long"): string {
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: length }).format(day);
}
