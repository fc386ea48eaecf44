import { printerHref } from "~/catalogue/printers/printer.ts";
import { m } from "~/paraglide/messages.js";
import type { Crumb } from "~/ui/breadcrumb.tsx";
import type { CompatibilityView } from "./compatibility-data.server.ts";

/** The URL of a make's printers, or of one of its series. */
export function makeHref(make: string, series?: string): string {
  const query = new URLSearchParams({ make, ...(series === undefined ? {} : { series }) });
  return `/compatibility?${query}`;
}

/** The breadcrumb of a view. */
export function crumbsTo(view: CompatibilityView): Crumb[] {
  const crumbs: Crumb[] = [
    { label: m.compatibility_home(), to: "/" },
    { label: m.compatibility_printers(), to: "/compatibility" },
  ];
  const make = view.kind === "printer" ? view.printer.make : "make" in view ? view.make : undefined;
  if (make !== undefined) crumbs.push({ label: make, to: makeHref(make) });
  if (view.kind === "models" && view.series !== undefined) {
    const label = view.series || m.compatibility_other_models();
    crumbs.push({ label, to: makeHref(view.make, view.series) });
  }
  if (view.kind === "printer") {
    crumbs.push({ label: view.printer.model, to: printerHref(view.printer.name) });
  }
  return crumbs;
}
