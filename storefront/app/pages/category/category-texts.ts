import { currentLocale } from "~/language/language.ts";
import { textsIn } from "~/language/texts.ts";

/** So many brands are named before the rest is counted. */
const brandsNamed = 4;

function list(words: string[], rest: (count: number) => string): string {
  const named = words.slice(0, brandsNamed);
  const more = words.length - named.length;
  return new Intl.ListFormat(currentLocale()).format(more > 0 ? [...named, rest(more)] : named);
}

export const categoryTexts = textsIn({
  en: {
    home: "Home",
    kinds: "Kinds",
    description: (name: string) =>
      `${name} with prices, stock, page yield and the printers they fit.`,
    introduction: (name: string, brands: string[]) =>
      brands.length === 0
        ? ""
        : `${name} from ${list(brands, (count) => `${count} more`)}, each with the printers it goes with and what is in stock.`,
  },
  fr: {
    home: "Accueil",
    kinds: "Types",
    description: (name: string) =>
      `${name}\u202f: prix, stocks, nombre de pages et imprimantes compatibles.`,
    introduction: (name: string, brands: string[]) =>
      brands.length === 0
        ? ""
        : `${name}\u202f: ${list(brands, (count) => `${count} autres marques`)}, avec les imprimantes compatibles et les stocks.`,
  },
});
