import { data } from "react-router-dom";
import { printerHref } from "~/catalogue/printers/printer.ts";
import { RetryAlert } from "~/catalogue/retry-alert.tsx";
import { breadcrumbStructure } from "~/layout/breadcrumb-structure.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import { m } from "~/paraglide/messages.js";
import { Breadcrumb } from "~/ui/breadcrumb.tsx";
import type { Route } from "./+types/page";
import {
  type CompatibilityData,
  type CompatibilityView,
  compatibilityData,
  statusOf,
} from "./compatibility-data.server.ts";
import { crumbsTo, makeHref } from "./crumbs.ts";
import { FoundPrinters, UnknownPrinter } from "./found-printers.tsx";
import { MakeTiles } from "./make-tiles.tsx";
import { MyPrinters } from "./my-printers.tsx";
import { PrinterSearch } from "./printer-search.tsx";
import { ModelList, SeriesTiles } from "./printers-of-make.tsx";
import { WhatFits } from "./what-fits.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const found = await compatibilityData(new URL(request.url).searchParams);
  return data(found, { status: statusOf(found) });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const view: CompatibilityView = loaderData?.view ?? { kind: "makes" };
  return [
    ...pageMeta(matches, {
      ...titleOf(view),
      hidden: view.kind === "found" || view.kind === "unknown" || view.kind === "failed",
    }),
    breadcrumbStructure(matches, crumbsTo(view)),
  ];
}

function titleOf(view: CompatibilityView): { title: string; description: string; path: string } {
  switch (view.kind) {
    case "printer": {
      const { name } = view.printer;
      const description = m.compatibility_description_for({ name, count: view.products.length });
      return {
        title: m.compatibility_title_of_printer({ name }),
        description,
        path: printerHref(name),
      };
    }
    case "series":
      return {
        title: m.compatibility_title_for({ name: view.make }),
        description: m.compatibility_find_description(),
        path: makeHref(view.make),
      };
    case "models": {
      const title = m.compatibility_title_for({ name: `${view.make} ${view.series ?? ""}`.trim() });
      return {
        title,
        description: m.compatibility_find_description(),
        path: makeHref(view.make, view.series),
      };
    }
    default:
      return {
        title: m.compatibility_find_title(),
        description: m.compatibility_find_description(),
        path: "/compatibility",
      };
  }
}

export default function CompatibilityPage({ loaderData }: Route.ComponentProps) {
  const { view } = loaderData;
  if (view.kind === "printer") return <WhatFits printer={view.printer} products={view.products} />;
  const isStart = view.kind === "makes" || view.kind === "found" || view.kind === "failed";
  return (
    <div className="shell pt-8">
      {!isStart && (
        <div className="mb-3">
          <Breadcrumb crumbs={crumbsTo(view)} />
        </div>
      )}
      <div className="max-w-3xl">
        <h1 className="text-3xl">{m.compatibility_heading()}</h1>
        <p className="mt-3 text-lg text-key-soft">{m.compatibility_introduction()}</p>
        <PrinterSearch typed={view.kind === "found" ? view.typed : ""} className="mt-6" />
        <MyPrinters />
      </div>
      <Below data={loaderData} />
    </div>
  );
}

function Below({ data: { view, makes } }: { data: CompatibilityData }) {
  switch (view.kind) {
    case "failed":
      return (
        <div className="mt-8">
          <RetryAlert failure={view.failure} title={m.compatibility_cannot_show()} />
        </div>
      );
    case "found":
      return <FoundPrinters {...view} />;
    case "unknown":
      return <UnknownPrinter {...view} />;
    case "series":
      return <SeriesTiles make={view.make} series={view.series} />;
    case "models":
      return <ModelList {...view} />;
    default:
      return <MakeTiles makes={makes} />;
  }
}
