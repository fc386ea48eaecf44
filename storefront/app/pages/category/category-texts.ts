import { textsIn } from "~/language/texts.ts";

export const categoryTexts = textsIn({
  en: {
    home: "Home",
    kinds: "Kinds",
    description: (name: string) =>
      `${name} with prices, stock, page yield and the printers they fit.`,
    moreBrands: (count: number) => `${count} more`,
    introduction: (name: string, brands: string) =>
      `${name} from ${brands}, each with the printers it goes with and what is in stock.`,
  },
  fr: {
    home: "Accueil",
    kinds: "Types",
    description: (name: string) =>
      `${name}\u202f: prix, stocks, nombre de pages et imprimantes compatibles.`,
    moreBrands: (count: number) => `${count} autres marques`,
    introduction: (name: string, brands: string) =>
      `${name}\u202f: ${brands}, avec les imprimantes compatibles et les stocks.`,
  },
});
