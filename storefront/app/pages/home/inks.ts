import { listingQuery } from "~/catalogue/listing/listing-url.ts";
import { m } from "~/paraglide/messages.js";

/** The process inks: the colour's name in the catalogue, the letter, and how it is drawn. */
export const inks = [
  { color: "Cyan", letter: "C", x: 280, y: 130, fill: "#00a3e0", isDark: false },
  { color: "Magenta", letter: "M", x: 414, y: 364, fill: "#e5007e", isDark: true },
  { color: "Yellow", letter: "Y", x: 146, y: 364, fill: "#ffd800", isDark: false },
  { color: "Black", letter: "K", x: 280, y: 287, fill: "#12161b", isDark: true },
] as const;

/** What an ink is called, by the name of its colour. */
export const inkMessages = {
  Cyan: m.inks_inks_cyan,
  Magenta: m.inks_inks_magenta,
  Yellow: m.inks_inks_yellow,
  Black: m.inks_inks_black,
};

/** The listing of a colour. */
export function inkHref(color: string): string {
  return `/shop${listingQuery({ filters: { color: [color] }, sort: "relevance", page: 1 })}`;
}
