import type { ArticleText } from "../article.ts";

export const safetyDataSheet: ArticleText = {
  en: {
    sections: [
      {
        paragraphs: [
          "A safety data sheet says what is in a product, what it can do to people and the environment, and how to handle it. In the European Union its form is fixed by Annex II of the REACH regulation: always sixteen sections, always in the same order. Since 2023 every sheet has to follow the version of Regulation (EU) 2020/878.",
          "Who ships a classified product to a business has to provide one, free of charge and in the language of the country. For what is sold to the public the label may be enough. For many inks and most toners that are not classified at all, makers write a sheet all the same.",
        ],
      },
      {
        heading: "Four sections to read first",
        paragraphs: ["The rest is for those who transport, store or dispose of large quantities."],
        table: {
          caption: "Where to find what",
          head: ["Section", "What it holds", "What to look for"],
          rows: [
            ["2", "Hazards", "“Not classified”, or the H phrases and pictograms"],
            ["4", "First aid", "Eyes, skin, swallowed: what to do at once"],
            ["7 and 8", "Handling, storage, protection", "Temperature, gloves, fresh air"],
            ["13", "Disposal", "Whether it may go with other waste"],
            ["1", "Who and what", "The exact product name, and the emergency number"],
            ["3", "Composition", "What caused the classification, with its share"],
            ["6", "Spills", "How to take it up"],
            ["14", "Transport", "A UN number only where it is dangerous goods"],
          ],
        },
      },
      {
        heading: "The H phrases you will meet",
        paragraphs: [
          "H stands for hazard. The wording is fixed by the CLP regulation and is the same on every label. Water-based office ink carries few of them; inks with solvents, for banners and signs, carry more.",
        ],
        table: {
          caption: "Common on inks",
          head: ["Phrase", "Wording", "Where it comes from"],
          rows: [
            ["H226", "Flammable liquid and vapour", "Solvents of large-format inks"],
            ["H317", "May cause an allergic skin reaction", "Preservatives in water-based ink"],
            ["H318", "Causes serious eye damage", "Solvents, in larger shares"],
            ["H319", "Causes serious eye irritation", "Solvents, in smaller shares"],
            [
              "H412",
              "Harmful to aquatic life with long lasting effects",
              "Preservatives, some colourants",
            ],
            [
              "EUH208",
              "Contains … May produce an allergic reaction",
              "A little of a preservative, below H317",
            ],
            [
              "EUH210",
              "Safety data sheet available on request",
              "Not classified itself, but something in it is",
            ],
          ],
        },
      },
      {
        heading: "The P phrases are the answer",
        paragraphs: [
          "P stands for precaution. A plus sign joins phrases that belong together, such as P305+P351+P338 for the eyes: rinse cautiously with water for several minutes, take out contact lenses if that is easy, and go on rinsing.",
        ],
        list: [
          "P102, keep out of reach of children: on what is sold to the public.",
          "P280, wear protective gloves or eye protection: when you fill tanks every day, more than when you do it twice a year.",
          "P302+P352, if on skin, wash with plenty of water.",
          "P273, avoid release to the environment: not into the sink.",
          "P501, how to dispose of contents and container.",
        ],
      },
      {
        heading: "And toner?",
        paragraphs: [
          "Toner is fine plastic with pigment, and its sheet mostly says “not classified”. That is about the substance, not about the dust: do not stir it up, do not blow into a printer, and take it up with a damp cloth. Large amounts of fine dust in the air can burn, which is why section 5 or 6 often warns of it.",
          "What matters is in the sheet of your product, not in this overview. If you miss the sheet of something you bought here, write to us and name the part number.",
        ],
      },
    ],
    sources: [
      {
        title: "Regulation (EC) No 1907/2006 (REACH), Article 31 and Annex II",
        url: "https://eur-lex.europa.eu/eli/reg/2006/1907/oj",
      },
      {
        title: "Regulation (EU) 2020/878, the present form of Annex II",
        url: "https://eur-lex.europa.eu/eli/reg/2020/878/oj",
      },
      {
        title: "Regulation (EC) No 1272/2008 (CLP), Annexes II to IV: the H, EUH and P phrases",
        url: "https://eur-lex.europa.eu/eli/reg/2008/1272/oj",
      },
      {
        title: "ECHA, Guidance on the compilation of safety data sheets, version 4.0",
        url: "https://doi.org/10.2823/77155",
      },
    ],
  },
  fr: {
    sections: [
      {
        paragraphs: [
          "Une fiche de données de sécurité (FDS) dit ce que contient un produit, ce qu’il peut faire aux personnes et à l’environnement, et comment le manipuler. Dans l’Union européenne, l’annexe II du règlement REACH en fixe la forme : toujours seize rubriques, toujours dans le même ordre. Depuis 2023, chaque fiche doit suivre la version du règlement (UE) 2020/878.",
          "Qui livre un produit classé à une entreprise doit en fournir une, gratuitement et dans la langue du pays. Pour ce qui est vendu au public, l’étiquette peut suffire. Pour beaucoup d’encres et la plupart des toners, qui ne sont pas classés, les fabricants en rédigent une quand même.",
        ],
      },
      {
        heading: "Quatre rubriques à lire d’abord",
        paragraphs: [
          "Le reste s’adresse à ceux qui transportent, stockent ou éliminent de grandes quantités.",
        ],
        table: {
          caption: "Où trouver quoi",
          head: ["Rubrique", "Ce qu’elle contient", "Ce qu’il faut y chercher"],
          rows: [
            ["2", "Dangers", "« Non classé », ou les mentions H et les pictogrammes"],
            ["4", "Premiers secours", "Yeux, peau, ingestion : que faire tout de suite"],
            ["7 et 8", "Manipulation, stockage, protection", "Température, gants, aération"],
            ["13", "Élimination", "S’il peut rejoindre d’autres déchets"],
            ["1", "Qui et quoi", "Le nom exact du produit et le numéro d’urgence"],
            ["3", "Composition", "Ce qui a causé le classement, et sa part"],
            ["6", "Déversement", "Comment le ramasser"],
            ["14", "Transport", "Un numéro ONU seulement pour une marchandise dangereuse"],
          ],
        },
      },
      {
        heading: "Les mentions H que vous rencontrerez",
        paragraphs: [
          "H vient de l’anglais « hazard », danger. Le règlement CLP en fixe le texte, identique sur toutes les étiquettes. L’encre de bureau à base d’eau en porte peu ; les encres à solvants, pour bâches et enseignes, davantage.",
        ],
        table: {
          caption: "Fréquentes sur les encres",
          head: ["Mention", "Texte", "D’où elle vient"],
          rows: [
            ["H226", "Liquide et vapeurs inflammables", "Solvants des encres grand format"],
            ["H317", "Peut provoquer une allergie cutanée", "Conservateurs de l’encre à l’eau"],
            ["H318", "Provoque de graves lésions des yeux", "Solvants, en plus grande part"],
            ["H319", "Provoque une sévère irritation des yeux", "Solvants, en plus petite part"],
            [
              "H412",
              "Nocif pour les organismes aquatiques, entraîne des effets néfastes à long terme",
              "Conservateurs, certains colorants",
            ],
            [
              "EUH208",
              "Contient … Peut produire une réaction allergique",
              "Un peu de conservateur, en deçà de H317",
            ],
            [
              "EUH210",
              "Fiche de données de sécurité disponible sur demande",
              "Non classé, mais un composant l’est",
            ],
          ],
        },
      },
      {
        heading: "Les mentions P sont la réponse",
        paragraphs: [
          "P vient de « précaution ». Un signe plus relie les mentions qui vont ensemble, comme P305+P351+P338 pour les yeux : rincer avec précaution à l’eau pendant plusieurs minutes, enlever les lentilles de contact si c’est facile, continuer à rincer.",
        ],
        list: [
          "P102, tenir hors de portée des enfants : sur ce qui est vendu au public.",
          "P280, porter des gants ou une protection des yeux : si vous remplissez des réservoirs chaque jour, plus que deux fois par an.",
          "P302+P352, en cas de contact avec la peau, laver abondamment à l’eau.",
          "P273, éviter le rejet dans l’environnement : pas dans l’évier.",
          "P501, comment éliminer le contenu et le récipient.",
        ],
      },
      {
        heading: "Et le toner ?",
        paragraphs: [
          "Le toner est un plastique très fin avec un pigment, et sa fiche dit le plus souvent « non classé ». Cela vaut pour la substance, pas pour la poussière : ne la soulevez pas, ne soufflez pas dans une imprimante, et ramassez-la avec un chiffon humide. Une grande quantité de poussière fine dans l’air peut brûler, d’où l’avertissement fréquent des rubriques 5 ou 6.",
          "Ce qui compte est dans la fiche de votre produit, pas dans cet aperçu. S’il vous manque celle d’un article acheté ici, écrivez-nous en citant la référence.",
        ],
      },
    ],
    sources: [
      {
        title: "Règlement (CE) nº 1907/2006 (REACH), article 31 et annexe II",
        url: "https://eur-lex.europa.eu/eli/reg/2006/1907/oj",
      },
      {
        title: "Règlement (UE) 2020/878, forme actuelle de l’annexe II",
        url: "https://eur-lex.europa.eu/eli/reg/2020/878/oj",
      },
      {
        title: "Règlement (CE) nº 1272/2008 (CLP), annexes II à IV : les mentions H, EUH et P",
        url: "https://eur-lex.europa.eu/eli/reg/2008/1272/oj",
      },
      {
        title:
          "ECHA, Guide d’élaboration des fiches de données de sécurité, version 4.0 (en anglais)",
        url: "https://doi.org/10.2823/77155",
      },
    ],
  },
};
