import { listingQuery } from "../listing/listing-url.ts";

/** A printer that something in the shop fits. */
export type KnownPrinter = {
  /** Make and model, as a listing's printer filter takes them: "Epson L3150". */
  name: string;
  make: string;
  model: string;
  /** The model's family: "EcoTank ET", "LaserJet Pro M", "L"; empty where it is only a number. */
  series: string;
  /** How many products fit it. */
  products: number;
};

/** A make or a series, and how many printers it has. */
export type PrinterGroup = { name: string; printers: number };

/** Makes whose name is two words; of all others it is the first. */
const longMakes = ["Konica Minolta", "Fuji Xerox", "Triumph-Adler TA"];

/** A printer's name in its parts. The series is what stands before the model's first digit. */
export function printerNamed(name: string): Omit<KnownPrinter, "products"> {
  const long = longMakes.find((make) => name.toLowerCase().startsWith(`${make.toLowerCase()} `));
  const length = long?.length ?? name.search(/\s|$/);
  const model = name.slice(length).trim();
  const series = (/^\D*(?=\d)/.exec(model)?.[0] ?? model).replace(/[\s\-–_/.(]+$/, "");
  return { name, make: name.slice(0, length), model, series };
}

/** Where everything that fits a printer is shown by kind and in sets. */
export function printerHref(name: string): string {
  return `/compatibility?${new URLSearchParams({ printer: name })}`;
}

/** Where what fits a printer is listed, to be filtered and ordered further. */
export function fittingHref(name: string): string {
  return `/shop${listingQuery({ filters: { printer: [name] }, sort: "relevance", page: 1 })}`;
}
