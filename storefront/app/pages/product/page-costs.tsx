import type { Product } from "@chemical-ink/product-api/contract/product";
import { Link } from "react-router-dom";
import { costPerPage, costPerPageWords } from "~/catalogue/product/cost-per-page.ts";
import { formatNumber } from "~/language/formats.ts";
import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";
import type { PageCost } from "./product-data.server.ts";

type PageCostsProps = { product: Product; compared: PageCost[] };

/** The cost per page and its standard, compared with alternatives. */
export function PageCosts({ product, compared }: PageCostsProps) {
  const cost = costPerPageWords(product);
  if (!cost || product.pageYield === null) return null;
  const { yieldStandard } = product;
  return (
    <section aria-labelledby="page-costs">
      <h2 id="page-costs" className="text-2xl">
        {m.page_costs_title()}
      </h2>
      <p className="mt-3 max-w-prose text-key-soft">
        {m.page_costs_words({ cost, pages: formatNumber(product.pageYield) })}
        {yieldStandard ? m.page_costs_by({ standard: yieldStandard }) : m.page_costs_own_count()}
        <Link to="/journal/how-to-read-a-page-yield" className="text-link">
          {m.page_costs_read()}
        </Link>
      </p>
      {compared.length > 1 && (
        <>
          <p className="mt-4 text-sm">{m.page_costs_against()}</p>
          <Bars product={product} compared={compared} />
        </>
      )}
    </section>
  );
}

function Bars({ product, compared }: PageCostsProps) {
  const highest = Math.max(...compared.map((other) => costPerPage(other) ?? 0));
  return (
    <ul className="mt-3 max-w-prose space-y-3">
      {compared.map((other) => {
        const isShown = other._id === product._id;
        const share = (costPerPage(other) ?? 0) / highest;
        return (
          <li key={other._id} className="text-sm">
            <p className="flex justify-between gap-4">
              <span className="min-w-0 truncate">
                {isShown ? (
                  <strong className="font-semibold">
                    {other.mpn || other.Title} ({m.page_costs_shown()})
                  </strong>
                ) : (
                  <Link to={`/product/${other.slug}`} className="text-link">
                    {other.Title}
                  </Link>
                )}
              </span>
              <span className={classNames("tabular-nums", isShown && "font-semibold")}>
                {costPerPageWords(other)}
              </span>
            </p>
            <svg
              aria-hidden="true"
              width={`${Math.max(2, share * 100)}%`}
              className={classNames(
                "mt-1 block h-2",
                isShown ? "fill-magenta" : "fill-line-strong",
              )}
            >
              <rect width="100%" height="100%" />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
