import { Link } from "react-router-dom";
import { printerHref } from "~/catalogue/empty-listing.tsx";
import { PrinterFinder } from "~/catalogue/printer-finder.tsx";
import { type KnownPrinter, printersLike, printersOfMake } from "~/catalogue/printers.server.ts";
import { listProducts } from "~/catalogue/product-api.server.ts";
import { RetryAlert } from "~/catalogue/retry-alert.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import { classNames } from "~/ui/class-names.ts";
import { ArrowRightIcon } from "~/ui/icons.tsx";
import type { Route } from "./+types/page";

export async function loader({ request }: Route.LoaderArgs) {
  const parameters = new URL(request.url).searchParams;
  const typed = (parameters.get("q") ?? "").trim().slice(0, 200);
  const make = (parameters.get("make") ?? "").trim().slice(0, 200);
  const [brands, printers] = await Promise.all([
    listProducts({ itemsPerPage: 1 }),
    typed ? printersLike(typed) : make ? printersOfMake(make) : undefined,
  ]);
  return {
    typed,
    make,
    makes: brands.ok ? brands.value.facets.brand.map(({ value }) => value).sort() : [],
    printers,
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const wanted = loaderData?.typed || loaderData?.make;
  return pageMeta(matches, {
    title: wanted ? `Ink and toner for ${wanted} printers` : "Find ink and toner by printer",
    description:
      "Name your printer and see the ink, toner and drums that fit it, and nothing else.",
    path: loaderData?.make
      ? `/compatibility?make=${encodeURIComponent(loaderData.make)}`
      : "/compatibility",
    hidden: Boolean(loaderData?.typed),
  });
}

export default function CompatibilityPage({ loaderData }: Route.ComponentProps) {
  const { typed, make, makes, printers } = loaderData;
  return (
    <div className="shell pt-10">
      <div className="max-w-3xl">
        <h1 className="text-3xl">What fits your printer</h1>
        <p className="mt-3 text-lg text-key-soft">
          The model is on the front of the printer, or on the label inside its lid. Type as much of
          it as you can read.
        </p>
        <PrinterFinder typed={typed} className="mt-6" />
      </div>
      <nav aria-label="Makes" className="mt-8">
        <ul className="flex flex-wrap gap-2">
          {makes.map((name) => (
            <li key={name}>
              <Link
                to={`/compatibility?make=${encodeURIComponent(name)}`}
                aria-current={name === make ? "page" : undefined}
                className={classNames(
                  "inline-flex min-h-10 items-center rounded-full border px-4 text-sm",
                  name === make
                    ? "border-key bg-key text-on-key"
                    : "border-line-strong hover:border-key hover:bg-wash",
                )}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-live="polite" className="mt-10">
        {printers?.ok === false && (
          <RetryAlert failure={printers.failure} title="The printers cannot be shown" />
        )}
        {printers?.ok && <Printers printers={printers.value} wanted={typed || make} />}
      </section>
    </div>
  );
}

function Printers({ printers, wanted }: { printers: KnownPrinter[]; wanted: string }) {
  if (printers.length === 0) {
    return (
      <div className="max-w-2xl">
        <h2 className="text-2xl">No printer called “{wanted}”</h2>
        <p className="mt-2 text-key-soft">
          Leave out the words and keep the number, such as L3150 or 2550. If it is still missing,{" "}
          <Link to="/contact" className="text-link">
            ask us
          </Link>{" "}
          or{" "}
          <Link to={`/search?q=${encodeURIComponent(wanted)}`} className="text-link">
            search all products for it
          </Link>
          .
        </p>
      </div>
    );
  }
  return (
    <>
      <h2 className="text-2xl">
        {printers.length === 1 ? "One printer" : `${printers.length} printers`} for “{wanted}”
      </h2>
      <ul className="mt-5 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {printers.map(({ name, supplies }) => (
          <li key={name} className="border-b border-line">
            <Link
              to={printerHref(name)}
              className="group flex min-h-13 items-center gap-3 py-2 hover:underline"
            >
              <span className="flex-1 font-medium">{name}</span>
              <span className="text-sm text-key-faint">
                {supplies} {supplies === 1 ? "product" : "products"}
              </span>
              <ArrowRightIcon className="transition-transform group-hover:translate-x-1" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
