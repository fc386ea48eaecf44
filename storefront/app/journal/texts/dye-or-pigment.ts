import type { ArticleText } from "../article.ts";

export const dyeOrPigment: ArticleText = {
  en: {
    sections: [
      {
        paragraphs: [
          "Every ink for an inkjet printer in an office or at home is mostly water. What colours it is one of two things: a dye, which is dissolved as sugar is in tea, or a pigment, which floats in it as fine solid grains.",
        ],
        table: {
          caption: "How the two behave",
          head: ["", "Dye", "Pigment"],
          rows: [
            ["On photo paper", "Brighter, even gloss", "Calmer, may show its own sheen"],
            ["On plain paper", "Soaks in, edges soften", "Stays on top, text is sharp"],
            ["Under a drop of water", "Runs", "Holds, once dry"],
            ["In daylight", "Fades within years", "Lasts much longer"],
            ["In the nozzles", "Forgiving", "Dries harder, wants regular use"],
          ],
        },
      },
      {
        heading: "Why many printers hold both",
        paragraphs: [
          "In many office printers the black is pigment, for sharp text, and the three colours are dye, for bright pictures. The two kinds are kept apart by the shape of the bottle’s neck or by the chip of the cartridge. Do not work around that: a pigment in a channel built for dye settles in it and stays.",
          "It is also why two blacks of the same series can differ. One is for plain paper, the other, often called photo black, for glossy paper, where a pigment made for plain paper would not hold.",
        ],
      },
      {
        heading: "What “lasts” depends on",
        paragraphs: [
          "How long a print keeps its colour is decided by three things together: ink, paper and place. Behind glass and out of the sun both kinds last longer; on an unprotected wall by a window both fade. A figure in years without the paper it was measured on says nothing.",
          "For documents there is a standard of its own, ISO 11798. It asks whether writing, printing and copying on paper withstands light, water, rubbing and time. A print for an archive needs ink and paper that were tested together by it.",
        ],
      },
      {
        heading: "Which one for you",
        paragraphs: [
          "Take the one your printer was built for. If you are still choosing the printer, ask what must last.",
        ],
        list: [
          "Contracts, labels, plans, anything that gets wet or is filed: pigment.",
          "Photographs for an album, school work, colour that must shine: dye.",
          "Photographs for a wall: a photo printer with eight or more pigment inks.",
          "A printer that stands still for weeks: dye is the more patient of the two.",
        ],
      },
      {
        paragraphs: [
          "Where we know which kind an ink is, its technical sheet says so. Where it is not known, the line is missing rather than guessed.",
        ],
      },
    ],
    sources: [
      {
        title:
          "ISO 11798, Information and documentation: permanence and durability of writing, printing and copying on paper",
      },
    ],
  },
  fr: {
    sections: [
      {
        paragraphs: [
          "Les encres des imprimantes de bureau et de maison sont surtout de l’eau. Ce qui les colore est l’une de deux choses : un colorant, dissous comme le sucre dans le thé, ou un pigment, qui y flotte en grains très fins.",
        ],
        table: {
          caption: "Le comportement de chacun",
          head: ["", "Colorant", "Pigment"],
          rows: [
            ["Sur papier photo", "Plus vif, brillant régulier", "Plus calme, éclat propre visible"],
            ["Sur papier ordinaire", "Pénètre, contours adoucis", "Reste en surface, texte net"],
            ["Sous une goutte d’eau", "Coule", "Tient, une fois sec"],
            ["À la lumière du jour", "Pâlit en quelques années", "Dure bien plus longtemps"],
            ["Dans les buses", "Indulgent", "Sèche plus dur, veut servir souvent"],
          ],
        },
      },
      {
        heading: "Pourquoi beaucoup d’imprimantes utilisent les deux",
        paragraphs: [
          "Dans bien des imprimantes de bureau, le noir est un pigment, pour un texte net, et les trois couleurs sont des colorants, pour des images vives. La forme du goulot ou la puce de la cartouche empêche de les confondre. Ne contournez pas cette protection : un pigment dans un canal prévu pour un colorant s’y dépose et y reste.",
          "C’est aussi pourquoi deux noirs d’une même série peuvent différer. L’un est fait pour le papier ordinaire, l’autre, souvent appelé noir photo, pour le papier brillant, où le premier ne tiendrait pas.",
        ],
      },
      {
        heading: "De quoi dépend la tenue",
        paragraphs: [
          "Trois choses décident ensemble de la tenue des couleurs : l’encre, le papier et le lieu. Sous verre et loin du soleil, les deux durent plus longtemps ; sans protection près d’une fenêtre, les deux pâlissent. Un nombre d’années sans le papier de la mesure ne dit rien.",
          "Pour les documents, il existe une norme, ISO 11798. Elle demande si l’écriture, l’impression et la copie sur papier résistent à la lumière, à l’eau, au frottement et au temps. Un document d’archives veut une encre et un papier éprouvés ensemble selon elle.",
        ],
      },
      {
        heading: "Lequel pour vous",
        paragraphs: [
          "Prenez celui pour lequel votre imprimante est faite. Si vous choisissez encore l’imprimante, demandez-vous ce qui doit durer.",
        ],
        list: [
          "Contrats, étiquettes, plans, tout ce qui se mouille ou s’archive : le pigment.",
          "Photos d’album, travaux d’école, couleurs éclatantes : le colorant.",
          "Photos à accrocher : une imprimante photo à huit encres pigmentées ou plus.",
          "Une imprimante à l’arrêt pendant des semaines : le colorant est le plus patient.",
        ],
      },
      {
        paragraphs: [
          "Quand nous savons de quel type est une encre, sa fiche technique le dit. Sinon, la ligne manque plutôt que d’être devinée.",
        ],
      },
    ],
    sources: [
      {
        title:
          "ISO 11798, Information et documentation : permanence et durabilité de l’écriture, de l’impression et de la reprographie sur papier",
      },
    ],
  },
};
