import { textsIn } from "~/language/texts.ts";

/** What the page about the company says. */
export const aboutTexts = textsIn({
  en: {
    title: "About us",
    description:
      "Chemical Ink Company sells printers, ink and consumables, and tells what fits, what it costs per page and what is in stock.",
    heading: "Ink is chemistry. Buying it should not be.",
    paragraphs: [
      "A bottle of ink is water, a colourant, and a dozen things that keep the two flowing through a hole thinner than a hair. The makers fit each recipe to one family of printers, and then print the name of it in letters too small to read.",
      "Chemical Ink Company began with a drawer of cartridges that fitted nothing. We sort supplies by the printer they belong to, keep the technical sheets, and answer the phone.",
      "We sell to offices, schools, print shops and homes: bottles and cartridges, toner and drums, inks for large-format presses, and the printers that use them.",
    ],
    fits: "It fits, or it goes back",
    fitsText:
      "Every supply names the printers it fits. If one we listed does not fit yours, we take it back and pay the postage.",
    cost: "What a page costs",
    costText:
      "A low price on a small cartridge is no bargain. Where the yield is known we work out the cost of a page and say by which standard it was measured.",
    stock: "Stock that is true",
    stockText:
      "What the shop says is on the shelf is on the shelf, less what others have already ordered. If it says two, there are two.",
    how: "How we work",
    steps: [
      {
        title: "The printer comes first",
        text: "A supply is listed with the models it is made for. Where we do not know that it fits, we do not say so.",
      },
      {
        title: "The sheet comes along",
        text: "Volume, ink type, yield, part number: each product has a technical sheet. What we do not know is left empty rather than guessed.",
      },
      {
        title: "The total comes before the order",
        text: "Prices are shown without VAT. Delivery and the tax of your country are added at checkout, and you see the sum before you order.",
      },
      {
        title: "People answer",
        text: "What you write is read by somebody who sells ink. You have an answer within one working day.",
      },
    ],
    findInk: "Find ink for your printer",
    talk: "Talk to us",
    journal: "Read the journal",
    terms: "Terms and privacy",
  },
  fr: {
    title: "À propos",
    description:
      "Chemical Ink Company vend des imprimantes, des encres et des consommables, et dit ce qui convient, le coût par page et ce qui est en stock.",
    heading: "L’encre est une affaire de chimie. L’acheter ne devrait pas l’être.",
    paragraphs: [
      "Un flacon d’encre, c’est de l’eau, un colorant et une douzaine de substances qui les font passer par un trou plus fin qu’un cheveu. Chaque recette est réglée pour une famille d’imprimantes, dont le nom figure ensuite en lettres trop petites pour être lues.",
      "Chemical Ink Company est née d’un tiroir de cartouches qui n’allaient nulle part. Nous rangeons les consommables selon l’imprimante, conservons les fiches techniques et répondons au téléphone.",
      "Nous vendons aux bureaux, aux écoles, aux imprimeurs et aux particuliers : flacons et cartouches, toners et tambours, encres pour grands formats, et les imprimantes qui les utilisent.",
    ],
    fits: "Cela convient, ou nous le reprenons",
    fitsText:
      "Chaque consommable indique ses imprimantes. S’il ne convient pas à la vôtre alors que nous l’avions indiqué, nous le reprenons et payons le port.",
    cost: "Le coût d’une page",
    costText:
      "Un petit prix sur une petite cartouche n’est pas une affaire. Quand le rendement est connu, nous calculons le coût par page et citons la norme de mesure.",
    stock: "Un stock qui dit vrai",
    stockText:
      "Ce que la boutique annonce en rayon s’y trouve, moins ce que d’autres ont déjà commandé. Si elle en annonce deux, il y en a deux.",
    how: "Notre façon de travailler",
    steps: [
      {
        title: "L’imprimante d’abord",
        text: "Un consommable est présenté avec les modèles pour lesquels il est fait. Quand nous n’en sommes pas sûrs, nous ne l’annonçons pas.",
      },
      {
        title: "La fiche avec",
        text: "Volume, type d’encre, rendement, référence : chaque produit a sa fiche technique. Ce que nous ignorons reste vide plutôt que deviné.",
      },
      {
        title: "Le total avant la commande",
        text: "Les prix sont affichés hors TVA. La livraison et la taxe de votre pays s’ajoutent à la commande, et vous voyez la somme avant de la passer.",
      },
      {
        title: "Des personnes répondent",
        text: "Ce que vous écrivez est lu par quelqu’un qui vend de l’encre. Vous avez une réponse sous un jour ouvré.",
      },
    ],
    findInk: "Trouver l’encre de votre imprimante",
    talk: "Nous parler",
    journal: "Lire le journal",
    terms: "Conditions et données personnelles",
  },
});
