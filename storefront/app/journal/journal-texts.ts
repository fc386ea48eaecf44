import { textsIn } from "~/language/texts.ts";

/** What the journal says around its articles. */
export const journalTexts = textsIn({
  en: {
    home: "Home",
    journal: "Journal",
    description:
      "Short, useful articles about ink, toner and the printers that use them, with their sources.",
    introduction: "What we are asked at the counter, answered once and in full.",
    subscribe: "Follow by feed (Atom)",
    minutes: (minutes: number) => `${minutes} min to read`,
    updated: (day: string) => `updated ${day}`,
    sources: "Sources",
    inTheShop: "In the shop",
    readNext: "Read next",
    findInk: "Find ink for your printer",
    more: "All articles",
    ask: "Ask us",
    noSuchArticle: "This article was never printed",
    noSuchArticleExplanation: "There is no article at this address. The journal has all of them.",
  },
  fr: {
    home: "Accueil",
    journal: "Journal",
    description:
      "Des articles courts et utiles sur l’encre, le toner et les imprimantes, avec leurs sources.",
    introduction: "Ce qu’on nous demande au comptoir, avec une réponse complète.",
    subscribe: "Suivre par flux (Atom)",
    minutes: (minutes: number) => `${minutes} min de lecture`,
    updated: (day: string) => `mis à jour le ${day}`,
    sources: "Sources",
    inTheShop: "Dans la boutique",
    readNext: "À lire ensuite",
    findInk: "Trouver l’encre de votre imprimante",
    more: "Tous les articles",
    ask: "Nous demander",
    noSuchArticle: "Cet article n’a jamais été imprimé",
    noSuchArticleExplanation: "Il n’y a pas d’article à cette adresse. Le journal les a tous.",
  },
});
