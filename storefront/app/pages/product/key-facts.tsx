import type { Product } from "@chemical-ink/product-api/contract/product";
import { costPerPageWords } from "~/catalogue/product/cost-per-page.ts";
import { wordOf } from "~/catalogue/product/product-words.ts";
import { isAdditionalRow, sheetValue } from "~/catalogue/product/sheet-rows.ts";
import { isMeasured } from "~/catalogue/product/variants.ts";
import { formatNumber } from "~/language/formats.ts";
import { m } from "~/paraglide/messages.js";

const mostFacts = 4;

const unmeasured = { pageYield: null, volumeMl: null };

/** The usual types of ink; another one is shown as the merchandiser wrote it. */
const inkMessages: Record<string, (() => string) | undefined> = {
  dye: m.key_facts_inks_dye,
  pigment: m.key_facts_inks_pigment,
  solvent: m.key_facts_inks_solvent,
  "eco-solvent": m.key_facts_inks_eco_solvent,
};

type Fact = { value: string; label: string };

/** The most important facts of a product. */
export function KeyFacts({ product }: { product: Product }) {
  const facts = factsOf(product);
  if (facts.length === 0) return null;
  return (
    <dl
      aria-label={m.key_facts_facts()}
      className="mt-5 flex flex-wrap gap-y-3 border-t border-line pt-4 [&>div+div]:border-s [&>div+div]:border-line [&>div+div]:ps-3 sm:[&>div+div]:ps-4"
    >
      {facts.map(({ value, label }) => (
        <div key={label} className="flex flex-auto flex-col pe-2 sm:flex-1 sm:pe-3">
          <dt className="order-last text-xs text-key-faint">{label}</dt>
          <dd className="font-display leading-tight font-bold tracking-tight whitespace-nowrap sm:text-lg">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(product: Product): Fact[] {
  const { inkType, ficheTech } = product;
  const { pageYield, volumeMl } = isMeasured(product) ? product : unmeasured;
  const known = [
    { label: m.key_facts_pages(), value: pageYield ? formatNumber(pageYield) : "" },
    { label: m.key_facts_a_page(), value: costPerPageWords(product) ?? "" },
    { label: m.key_facts_content(), value: volumeMl ? `${formatNumber(volumeMl)}\u00a0ml` : "" },
    { label: m.key_facts_ink(), value: inkMessages[inkType]?.() ?? wordOf(product, "inkType") },
  ].filter(({ value }) => value);
  if (known.length > 1) return known.slice(0, mostFacts);
  return ficheTech
    .filter((row) => isAdditionalRow(row) && sheetValue(row).length <= 24)
    .map((row) => ({ label: row.label, value: sheetValue(row) }))
    .slice(0, 3);
}
