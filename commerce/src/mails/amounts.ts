import type { Words } from "./english";

/** Formats amounts: 9.5 and "eur" is "€9.50" in English. Amounts are major units. */
export function moneyIn({ locale }: Words, currency: string): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency });
  return (amount) => format.format(amount);
}
