import type { ArticleText } from "../article.ts";

export const keepingInk: ArticleText = {
  en: {
    sections: [
      {
        heading: "On the shelf",
        paragraphs: [
          "The date on the box is the maker’s promise, and it is the one to go by. Where there is none, count on about two years for ink and three for toner, unopened. Keep both at room temperature, dark and dry, upright, in their wrapping.",
          "Frost is worse than warmth: frozen pigment clumps and does not come apart again. A parcel that stood in the cold wants a day in the room before it is opened, or water from the air settles inside.",
        ],
        table: {
          caption: "What each one fears most",
          head: ["", "Keep from", "Store", "Before use"],
          rows: [
            ["Dye ink", "Light, air", "Upright, closed", "Nothing"],
            [
              "Pigment ink",
              "Frost, standing for long",
              "Upright, closed",
              "Turn over slowly, never shake",
            ],
            ["Toner", "Heat, damp", "Flat, in its bag", "Rock it as its leaflet says"],
            ["Drum", "Light, touch", "In its black bag", "Unpack it at the printer"],
          ],
        },
      },
      {
        heading: "Once opened",
        paragraphs: [
          "Use an opened cartridge within six months. Fill a tank to its upper line rather than a little at a time, so that less air stands over the ink, and close the bottle at once. If a cartridge must come out, seal its outlet with the clip it came with and lay it in a closed box.",
          "Do not mix what is left of one bottle with another kind, even of the same colour. Two recipes that are good alone can curdle together.",
        ],
      },
      {
        heading: "After a long pause",
        paragraphs: [
          "Print a nozzle check first. If lines are missing, clean once, wait an hour, and check again: the fresh ink needs time to soften what has dried. Three cleanings in a row help no more than one, and they fill the waste pad.",
          "Best of all is not to let it come to that. One page in colour a week costs less than a cleaning.",
        ],
      },
      {
        heading: "If something is spilt",
        paragraphs: ["Ink and toner want opposite things."],
        list: [
          "Ink: soak it up with paper, then wash with cold water and soap before it dries.",
          "Toner: never hot water, which melts it into the cloth. Wipe with a dry cloth, then a cold damp one.",
          "Toner on the floor: no ordinary vacuum cleaner, whose filter lets the fine dust through.",
          "In the eyes: rinse with water for several minutes. What else to do is in section 4 of the safety data sheet.",
        ],
      },
      {
        heading: "When it is empty",
        paragraphs: [
          "Cartridges and drums are not household waste. One with a chip counts as electrical equipment in the European Union and belongs where that is collected. Most makers take theirs back without charge, and so do many shops and offices. Empty ink bottles, rinsed and dry, go with plastics where your town allows it.",
        ],
      },
    ],
    sources: [
      {
        title: "Directive 2012/19/EU on waste electrical and electronic equipment",
        url: "https://eur-lex.europa.eu/eli/dir/2012/19/oj",
      },
    ],
  },
  fr: {
    sections: [
      {
        heading: "Sur l’étagère",
        paragraphs: [
          "La date sur la boîte est la promesse du fabricant, et c’est elle qui compte. S’il n’y en a pas, tablez sur deux ans environ pour l’encre et trois pour le toner, non ouverts. Gardez-les à température ambiante, à l’abri de la lumière et de l’humidité, debout, dans leur emballage.",
          "Le gel est pire que la chaleur : un pigment gelé s’agglomère et ne se sépare plus. Un colis resté au froid doit passer une journée dans la pièce avant d’être ouvert, sinon l’eau de l’air se dépose à l’intérieur.",
        ],
        table: {
          caption: "Ce que chacun craint le plus",
          head: ["", "À éviter", "Ranger", "Avant usage"],
          rows: [
            ["Encre à colorant", "Lumière, air", "Debout, fermée", "Rien"],
            [
              "Encre à pigments",
              "Gel, long repos",
              "Debout, fermée",
              "Retourner lentement, sans secouer",
            ],
            ["Toner", "Chaleur, humidité", "À plat, dans son sachet", "Balancer selon la notice"],
            ["Tambour", "Lumière, contact", "Dans son sachet noir", "Déballer devant l’imprimante"],
          ],
        },
      },
      {
        heading: "Une fois ouverte",
        paragraphs: [
          "Utilisez une cartouche ouverte dans les six mois. Remplissez un réservoir jusqu’au trait supérieur plutôt que par petites doses, pour laisser moins d’air au-dessus de l’encre, et refermez aussitôt le flacon. Si une cartouche doit sortir, fermez-la avec le clip d’origine et rangez-la dans une boîte close.",
          "Ne mélangez pas un reste de flacon avec une autre sorte, même de la même couleur. Deux recettes bonnes séparément peuvent cailler ensemble.",
        ],
      },
      {
        heading: "Après un long arrêt",
        paragraphs: [
          "Imprimez d’abord un test des buses. S’il manque des lignes, nettoyez une fois, attendez une heure et vérifiez : l’encre fraîche a besoin de temps pour amollir ce qui a séché. Trois nettoyages de suite n’aident pas plus qu’un seul, et remplissent le tampon absorbeur.",
          "Le mieux est de ne pas en arriver là. Une page en couleur par semaine coûte moins qu’un nettoyage.",
        ],
      },
      {
        heading: "Si vous en renversez",
        paragraphs: ["L’encre et le toner demandent le contraire l’un de l’autre."],
        list: [
          "Encre : épongez avec du papier, puis lavez à l’eau froide et au savon avant qu’elle sèche.",
          "Toner : jamais d’eau chaude, qui le fond dans le tissu. Essuyez avec un chiffon sec, puis un chiffon humide et froid.",
          "Toner au sol : pas d’aspirateur ordinaire, dont le filtre laisse passer la poussière fine.",
          "Dans les yeux : rincez à l’eau plusieurs minutes. La suite est à la rubrique 4 de la fiche de données de sécurité.",
        ],
      },
      {
        heading: "Quand elle est vide",
        paragraphs: [
          "Cartouches et tambours ne vont pas aux ordures ménagères. Avec une puce, une cartouche est un équipement électrique dans l’Union européenne et se dépose là où on les collecte. La plupart des fabricants reprennent les leurs sans frais, comme beaucoup de magasins et de bureaux. Les flacons vides, rincés et secs, vont avec les plastiques là où votre commune l’accepte.",
        ],
      },
    ],
    sources: [
      {
        title:
          "Directive 2012/19/UE relative aux déchets d’équipements électriques et électroniques",
        url: "https://eur-lex.europa.eu/eli/dir/2012/19/oj",
      },
    ],
  },
};
