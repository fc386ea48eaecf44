import type { CatalogueProduct } from "../../../commerce/src/catalogue-product/catalogue-product.ts";

/** What makes the editions of one model different. */
interface Edition {
  mpn: string;
  amount: string;
  /** Which of the extra sentences its description has. */
  extras: number[];
}

type Words = Readonly<Record<string, string>>;

const french: Words = {
  "ink bottle": "bouteille d’encre",
  "ink cartridge": "cartouche d’encre",
  "toner cartridge": "cartouche de toner",
  "drum unit": "tambour",
  Black: "noir",
  Yellow: "jaune",
  "Light cyan": "cyan clair",
  "Light magenta": "magenta clair",
  "Tri-colour": "trois couleurs",
  "Ink bottles": "Bouteilles d’encre",
  "ink bottles": "Bouteilles d’encre",
  "Ink cartridges": "Cartouches d’encre",
  "ink cartridges": "Cartouches d’encre",
  Toner: "Toners",
  toner: "Toners",
  Drums: "Tambours",
  drums: "Tambours",
  "Large-format inks": "Encres grand format",
  inks: "Encres",
  dye: "colorant",
  solvent: "solvant",
  "eco-solvent": "éco-solvant",
};
const german: Words = {
  "ink bottle": "Tintenflasche",
  "ink cartridge": "Tintenpatrone",
  "toner cartridge": "Tonerkartusche",
  "drum unit": "Trommeleinheit",
  Black: "Schwarz",
  Yellow: "Gelb",
  "Light cyan": "Hellcyan",
  "Light magenta": "Hellmagenta",
  "Tri-colour": "Dreifarbig",
  "Ink bottles": "Tintenflaschen",
  "ink bottles": "Tintenflaschen",
  "Ink cartridges": "Tintenpatronen",
  "ink cartridges": "Tintenpatronen",
  toner: "Toner",
  Drums: "Trommeln",
  drums: "Trommeln",
  "Large-format inks": "Großformattinten",
  inks: "Tinten",
  dye: "Farbstoff",
  solvent: "Lösemittel",
  "eco-solvent": "Eco-Solvent",
};

const frenchExtras = [
  "À conserver debout, au frais et à l’abri de la lumière ; agiter doucement avant l’emploi.",
  "Testé selon la norme que cite son rendement, avec le pilote de l’imprimante.",
  "L’article vide nous revient gratuitement : il est rempli à nouveau ou démonté.",
  "Livré dans une boîte en carton sans plastique.",
  "Le joint garde le contenu intact deux ans après sa fabrication.",
];
const germanExtras = [
  "Aufrecht, kühl und dunkel lagern und vor dem Gebrauch leicht schütteln.",
  "Nach der Norm geprüft, die bei der Reichweite steht, mit dem Treiber des Druckers.",
  "Das leere Stück geht kostenlos an uns zurück und wird neu gefüllt oder zerlegt.",
  "Kommt in einem Karton ohne Kunststoff.",
  "Die Versiegelung hält den Inhalt zwei Jahre nach der Herstellung frisch.",
];

/** The texts of an edition in other languages, as its document in the index has them. */
export function editionTranslations(
  model: CatalogueProduct,
  { mpn, amount, extras }: Edition,
): Record<string, Words> {
  const { brand, series, kind, color } = model;
  const printers = model.printers.slice(0, 3).join(", ");
  const group = model.sub_category.replace(`${brand} `, "");
  const fr = (text: string) => french[text] ?? text;
  const de = (text: string) => german[text] ?? text;
  const titled = (...parts: string[]) => parts.filter(Boolean).join(", ");
  const pages = amount.replace("pages", "Seiten");
  return {
    fr: {
      title: titled(
        `${upper(fr(kind))} ${brand} ${series}`,
        fr(color).toLowerCase(),
        `${amount} (${mpn})`,
      ),
      description: [
        `${upper(fr(kind))} d’origine ${brand} ${series}, ${fr(color).toLowerCase()}, ${amount}.`,
        "Des textes nets et des photos aux couleurs vives, sur papier ordinaire comme sur papier photo.",
        `Convient aux imprimantes ${printers} et à d’autres.`,
        ...extras.map((index) => frenchExtras[index]),
      ].join(" "),
      category: fr(model.category),
      sub_category: `${fr(group)} ${brand}`,
      color: upper(fr(color)),
      kind: fr(kind),
      ink_type: fr(model.ink_type),
    },
    de: {
      title: titled(`${brand} ${series} ${de(kind)}`, de(color), `${pages} (${mpn})`),
      description: [
        `Original ${brand} ${series} ${de(kind)}, ${de(color)}, ${pages}.`,
        "Gestochen scharfe Texte und Fotos in kräftigen Farben, auf Normalpapier wie auf Fotopapier.",
        `Passt in die Drucker ${printers} und weitere.`,
        ...extras.map((index) => germanExtras[index]),
      ].join(" "),
      category: de(model.category),
      sub_category: `${brand}-${de(group)}`,
      color: de(color),
      kind: de(kind),
      ink_type: de(model.ink_type),
    },
  };
}

function upper(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
