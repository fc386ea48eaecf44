import { useEffect } from "react";
import { data } from "react-router-dom";
import {
  comparisonHref,
  followRenamedCompared,
  useComparedProducts,
} from "~/catalogue/compare/compared-products.ts";
import { RetryAlert } from "~/catalogue/retry-alert.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import type { Route } from "./+types/page";
import { compareData } from "./compare-data.server.ts";
import { ComparePicture } from "./compare-picture.tsx";
import { ComparisonTable } from "./comparison-table.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const compared = await compareData(new URL(request.url));
  return data(compared, { status: compared.result.ok ? 200 : compared.result.problem.status });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const products = loaderData?.result.ok ? loaderData.result.value.products : [];
  const titles = products.map(({ mpn, Title }) => mpn || Title).join(", ");
  return pageMeta(matches, {
    title: titles ? m.compare_of({ titles }) : m.compare_title(),
    description: m.compare_description(),
    path: comparisonHref(products.map(({ slug }) => slug)),
    // Search engines would find an endless number of pairs.
    hidden: products.length > 0 || !loaderData?.result.ok,
  });
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { result, tooMany, example } = loaderData;
  useEffect(() => {
    if (result.ok) followRenamedCompared(result.value.renamed);
  }, [result]);
  if (!result.ok) {
    return (
      <div className="shell py-16">
        <RetryAlert failure={result.problem} title={m.compare_failed()} />
      </div>
    );
  }
  const { products, missing } = result.value;
  return (
    <div className="shell pt-8">
      <h1 className="text-3xl">{m.compare_title()}</h1>
      <div className="mt-4 space-y-3 empty:hidden">
        {tooMany && <Alert tone="warning">{m.compare_too_many()}</Alert>}
        {missing.length > 0 && <Alert tone="warning">{m.compare_missing()}</Alert>}
        {products.length === 1 && (
          <Alert
            actions={
              <LinkButton to="/shop" size="sm" variant="secondary">
                {m.compare_more()}
              </LinkButton>
            }
          >
            {m.compare_one()}
          </Alert>
        )}
      </div>
      {products.length > 0 ? (
        <ComparisonTable products={products} />
      ) : (
        <NothingYet example={example} />
      )}
    </div>
  );
}

function NothingYet({ example }: { example: string[] }) {
  const chosen = useComparedProducts();
  return (
    <EmptyState
      picture={<ComparePicture />}
      title={m.compare_empty_title()}
      actions={
        <>
          {chosen.length > 0 && (
            <LinkButton to={comparisonHref(chosen.map(({ slug }) => slug))}>
              {m.compare_empty_chosen()}
            </LinkButton>
          )}
          <LinkButton to="/shop" variant={chosen.length > 0 ? "secondary" : "primary"}>
            {m.compare_empty_shop()}
          </LinkButton>
          {example.length > 1 && (
            <LinkButton to={comparisonHref(example)} variant="secondary">
              {m.compare_empty_example()}
            </LinkButton>
          )}
        </>
      }
    >
      <p>{m.compare_empty_text()}</p>
    </EmptyState>
  );
}
