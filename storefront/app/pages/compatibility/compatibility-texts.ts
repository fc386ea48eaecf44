import { formatNumber } from "~/language/formats.ts";
import { plural, textsIn } from "~/language/texts.ts";

export const compatibilityTexts = textsIn({
  en: {
    findTitle: "Find ink and toner by printer",
    titleFor: (name: string) => `Ink and toner for ${name} printers`,
    titleOfPrinter: (name: string) => `Ink and toner for the ${name}`,
    findDescription:
      "Name your printer and see the ink, toner and drums that fit it, and nothing else.",
    descriptionFor: (name: string, count: number) =>
      plural(count, {
        one: `What fits the ${name}: one product, with its price, stock and cost per page.`,
        other: `What fits the ${name}: ${count} products with prices, stock and cost per page, and the colours as a set.`,
      }),
    heading: "What fits your printer",
    introduction:
      "The model is on the front of the printer, or on the label inside its lid. Type as much of it as you can read.",
    home: "Home",
    printers: "Find by printer",
    makes: "Makes",
    makesHeading: "Or begin with its make",
    printersOf: (count: number) =>
      plural(count, { one: "1 printer", other: `${formatNumber(count)} printers` }),
    products: (count: number) =>
      plural(count, { one: "1 product", other: `${formatNumber(count)} products` }),
    allOf: (make: string) => `All ${make} printers by series`,
    modelsOf: (make: string, series: string) => `${make} ${series} printers`,
    otherModels: "Other models",
    series: "Series",
    allSeries: (make: string) => `All ${make} series`,
    found: (count: number, typed: string) =>
      plural(count, {
        one: `One printer for “${typed}”`,
        other: `${formatNumber(count)} printers for “${typed}”`,
      }),
    firstOf: (shown: number) => `The first ${shown} are shown. Another letter or two finds yours.`,
    noneCalled: (typed: string) => `No printer called “${typed}”`,
    advice: "Leave out the words and keep the number, such as L3150 or 2550.",
    stillMissing: "Is it still missing?",
    askUs: "Ask us",
    searchAll: "Search all products for it",
    didYouMean: "Did you mean one of these?",
    cannotShow: "The printers cannot be shown",
    whatFits: (name: string) => `What fits the ${name}`,
    thisIsMine: "This is my printer",
    myPrinters: "My printers",
    forget: (name: string) => `Forget ${name}`,
    filterThese: (count: number) =>
      plural(count, { one: "See it in the shop", other: `Filter and sort all ${count} products` }),
    wholeSet: (series: string) => `The ${series} set`,
    setOf: (count: number) => `${count} colours together`,
    addSet: (count: number) => `Add all ${count} to the cart`,
    soldOutOfSet: (colours: string) => `Not the whole set today: ${colours} is out of stock.`,
    exclVat: "excl. VAT",
    perPage: (cost: string) => `${cost} per page`,
  },
  fr: {
    findTitle: "Encres et toners par imprimante",
    titleFor: (name: string) => `Encres et toners pour imprimantes ${name}`,
    titleOfPrinter: (name: string) => `Encres et toners pour ${name}`,
    findDescription:
      "Indiquez votre imprimante et voyez l’encre, les toners et les tambours qui lui vont, et rien d’autre.",
    descriptionFor: (name: string, count: number) =>
      plural(count, {
        one: `Pour ${name}\u202f: ${count} produit, avec prix, stock et coût par page.`,
        other: `Pour ${name}\u202f: ${count} produits avec prix, stocks et coût par page, et les couleurs en lot.`,
      }),
    heading: "Ce qui va avec votre imprimante",
    introduction:
      "Le modèle est indiqué à l’avant de l’imprimante ou sous son capot. Tapez ce que vous arrivez à lire.",
    home: "Accueil",
    printers: "Par imprimante",
    makes: "Marques",
    makesHeading: "Ou commencez par la marque",
    printersOf: (count: number) =>
      plural(count, {
        one: `${count} imprimante`,
        other: `${formatNumber(count)} imprimantes`,
      }),
    products: (count: number) =>
      plural(count, { one: `${count} produit`, other: `${formatNumber(count)} produits` }),
    allOf: (make: string) => `Toutes les imprimantes ${make} par série`,
    modelsOf: (make: string, series: string) => `Imprimantes ${make} ${series}`,
    otherModels: "Autres modèles",
    series: "Séries",
    allSeries: (make: string) => `Toutes les séries ${make}`,
    found: (count: number, typed: string) =>
      plural(count, {
        one: `${count} imprimante pour «\u202f${typed}\u202f»`,
        other: `${formatNumber(count)} imprimantes pour «\u202f${typed}\u202f»`,
      }),
    firstOf: (shown: number) =>
      `Les ${shown} premières sont affichées. Une lettre ou deux de plus, et vous trouverez la vôtre.`,
    noneCalled: (typed: string) => `Aucune imprimante ne s’appelle «\u202f${typed}\u202f»`,
    advice: "Oubliez les mots et gardez le numéro, comme L3150 ou 2550.",
    stillMissing: "Toujours introuvable\u202f?",
    askUs: "Demandez-nous",
    searchAll: "Chercher dans tous les produits",
    didYouMean: "Pensiez-vous à l’une de celles-ci\u202f?",
    cannotShow: "Les imprimantes ne peuvent pas être affichées",
    whatFits: (name: string) => `Ce qui va avec ${name}`,
    thisIsMine: "C’est mon imprimante",
    myPrinters: "Mes imprimantes",
    forget: (name: string) => `Oublier ${name}`,
    filterThese: (count: number) =>
      plural(count, {
        one: "Voir dans la boutique",
        other: `Filtrer et trier les ${count} produits`,
      }),
    wholeSet: (series: string) => `Le lot ${series}`,
    setOf: (count: number) => `${count} couleurs ensemble`,
    addSet: (count: number) => `Ajouter les ${count} au panier`,
    soldOutOfSet: (colours: string) =>
      `Le lot n’est pas complet aujourd’hui\u202f: ${colours} en rupture de stock.`,
    exclVat: "hors TVA",
    perPage: (cost: string) => `${cost} par page`,
  },
});
