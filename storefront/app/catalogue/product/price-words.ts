import { textsIn } from "~/language/texts.ts";

const texts = textsIn({
  en: { withoutTax: "excl. VAT" },
  fr: { withoutTax: "HT" },
});

/** What is said after a price of the catalogue: its tax is added at checkout. */
export function withoutTaxWords(): string {
  return texts().withoutTax;
}
