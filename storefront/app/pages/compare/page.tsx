import { useEffect } from "react";
import { data } from "react-router-dom";
import {
  comparisonHref,
  followRenamedCompared,
  useComparedProducts,
} from "~/catalogue/compare/compared-products.ts";
import { RetryAlert } from "~/catalogue/retry-alert.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import { Alert } from "~/ui/alert.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import type { Route } from "./+types/page";
import { compareData } from "./compare-data.server.ts";
import { ComparePicture } from "./compare-picture.tsx";
import { compareTexts } from "./compare-texts.ts";
import { ComparisonTable } from "./comparison-table.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const compared = await compareData(new URL(request.url));
  return data(compared, { status: compared.result.ok ? 200 : compared.result.problem.status });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const products = loaderData?.result.ok ? loaderData.result.value.products : [];
  const titles = products.map(({ mpn, Title }) => mpn || Title).join(", ");
  return pageMeta(matches, {
    title: titles ? compareTexts().of(titles) : compareTexts().title,
    description: compareTexts().description,
    path: comparisonHref(products.map(({ slug }) => slug)),
    // There are more pairs of products than anybody wants to find.
    hidden: products.length > 0 || !loaderData?.result.ok,
  });
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { result, tooMany, example } = loaderData;
  const texts = compareTexts();
  useEffect(() => {
    if (result.ok) followRenamedCompared(result.value.renamed);
  }, [result]);
  if (!result.ok) {
    return (
      <div className="shell py-16">
        <RetryAlert failure={result.problem} title={texts.failed} />
      </div>
    );
  }
  const { products, missing } = result.value;
  return (
    <div className="shell pt-8">
      <h1 className="text-3xl">{texts.title}</h1>
      <div className="mt-4 space-y-3 empty:hidden">
        {tooMany && <Alert tone="warning">{texts.tooMany}</Alert>}
        {missing.length > 0 && <Alert tone="warning">{texts.missing}</Alert>}
        {products.length === 1 && (
          <Alert
            actions={
              <LinkButton to="/shop" size="sm" variant="secondary">
                {texts.more}
              </LinkButton>
            }
          >
            {texts.one}
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
  const texts = compareTexts().empty;
  return (
    <EmptyState
      picture={<ComparePicture />}
      title={texts.title}
      actions={
        <>
          {chosen.length > 0 && (
            <LinkButton to={comparisonHref(chosen.map(({ slug }) => slug))}>
              {texts.chosen}
            </LinkButton>
          )}
          <LinkButton to="/shop" variant={chosen.length > 0 ? "secondary" : "primary"}>
            {texts.shop}
          </LinkButton>
          {example.length > 1 && (
            <LinkButton to={comparisonHref(example)} variant="secondary">
              {texts.example}
            </LinkButton>
          )}
        </>
      }
    >
      <p>{texts.text}</p>
    </EmptyState>
  );
}
