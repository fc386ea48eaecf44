import { m } from "~/paraglide/messages.js";

/** What is said after a price of the catalogue: its tax is added at checkout. */
export function withoutTaxWords(): string {
  return m.price_words_without_tax();
}
