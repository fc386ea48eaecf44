import { formatNumber } from "~/language/formats.ts";
import { textsIn } from "~/language/texts.ts";

/** Three names, and how many more there are. */
function listed(names: string[], more: (count: string) => string): string {
  const shown = names.slice(0, 3).join(", ");
  return names.length > 3 ? `${shown} ${more(formatNumber(names.length - 3))}` : shown;
}

/** What the comparison says. */
export const compareTexts = textsIn({
  en: {
    title: "Compare",
    description: "Up to four products side by side: price, cost per page, and their sheets.",
    of: (titles: string) => `Compare ${titles}`,
    failed: "The comparison cannot be shown",
    table: "Products side by side",
    feature: "What is compared",
    onlyDifferences: "Only differences",
    alike: "They differ in nothing that we know of.",
    differs: "different",
    remove: "Remove",
    tooMany: "Four products stand side by side at most. The first four are shown.",
    missing: "One of these products is not sold any more, and is left out.",
    one: "Add another product to have something to compare it with.",
    more: "Find more products",
    empty: {
      title: "Nothing to compare yet",
      text: "Choose up to four products by the Compare button on their cards, and see price, yield, cost per page and technical data line by line.",
      chosen: "See what you have chosen",
      shop: "Choose from the shop",
      example: "See an example",
    },
    printers: (names: string[]) => listed(names, (count) => `and ${count} more`),
    rows: {
      price: "Price, excl. VAT",
      perPage: "Cost per page",
      yield: "Page yield",
      standard: "Yield measured by",
      stock: "Stock",
      condition: "Condition",
      brand: "Brand",
      number: "Part number",
      series: "Series",
      colour: "Colour",
      volume: "Volume",
      fits: "Fits",
    },
  },
  fr: {
    title: "Comparer",
    description: "Jusqu’à quatre articles côte à côte\u202f: prix, coût par page et fiches.",
    of: (titles: string) => `Comparer ${titles}`,
    failed: "La comparaison ne peut pas être affichée",
    table: "Articles côte à côte",
    feature: "Ce qui est comparé",
    onlyDifferences: "Seulement les différences",
    alike: "Rien de ce que nous savons ne les distingue.",
    differs: "différent",
    remove: "Retirer",
    tooMany: "Quatre articles au plus tiennent côte à côte. Voici les quatre premiers.",
    missing: "L’un de ces articles n’est plus en vente\u202f; il manque ici.",
    one: "Ajoutez un autre article pour avoir de quoi comparer.",
    more: "Trouver d’autres articles",
    empty: {
      title: "Rien à comparer pour l’instant",
      text: "Choisissez jusqu’à quatre articles avec le bouton Comparer, et lisez prix, rendement, coût par page et données techniques ligne par ligne.",
      chosen: "Voir ce que vous avez choisi",
      shop: "Choisir dans la boutique",
      example: "Voir un exemple",
    },
    printers: (names: string[]) => listed(names, (count) => `et ${count} autres`),
    rows: {
      price: "Prix HT",
      perPage: "Coût par page",
      yield: "Rendement en pages",
      standard: "Rendement selon",
      stock: "Stock",
      condition: "État",
      brand: "Marque",
      number: "Référence",
      series: "Série",
      colour: "Couleur",
      volume: "Contenance",
      fits: "Convient à",
    },
  },
});
