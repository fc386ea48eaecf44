/** The shop speaks one language on the server and in the browser, so both render the same text. */
export const shopLocale = "en-IE";

const formats = new Map<string, Intl.NumberFormat>();

/** An amount for people: `formatMoney(9.5, "eur")` is "€9.50". Amounts are major units. */
export function formatMoney(amount: number, currency: string): string {
  let format = formats.get(currency);
  if (!format) {
    format = new Intl.NumberFormat(shopLocale, { style: "currency", currency });
    formats.set(currency, format);
  }
  return format.format(amount);
}

const numbers = new Intl.NumberFormat(shopLocale);

/** A number for people: `formatNumber(4500)` is "4,500". */
export function formatNumber(value: number): string {
  return numbers.format(value);
}
