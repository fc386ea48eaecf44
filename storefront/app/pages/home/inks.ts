import { listingQuery } from "~/catalogue/listing/listing-url.ts";
import { textsIn } from "~/language/texts.ts";

/** What the inks are called where one can choose by them. */
export const inkTexts = textsIn({
  en: {
    choose: "Choose by ink",
    inks: { Cyan: "Cyan ink", Magenta: "Magenta ink", Yellow: "Yellow ink", Black: "Black ink" },
  },
  fr: {
    choose: "Choisir par encre",
    inks: {
      Cyan: "Encre cyan",
      Magenta: "Encre magenta",
      Yellow: "Encre jaune",
      Black: "Encre noire",
    },
  },
});

/** The process inks: the catalogue's name of the colour, the letter, and how it is drawn. */
export const inks = [
  { color: "Cyan", letter: "C", x: 280, y: 130, fill: "#00a3e0", isDark: false },
  { color: "Magenta", letter: "M", x: 414, y: 364, fill: "#e5007e", isDark: true },
  { color: "Yellow", letter: "Y", x: 146, y: 364, fill: "#ffd800", isDark: false },
  { color: "Black", letter: "K", x: 280, y: 287, fill: "#12161b", isDark: true },
] as const;

/** Where everything of a colour is listed. */
export function inkHref(color: string): string {
  return `/shop${listingQuery({ filters: { color: [color] }, sort: "relevance", page: 1 })}`;
}
