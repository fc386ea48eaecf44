import type { Product } from "@chemical-ink/product-api/contract/product";
import { redirect } from "react-router-dom";
import { type KnownPrinter, type PrinterGroup, printerHref } from "~/catalogue/printers/printer.ts";
import type { PrinterDirectory } from "~/catalogue/printers/printer-directory.ts";
import { printerDirectory } from "~/catalogue/printers/printers.server.ts";
import { listProducts } from "~/catalogue/product-api.server.ts";
import { typedText } from "~/catalogue/search/typed-text.ts";
import type { Failure } from "~/server/result.ts";

/** The most printers of a search that are shown; another letter narrows it. */
const mostFound = 60;
/** A make with more models is shown by series first. */
const fewModels = 90;

/** The content of the page, from all makes down to what fits one printer. */
export type CompatibilityView =
  | { kind: "failed"; failure: Failure }
  | { kind: "makes" }
  | { kind: "series"; make: string; series: PrinterGroup[] }
  | { kind: "models"; make: string; series: string | undefined; printers: KnownPrinter[] }
  | { kind: "found"; typed: string; printers: KnownPrinter[]; total: number }
  | { kind: "unknown"; name: string; printers: KnownPrinter[] }
  | { kind: "printer"; printer: KnownPrinter; products: Product[] };

export type CompatibilityData = { makes: PrinterGroup[]; view: CompatibilityView };

/**
 * Reads the query: `printer`, `q`, or `make` with or without `series`.
 *
 * @throws a redirect to the printer's URL if its name was written in another way
 */
export async function compatibilityData(query: URLSearchParams): Promise<CompatibilityData> {
  const directory = await printerDirectory();
  if (!directory.ok) return { makes: [], view: { kind: "failed", failure: directory.problem } };
  return { makes: directory.value.makes, view: await viewOf(query, directory.value) };
}

async function viewOf(
  query: URLSearchParams,
  directory: PrinterDirectory,
): Promise<CompatibilityView> {
  const name = typedText(query.get("printer"));
  if (name) return printerView(name, directory);
  const typed = typedText(query.get("q"));
  if (typed) return { kind: "found", typed, ...directory.like(typed, mostFound) };
  const [first] = directory.printersOf(typedText(query.get("make")));
  if (!first) return { kind: "makes" };
  const { make } = first;
  const series = query.has("series") ? typedText(query.get("series")) : undefined;
  const printers = directory.printersOf(make, series);
  return series === undefined && printers.length > fewModels
    ? { kind: "series", make, series: directory.seriesOf(make) }
    : { kind: "models", make, series, printers };
}

async function printerView(name: string, directory: PrinterDirectory): Promise<CompatibilityView> {
  const printer = directory.named(name);
  if (!printer) return { kind: "unknown", name, printers: directory.like(name, 12).printers };
  if (printer.name !== name) throw redirect(printerHref(printer.name), 301);
  const listing = await listProducts({ filters: { printer: [printer.name] }, itemsPerPage: 100 });
  return listing.ok
    ? { kind: "printer", printer, products: listing.value.products }
    : { kind: "failed", failure: listing.problem };
}

/** The status of the answer, for machines. */
export function statusOf({ view }: CompatibilityData): number {
  if (view.kind === "failed") return view.failure.status;
  return view.kind === "unknown" ? 404 : 200;
}
