import { readTable } from "./read-table";

interface Country {
  /** ISO 3166-1 alpha-2, lower case. */
  code: string;
  /** Standard rate of value added tax, per cent. */
  vat: number;
}

/** The countries of the European Union. Rates change: these are for demonstration. */
export function demoCountries(): Country[] {
  return readTable<"code" | "vat">("countries.csv").map(({ code, vat }) => ({
    code,
    vat: Number(vat),
  }));
}
