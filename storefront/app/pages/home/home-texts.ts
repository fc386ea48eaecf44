import { textsIn } from "~/language/texts.ts";

/** What the home page says. */
export const homeTexts = textsIn({
  en: {
    title: "Ink, toner and printers that belong together",
    description:
      "Ink bottles, cartridges, toner and drums for your printer. Name the printer, see what " +
      "fits, with page yield, cost per page and stock.",
    headline: ["The right ink,", "the first time."],
    promise:
      "Tell us your printer, and we show the bottles, cartridges, toner and drums that fit it. " +
      "Nothing else gets in the way.",
    suchAs: "Such as",
    table: {
      title: "The table of supplies",
      more: "All products",
      failed: "The categories cannot be shown",
      away: "The catalogue is not answering at the moment. Please try again in a few seconds.",
    },
    year: {
      title: "Product of the year",
      more: "See all about it",
      failed: "The product of the year cannot be shown",
    },
    arrivals: { title: "New in the shop", more: "All new arrivals" },
    sellers: { title: "Best sellers", more: "All best sellers" },
    rowFailed: "These products cannot be shown",
    journal: { title: "From the journal", more: "All articles" },
    facts: {
      title: "How we sell",
      list: [
        {
          title: "Fits, or it is not shown",
          text: "Every supply names the printers it is made for, model by model.",
        },
        {
          title: "Yields with their standard",
          text: "Pages are counted by ISO/IEC where the maker says so, and the cost of a page is worked out from them.",
        },
        {
          title: "Stock that is there",
          text: "What stands in the shop can be sent. What others have just ordered is taken off already.",
        },
        {
          title: "No account needed",
          text: "Buy as a guest. The tax of your country and the delivery are said before you pay.",
        },
      ],
    },
  },
  fr: {
    title: "Encres, toners et imprimantes faits l’un pour l’autre",
    description:
      "Bouteilles d’encre, cartouches, toners et tambours pour votre imprimante. Dites laquelle, " +
      "voyez ce qui convient, avec rendement, coût par page et stock.",
    headline: ["La bonne encre,", "du premier coup."],
    promise:
      "Dites-nous quelle est votre imprimante\u202f: nous montrons les bouteilles, cartouches, " +
      "toners et tambours qui lui conviennent. Rien d’autre.",
    suchAs: "Par exemple",
    table: {
      title: "La table des fournitures",
      more: "Tous les articles",
      failed: "Les catégories ne peuvent pas être affichées",
      away: "Le catalogue ne répond pas pour le moment. Réessayez dans quelques secondes.",
    },
    year: {
      title: "Produit de l’année",
      more: "Tout savoir",
      failed: "Le produit de l’année ne peut pas être affiché",
    },
    arrivals: { title: "Nouveautés", more: "Toutes les nouveautés" },
    sellers: { title: "Meilleures ventes", more: "Toutes les meilleures ventes" },
    rowFailed: "Ces articles ne peuvent pas être affichés",
    journal: { title: "Dans le journal", more: "Tous les articles du journal" },
    facts: {
      title: "Notre façon de vendre",
      list: [
        {
          title: "Compatible, ou absent",
          text: "Chaque fourniture nomme les imprimantes auxquelles elle est destinée, modèle par modèle.",
        },
        {
          title: "Des rendements normés",
          text: "Les pages sont comptées selon ISO/IEC quand le fabricant le dit\u202f; le coût d’une page en découle.",
        },
        {
          title: "Un stock bien réel",
          text: "Ce qui est en boutique peut partir. Ce que d’autres viennent de commander est déjà déduit.",
        },
        {
          title: "Sans compte",
          text: "Commandez en invité. La TVA de votre pays et la livraison sont dites avant le paiement.",
        },
      ],
    },
  },
});
