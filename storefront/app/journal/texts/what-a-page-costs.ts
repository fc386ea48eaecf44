import type { ArticleText } from "../article.ts";

export const whatAPageCosts: ArticleText = {
  en: {
    sections: [
      {
        paragraphs: [
          "The cost of a page is the price of a supply divided by the pages it prints. That is all, and it turns most shelves upside down: the cheapest cartridge is often the dearest way to print.",
        ],
        bars: {
          caption: "Examples of black supplies, in cent per page",
          rows: [
            { label: "Small cartridge, €17.90 for 180 pages", value: 9.94, text: "9.9 cent" },
            { label: "XL cartridge, €34.90 for 600 pages", value: 5.82, text: "5.8 cent" },
            { label: "Toner, €79.00 for 3,000 pages", value: 2.63, text: "2.6 cent" },
            { label: "Ink bottle, €8.90 for 4,000 pages", value: 0.22, text: "0.2 cent" },
          ],
        },
      },
      {
        heading: "The sum for colour",
        paragraphs: [
          "A page in colour uses all inks at once. Add the cost of a page of each: black, cyan, magenta and yellow. With makers who give one yield for the three colours together, count their three prices against that one yield.",
          "A combined cartridge with three colours in it is empty when the first of them is. What you print most decides, and the rest is thrown away.",
        ],
      },
      {
        heading: "What the sum leaves out",
        paragraphs: ["Four things stand beside the ink, and each can outweigh it."],
        list: [
          "The printer. Divide its price by the pages you expect of it: €250 over 20,000 pages is 1.25 cent a page.",
          "The drum. Many laser printers have one apart from the toner; count its price over its own yield.",
          "Cleaning. An inkjet that prints rarely spends a good part of its ink on the nozzles. No yield holds that.",
          "Paper. At half a cent to a cent a sheet it often costs more than the ink of a tank printer.",
        ],
      },
      {
        heading: "When the dearer printer is the cheaper one",
        paragraphs: [
          "Say that printer A costs €80 and prints at 8 cent a page, and printer B costs €250 and prints at 1 cent. B has cost €170 more and saves 7 cent with each page: after about 2,430 pages the two are even. At 100 pages a month that is two years, at 500 a month five months.",
        ],
        table: {
          caption: "From which month on printer B is the cheaper one",
          head: ["Pages a month", "Even after"],
          rows: [
            ["50", "49 months"],
            ["100", "25 months"],
            ["250", "10 months"],
            ["500", "5 months"],
          ],
        },
      },
      {
        heading: "How the shop works it out",
        paragraphs: [
          "Where the yield of a product is known we show its cost per page, from its price without VAT and the yield as declared, and name the standard. Where it is not known we show nothing. Your own pages may be fuller or emptier: see the article on yields for what that does to the figure.",
        ],
      },
    ],
    sources: [
      {
        title:
          "ISO/IEC 24711 and ISO/IEC 19798, by which the yields in the sum are measured for ink and for colour toner",
      },
    ],
  },
  fr: {
    sections: [
      {
        paragraphs: [
          "Le coût d’une page est le prix du consommable divisé par les pages qu’il imprime. C’est tout, et cela renverse la plupart des rayons : la cartouche la moins chère est souvent la façon la plus chère d’imprimer.",
        ],
        bars: {
          caption: "Exemples de consommables noirs, en centimes par page",
          rows: [
            {
              label: "Petite cartouche, 17,90 € pour 180 pages",
              value: 9.94,
              text: "9,9 centimes",
            },
            { label: "Cartouche XL, 34,90 € pour 600 pages", value: 5.82, text: "5,8 centimes" },
            { label: "Toner, 79,00 € pour 3 000 pages", value: 2.63, text: "2,6 centimes" },
            { label: "Flacon d’encre, 8,90 € pour 4 000 pages", value: 0.22, text: "0,2 centime" },
          ],
        },
      },
      {
        heading: "Le calcul pour la couleur",
        paragraphs: [
          "Une page en couleur utilise toutes les encres à la fois. Additionnez le coût par page de chacune : noir, cyan, magenta et jaune. Si le fabricant donne un seul rendement pour les trois couleurs, rapportez leurs trois prix à ce rendement.",
          "Une cartouche à trois couleurs est vide dès que la première l’est. Ce que vous imprimez le plus décide, et le reste est jeté.",
        ],
      },
      {
        heading: "Ce que le calcul oublie",
        paragraphs: ["Quatre choses s’ajoutent à l’encre, et chacune peut peser plus qu’elle."],
        list: [
          "L’imprimante. Divisez son prix par les pages que vous en attendez : 250 € sur 20 000 pages font 1,25 centime par page.",
          "Le tambour. Beaucoup d’imprimantes laser en ont un séparé du toner ; rapportez son prix à son propre rendement.",
          "Le nettoyage. Un jet d’encre qui imprime rarement dépense une bonne part de l’encre pour ses buses. Aucun rendement n’en tient compte.",
          "Le papier. À un demi-centime ou un centime la feuille, il coûte souvent plus que l’encre d’une imprimante à réservoirs.",
        ],
      },
      {
        heading: "Quand l’imprimante la plus chère revient moins cher",
        paragraphs: [
          "Supposons que l’imprimante A coûte 80 € et imprime à 8 centimes la page, et que la B coûte 250 € et imprime à 1 centime. B a coûté 170 € de plus et économise 7 centimes par page : après environ 2 430 pages, elles se valent. À 100 pages par mois, cela fait deux ans ; à 500, cinq mois.",
        ],
        table: {
          caption: "À partir de quel mois l’imprimante B revient moins cher",
          head: ["Pages par mois", "À égalité après"],
          rows: [
            ["50", "49 mois"],
            ["100", "25 mois"],
            ["250", "10 mois"],
            ["500", "5 mois"],
          ],
        },
      },
      {
        heading: "Comment la boutique calcule",
        paragraphs: [
          "Quand le rendement d’un produit est connu, nous affichons son coût par page, d’après son prix hors TVA et le rendement déclaré, en citant la norme. Sinon, nous n’affichons rien. Vos pages sont peut-être plus ou moins remplies : l’article sur les rendements dit ce que cela change.",
        ],
      },
    ],
    sources: [
      {
        title:
          "ISO/IEC 24711 et ISO/IEC 19798, selon lesquelles se mesurent les rendements de l’encre et du toner couleur",
      },
    ],
  },
};
