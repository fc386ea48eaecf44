import { m } from "~/paraglide/messages.js";

/** The note after a price of the catalogue: tax is added at checkout. */
export function withoutTaxWords(): string {
  return m.price_words_without_tax();
}
