import type { ArticleText } from "../article.ts";

export const pageYield: ArticleText = {
  en: {
    sections: [
      {
        paragraphs: [
          "A cartridge that is said to last 1,200 pages may last you 500 or 3,000. The number is honest all the same: it tells how many copies of a fixed set of test pages came out before the print faded or the printer stopped. What matters is how your pages differ from those.",
        ],
      },
      {
        heading: "Four standards, and what each one is for",
        paragraphs: [
          "Most makers measure by a standard of ISO and IEC, and name it in the small print. Three of them say how to measure; the fourth holds the pages that are printed.",
        ],
        table: {
          caption: "The standards behind the numbers",
          head: ["Standard", "What it measures", "The test pages"],
          rows: [
            ["ISO/IEC 19752", "Toner, black and white printers", "One page of text"],
            ["ISO/IEC 19798", "Toner, colour printers", "Those of 24712"],
            ["ISO/IEC 24711", "Ink, colour printers, plain paper", "Those of 24712"],
            ["ISO/IEC 24712", "Nothing: it is the pages", "Four documents and a diagnostic page"],
          ],
        },
      },
      {
        heading: "How it is measured",
        paragraphs: [
          "The pages are printed over and over, on plain paper, at about 23 °C, until they fade or the printer says that the ink is out. That is done with several cartridges in several printers, for black toner at least three in each of three, and the declared figure is worked out from all of them.",
          "None of the three is for photographs: photo printers and photo paper are outside their scope. A yield in photos follows another standard, ISO/IEC 29102, or none at all.",
        ],
      },
      {
        heading: "Coverage decides",
        paragraphs: [
          "The black page of 19752 is covered by about five per cent, a short letter without a logo. Yield falls in proportion: twice the coverage, half the pages. The pages of 24712 are fuller and in colour, so a figure of one standard must never be held against a figure of another.",
        ],
        bars: {
          caption: "What 1,000 pages at 5% coverage become",
          rows: [
            { label: "Letter, 5%", value: 1000, text: "1,000 pages" },
            { label: "Full page of text, 8%", value: 625, text: "625 pages" },
            { label: "Report with charts, 15%", value: 333, text: "333 pages" },
            { label: "Slide with a dark background, 40%", value: 125, text: "125 pages" },
          ],
        },
      },
      {
        heading: "What no standard counts",
        paragraphs: [
          "The tests print nearly without a pause. Inkjets also spend ink on cleaning, and that is little over 500 pages a day and much over one page a week. A printer that stays switched on usually cleans less often than one that is cut off at the socket each evening.",
          "The first cartridges of a new printer fill its tubes, and the ones in its box are often smaller. Count from the second set on.",
        ],
      },
      {
        heading: "How to use the number",
        paragraphs: [
          "Compare only figures of the same standard, and only with each other. A yield without a standard is the maker’s own count, and nobody outside knows which pages were printed. We show the standard beside the yield wherever it is known.",
        ],
      },
    ],
    sources: [
      {
        title:
          "ISO/IEC 19752, Method for the determination of toner cartridge yield for monochromatic electrophotographic printers",
      },
      {
        title: "ISO/IEC 19798, Determination of toner cartridge yield for colour printers",
      },
      {
        title: "ISO/IEC 24711, Determination of ink cartridge yield for colour inkjet printers",
      },
      {
        title:
          "ISO/IEC 24712, Colour test pages for measurement of office equipment consumable yield",
      },
    ],
  },
  fr: {
    sections: [
      {
        paragraphs: [
          "Une cartouche annoncée pour 1 200 pages peut vous en donner 500 ou 3 000. Le nombre est pourtant honnête : il dit combien d’exemplaires de pages d’essai fixes sont sortis avant que l’impression pâlisse ou que l’imprimante s’arrête. Ce qui compte, c’est ce qui sépare vos pages de celles-là.",
        ],
      },
      {
        heading: "Quatre normes, et le rôle de chacune",
        paragraphs: [
          "La plupart des fabricants mesurent selon une norme ISO/IEC, citée en petits caractères. Trois disent comment mesurer ; la quatrième contient les pages imprimées.",
        ],
        table: {
          caption: "Les normes derrière les nombres",
          head: ["Norme", "Ce qu’elle mesure", "Les pages d’essai"],
          rows: [
            ["ISO/IEC 19752", "Toner, imprimantes noir et blanc", "Une page de texte"],
            ["ISO/IEC 19798", "Toner, imprimantes couleur", "Celles de 24712"],
            ["ISO/IEC 24711", "Encre, imprimantes couleur, papier ordinaire", "Celles de 24712"],
            [
              "ISO/IEC 24712",
              "Rien : ce sont les pages",
              "Quatre documents et une page de diagnostic",
            ],
          ],
        },
      },
      {
        heading: "Comment on mesure",
        paragraphs: [
          "Les pages sont imprimées encore et encore, sur papier ordinaire, vers 23 °C, jusqu’à ce qu’elles pâlissent ou que l’imprimante annonce la fin de l’encre. On le fait avec plusieurs cartouches dans plusieurs imprimantes, pour le toner noir au moins trois dans chacune de trois, et le nombre déclaré se calcule à partir de l’ensemble.",
          "Aucune des trois ne vaut pour la photo : les imprimantes et papiers photo en sont exclus. Un rendement en photos suit une autre norme, ISO/IEC 29102, ou aucune.",
        ],
      },
      {
        heading: "C’est la couverture qui décide",
        paragraphs: [
          "La page noire de 19752 est couverte à cinq pour cent environ : une courte lettre sans logo. Le rendement baisse en proportion : deux fois plus de couverture, deux fois moins de pages. Les pages de 24712 sont plus remplies et en couleur : ne comparez jamais les nombres de deux normes.",
        ],
        bars: {
          caption: "Ce que deviennent 1 000 pages à 5 % de couverture",
          rows: [
            { label: "Lettre, 5 %", value: 1000, text: "1 000 pages" },
            { label: "Page pleine de texte, 8 %", value: 625, text: "625 pages" },
            { label: "Rapport avec graphiques, 15 %", value: 333, text: "333 pages" },
            { label: "Diapositive à fond sombre, 40 %", value: 125, text: "125 pages" },
          ],
        },
      },
      {
        heading: "Ce qu’aucune norme ne compte",
        paragraphs: [
          "Les essais impriment presque sans pause. Les jets d’encre dépensent aussi de l’encre en nettoyages : peu sur 500 pages par jour, beaucoup sur une page par semaine. Une imprimante laissée sous tension se nettoie en général moins souvent que celle dont on coupe la prise chaque soir.",
          "Les premières cartouches d’une imprimante neuve remplissent ses tuyaux, et celles de la boîte sont souvent plus petites. Comptez à partir du deuxième jeu.",
        ],
      },
      {
        heading: "Se servir du nombre",
        paragraphs: [
          "Ne comparez que des nombres de la même norme, et seulement entre eux. Un rendement sans norme est le compte du fabricant, et personne ne sait quelles pages ont été imprimées. Nous affichons la norme à côté du rendement partout où elle est connue.",
        ],
      },
    ],
    sources: [
      {
        title:
          "ISO/IEC 19752, Méthode pour la détermination du rendement d’une cartouche de toner, imprimantes monochromes",
      },
      {
        title:
          "ISO/IEC 19798, Détermination du rendement d’une cartouche de toner, imprimantes couleur",
      },
      {
        title:
          "ISO/IEC 24711, Détermination du rendement de cartouches d’encre, imprimantes couleur à jet d’encre",
      },
      {
        title:
          "ISO/IEC 24712, Pages d’essai en couleur pour le mesurage du rendement des consommables de bureau",
      },
    ],
  },
};
