import { forEachFacet } from "@chemical-ink/catalogue-schema/facets";
import { shopLabels as en } from "@chemical-ink/catalogue-schema/labels/en";
import { shopLabels as fr } from "@chemical-ink/catalogue-schema/labels/fr";
import { formatMoney } from "~/language/formats.ts";
import { textsIn } from "~/language/texts.ts";
import type { SetFilter, TickedType } from "../listing/listing-url.ts";

/** What the filters are called, wherever they are shown. */
export const filterTexts = textsIn({
  en: {
    filters: "Filters",
    printer: "Fits printer",
    price: "Price, excl. VAT",
    lowest: "Lowest price",
    highest: "Highest price",
    from: "From",
    to: "To",
    setPrice: "Set",
    applyPrice: "Apply price range",
    inStock: "In stock only",
    choosePrinter: "Choose your printer",
    otherPrinter: "Choose another printer",
    more: (count: number) => `${count} more`,
    findIn: (title: string) => `Find in ${title}`,
    noneCalled: (typed: string) => `Nothing called “${typed}”`,
    showResults: "Show results",
    fits: (printer: string) => `Fits ${printer}`,
    upTo: (amount: string) => `Up to ${amount}`,
    fromAmount: (amount: string) => `From ${amount}`,
    between: (min: string, max: string) => `${min} to ${max}`,
    clearAll: "Clear all",
    active: "Active filters",
    remove: (name: string) => `Remove filter ${name}`,
  },
  fr: {
    filters: "Filtres",
    printer: "Compatible avec",
    price: "Prix hors TVA",
    lowest: "Prix minimum",
    highest: "Prix maximum",
    from: "De",
    to: "À",
    setPrice: "OK",
    applyPrice: "Appliquer cette fourchette de prix",
    inStock: "En stock uniquement",
    choosePrinter: "Choisir votre imprimante",
    otherPrinter: "Choisir une autre imprimante",
    more: (count: number) => `${count} de plus`,
    findIn: (title: string) => `Chercher dans ${title}`,
    noneCalled: (typed: string) => `Rien ne s’appelle «\u202f${typed}\u202f»`,
    showResults: "Voir les résultats",
    fits: (printer: string) => `Pour ${printer}`,
    upTo: (amount: string) => `Jusqu’à ${amount}`,
    fromAmount: (amount: string) => `À partir de ${amount}`,
    between: (min: string, max: string) => `De ${min} à ${max}`,
    clearAll: "Tout effacer",
    active: "Filtres actifs",
    remove: (name: string) => `Retirer le filtre ${name}`,
  },
});

const facetTitles = textsIn({
  en: forEachFacet((_type, attribute) => en[attribute].label),
  fr: forEachFacet((_type, attribute) => fr[attribute].label),
});

/** What the filter of a type is called. */
export function filterTitle(type: TickedType): string {
  return type === "printer" ? filterTexts().printer : facetTitles()[type];
}

/** A set filter in words: "Cyan", "Fits Epson L3150", "€5.00 to €20.00". */
export function filterWords(filter: SetFilter, currency: string): string {
  if (filter.type === "inStock") return filterTexts().inStock;
  if (filter.type === "printer") return filterTexts().fits(filter.value);
  if (filter.type !== "price") return filter.value;
  const { min, max } = filter.price;
  if (min === undefined) return filterTexts().upTo(formatMoney(max ?? 0, currency));
  if (max === undefined) return filterTexts().fromAmount(formatMoney(min, currency));
  return filterTexts().between(formatMoney(min, currency), formatMoney(max, currency));
}
