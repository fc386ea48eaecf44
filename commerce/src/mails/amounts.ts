import { type Language, localeOf } from "../languages";

/** Formats amounts: 9.5 and "eur" is "€9.50" in English. Amounts are major units. */
export function moneyIn(language: Language, currency: string): (amount: number) => string {
  const format = new Intl.NumberFormat(localeOf(language), { style: "currency", currency });
  return (amount) => format.format(amount);
}
