import { formatNumber } from "~/language/formats.ts";
import { plural, textsIn } from "~/language/texts.ts";

/** What the open search box says; the closed one has its few words with it. */
export const searchTexts = textsIn({
  en: {
    suggestions: "Suggestions",
    recent: "Recent searches",
    myPrinters: "My printers",
    printers: "Printers",
    categories: "Categories",
    products: "Products",
    whatFits: (count: number) =>
      plural(count, { one: "1 product fits", other: `${formatNumber(count)} products fit` }),
    seeAll: (count: number) =>
      plural(count, { one: "See the result", other: `See all ${formatNumber(count)} results` }),
    searched: (term: string) => `for “${term}”`,
    nothing: (typed: string) => `Nothing begins like “${typed}”.`,
    failed: "There are no suggestions right now. Enter searches all the same.",
    available: (count: number) =>
      plural(count, {
        one: "1 suggestion. Use the arrow keys.",
        other: `${count} suggestions. Use the arrow keys.`,
      }),
    close: "Close search",
    searchTheShop: "Search the shop",
  },
  fr: {
    suggestions: "Suggestions",
    recent: "Recherches récentes",
    myPrinters: "Mes imprimantes",
    printers: "Imprimantes",
    categories: "Catégories",
    products: "Produits",
    whatFits: (count: number) =>
      plural(count, {
        one: `${count} produit compatible`,
        other: `${formatNumber(count)} produits compatibles`,
      }),
    seeAll: (count: number) =>
      plural(count, {
        one: "Voir le résultat",
        other: `Voir les ${formatNumber(count)} résultats`,
      }),
    searched: (term: string) => `pour «\u202f${term}\u202f»`,
    nothing: (typed: string) => `Rien ne commence par «\u202f${typed}\u202f».`,
    failed: "Pas de suggestions pour le moment. Entrée lance quand même la recherche.",
    available: (count: number) =>
      plural(count, {
        one: `${count} suggestion. Utilisez les flèches.`,
        other: `${count} suggestions. Utilisez les flèches.`,
      }),
    close: "Fermer la recherche",
    searchTheShop: "Rechercher dans la boutique",
  },
});
