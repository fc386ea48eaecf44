import { listingQuery } from "~/catalogue/listing/listing-url.ts";

/** The process inks: the colour's name in the catalogue, the letter, and how it is drawn. */
export const inks = [
  { color: "Cyan", letter: "C", x: 280, y: 130, fill: "#00a3e0", isDark: false },
  { color: "Magenta", letter: "M", x: 414, y: 364, fill: "#e5007e", isDark: true },
  { color: "Yellow", letter: "Y", x: 146, y: 364, fill: "#ffd800", isDark: false },
  { color: "Black", letter: "K", x: 280, y: 287, fill: "#12161b", isDark: true },
] as const;

/** The listing of a colour. */
export function inkHref(color: string): string {
  return `/shop${listingQuery({ filters: { color: [color] }, sort: "relevance", page: 1 })}`;
}
