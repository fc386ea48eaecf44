import { formatNumber } from "~/language/formats.ts";
import { plural, textsIn } from "~/language/texts.ts";

/** What a listing says of itself, around its products. */
export const listingTexts = textsIn({
  en: {
    products: "Products",
    count: (total: number) =>
      plural(total, { one: "1 product", other: `${formatNumber(total)} products` }),
    show: (total: number) =>
      plural(total, { one: "Show 1 product", other: `Show ${formatNumber(total)} products` }),
    filters: "Filters",
    filtersSet: (count: number) => `Filters (${count})`,
    loading: "Loading products",
    cannotShow: "The products cannot be shown",
    sortBy: "Sort by",
    sort: "Sort",
    orders: {
      relevance: "Best match",
      bestSelling: "Best selling",
      newest: "Newest",
      priceAsc: "Price, low to high",
      priceDesc: "Price, high to low",
      titleAsc: "Name, A to Z",
    },
    view: "View",
    asGrid: "Show as grid",
    asList: "Show as list",
    toGrid: "Change to the grid",
    toList: "Change to the list",
    pages: "Pages",
    page: (number: number) => `Page ${number}`,
    previousPage: "Previous page",
    nextPage: "Next page",
    noSuchPage: (page: number) => `There is no page ${page}`,
    isShorter: (pages: number) =>
      plural(pages, {
        one: "The list is shorter than that: it has one page.",
        other: `The list is shorter than that: it has ${pages} pages.`,
      }),
    toLastPage: "Go to the last page",
  },
  fr: {
    products: "Produits",
    count: (total: number) =>
      plural(total, { one: `${total} produit`, other: `${formatNumber(total)} produits` }),
    show: (total: number) =>
      plural(total, {
        one: `Voir ${total} produit`,
        other: `Voir ${formatNumber(total)} produits`,
      }),
    filters: "Filtres",
    filtersSet: (count: number) => `Filtres (${count})`,
    loading: "Chargement des produits",
    cannotShow: "Les produits ne peuvent pas être affichés",
    sortBy: "Trier par",
    sort: "Trier",
    orders: {
      relevance: "Pertinence",
      bestSelling: "Meilleures ventes",
      newest: "Nouveautés",
      priceAsc: "Prix croissant",
      priceDesc: "Prix décroissant",
      titleAsc: "Nom, de A à Z",
    },
    view: "Affichage",
    asGrid: "Afficher en grille",
    asList: "Afficher en liste",
    toGrid: "Passer à la grille",
    toList: "Passer à la liste",
    pages: "Pages",
    page: (number: number) => `Page ${number}`,
    previousPage: "Page précédente",
    nextPage: "Page suivante",
    noSuchPage: (page: number) => `Il n’y a pas de page ${page}`,
    isShorter: (pages: number) =>
      plural(pages, {
        one: "La liste est plus courte\u202f: elle n’a qu’une page.",
        other: `La liste est plus courte\u202f: elle a ${pages} pages.`,
      }),
    toLastPage: "Aller à la dernière page",
  },
});
