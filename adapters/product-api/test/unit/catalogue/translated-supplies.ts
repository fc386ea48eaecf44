import { supply } from "./supplies.ts";

type Texts = Readonly<Record<string, string>>;

/** A document as the index has it, with what is translated of it. */
export function translated(
  id: string,
  { fr, de, ...own }: { fr?: Texts; de?: Texts } & Record<string, unknown>,
) {
  return supply(id, { ...own, translations_json: JSON.stringify({ fr, de }) });
}

const bottle = translated("bottle", {
  title: "Epson 103 ink bottle, black, 65 ml (T00S1)",
  description: "Fills the tank of an EcoTank printer once more.",
  brand: "Epson",
  color: "Black",
  category: "Ink bottles",
  mpn: "T00S1",
  mpn_key: "t00s1",
  search_terms: "T00S1 T00S1 T 00 S 1 Epson ink bottle Black Ink bottles",
  fr: {
    title: "Bouteille d'encre Epson 103, noire, 65 ml (T00S1)",
    description: "Remplit le réservoir d'une imprimante EcoTank.",
    color: "Noir",
    category: "Bouteilles d’encre",
    kind: "bouteille d’encre",
  },
  de: {
    title: "Epson 103 Tintenflasche, Schwarz, 65 ml (T00S1)",
    description: "Füllt den Behälter eines EcoTank-Geräts.",
    color: "Schwarz",
    category: "Tintenflaschen",
    kind: "Tintenflasche",
  },
});
const canon = translated("canon", {
  title: "Canon CLI-581C ink cartridge, cyan, 5.6 ml",
  brand: "Canon",
  color: "Cyan",
  category: "Ink cartridges",
  search_terms: "CLI-581C CLI 581 C Canon ink cartridge Cyan Ink cartridges",
  fr: {
    title: "Cartouche d'encre Canon CLI-581C, cyan, 5,6 ml",
    category: "Cartouches d’encre",
    kind: "cartouche d’encre",
  },
  de: {
    title: "Canon CLI-581C Tintenpatrone, Cyan, 5,6 ml",
    category: "Tintenpatronen",
    kind: "Tintenpatrone",
  },
});
const laser = translated("laser", {
  title: "Brother HL-L2350DW laser printer",
  description: "Prints 30 pages a minute.",
  brand: "Brother",
  category: "Printers",
  search_terms: "HL-L2350DW HL L 2350 DW Brother laser printer Printers",
  fr: {
    title: "Imprimante laser Brother HL-L2350DW",
    description: "Imprime 30 pages à la minute.",
    category: "Imprimantes",
    kind: "imprimante laser",
  },
  de: {
    title: "Brother HL-L2350DW Laserdrucker",
    description: "Druckt 30 Seiten in der Minute.",
    category: "Drucker",
    kind: "Laserdrucker",
  },
});
const hp = translated("hp", {
  title: "HP 953XL ink cartridge, black, 42.5 ml",
  description: "A printer cartridge for OfficeJet Pro.",
  brand: "HP",
  color: "Black",
  category: "Ink cartridges",
  search_terms: "L0S70AE HP ink cartridge Black Ink cartridges",
  fr: {
    title: "Cartouche d'encre HP 953XL, noire, 42,5 ml",
    color: "Noir",
    category: "Cartouches d’encre",
    kind: "cartouche d’encre",
  },
  de: {
    title: "HP 953XL Tintenpatrone, Schwarz, 42,5 ml",
    description: "Druckerpatrone für OfficeJet Pro.",
    color: "Schwarz",
    category: "Tintenpatronen",
    kind: "Tintenpatrone",
  },
});
/** Its German translation is lost, and its French one has a title alone. */
const maintenance = translated("maintenance", {
  title: "Epson maintenance box, black",
  description: "Takes up waste ink.",
  brand: "Epson",
  color: "Black",
  category: "Maintenance",
  search_terms: "Epson maintenance box Black Maintenance",
  fr: { title: "Bac de récupération Epson" },
});

/** Goods with texts in three languages, whose best matches are known. */
export const translatedSupplies = [bottle, canon, laser, hp, maintenance];
