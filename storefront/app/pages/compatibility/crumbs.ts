import { printerHref } from "~/catalogue/printers/printer.ts";
import type { Crumb } from "~/ui/breadcrumb.tsx";
import type { CompatibilityView } from "./compatibility-data.server.ts";
import { compatibilityTexts as texts } from "./compatibility-texts.ts";

/** Where a make's printers are, or those of one of its series. */
export function makeHref(make: string, series?: string): string {
  const query = new URLSearchParams({ make, ...(series === undefined ? {} : { series }) });
  return `/compatibility?${query}`;
}

/** The way from the home page to what is shown. */
export function crumbsTo(view: CompatibilityView): Crumb[] {
  const crumbs = [
    { label: texts().home, to: "/" },
    { label: texts().printers, to: "/compatibility" },
  ];
  const make = view.kind === "printer" ? view.printer.make : "make" in view ? view.make : undefined;
  if (make !== undefined) crumbs.push({ label: make, to: makeHref(make) });
  if (view.kind === "models" && view.series !== undefined) {
    const label = view.series || texts().otherModels;
    crumbs.push({ label, to: makeHref(view.make, view.series) });
  }
  if (view.kind === "printer") {
    crumbs.push({ label: view.printer.model, to: printerHref(view.printer.name) });
  }
  return crumbs;
}
