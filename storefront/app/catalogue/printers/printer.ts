import { listingQuery } from "../listing/listing-url.ts";

/** A printer with matching products. */
export type KnownPrinter = {
  /** Make and model as the printer filter takes them: "Epson L3150". */
  name: string;
  make: string;
  model: string;
  /** The model's family: "EcoTank ET", "LaserJet Pro M", "L"; empty for a number only. */
  series: string;
  products: number;
};

/** A make or a series, with its number of printers. */
export type PrinterGroup = { name: string; printers: number };

/** Makes of two words; all others are one word. */
const longMakes = ["Konica Minolta", "Fuji Xerox", "Triumph-Adler TA"];

/** The parts of a printer's name. The series is what precedes the model's first digit. */
export function printerNamed(name: string): Omit<KnownPrinter, "products"> {
  const long = longMakes.find((make) => name.toLowerCase().startsWith(`${make.toLowerCase()} `));
  const length = long?.length ?? name.search(/\s|$/);
  const model = name.slice(length).trim();
  const series = (/^\D*(?=\d)/.exec(model)?.[0] ?? model).replace(/[\s\-–_/.(]+$/, "");
  return { name, make: name.slice(0, length), model, series };
}

/** The page with everything that fits a printer, by kind and in sets. */
export function printerHref(name: string): string {
  return `/compatibility?${new URLSearchParams({ printer: name })}`;
}

/** The listing of everything that fits a printer. */
export function fittingHref(name: string): string {
  return `/shop${listingQuery({ filters: { printer: [name] }, sort: "relevance", page: 1 })}`;
}
