import type { ShortList } from "@chemical-ink/product-api/contract/listing";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { AddOneButton } from "~/cart/view/add-to-cart-button.tsx";
import { ProductGrid } from "~/catalogue/listing/product-grid.tsx";
import { RetryAlert } from "~/catalogue/retry-alert.tsx";
import { ArticleTeasers } from "~/journal/article-teasers.tsx";
import { articleList } from "~/journal/articles.server.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import { SiteData } from "~/layout/site-data.tsx";
import { m } from "~/paraglide/messages.js";
import type { Failure, Result } from "~/server/result.ts";
import { ArrowForwardIcon } from "~/ui/icons.tsx";
import type { Route } from "./+types/page";
import { CategoryTiles } from "./category-tiles.tsx";
import { Hero } from "./hero.tsx";
import { homeData } from "./home-data.server.ts";
import { ProductOfTheYear } from "./product-of-the-year.tsx";
import { SellingFacts } from "./selling-facts.tsx";

export async function loader() {
  return { ...(await homeData()), articles: articleList(3) };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: m.home_title(), description: m.home_description(), path: "/" });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { tiles, ofTheYear, arrivals, sellers, examplePrinters, articles } = loaderData;
  return (
    <>
      <Hero examplePrinters={examplePrinters} />
      <Section title={m.home_table_title()} more={{ to: "/shop", label: m.home_table_more() }}>
        {tiles.ok ? (
          <CategoryTiles tiles={tiles.value} />
        ) : (
          <RetryAlert failure={tiles.problem} title={m.home_table_failed()} />
        )}
      </Section>
      <ProductOfTheYearSection result={ofTheYear} />
      <ProductRowSection
        title={m.home_sellers_title()}
        more={{ to: "/shop", label: m.home_sellers_more() }}
        result={sellers}
      />
      <SellingFacts />
      <ProductRowSection
        title={m.home_arrivals_title()}
        more={{ to: "/shop?sort=newest", label: m.home_arrivals_more() }}
        result={arrivals}
      />
      <Section
        title={m.home_journal_title()}
        more={{ to: "/journal", label: m.home_journal_more() }}
      >
        <ArticleTeasers heading="h3" articles={articles} />
      </Section>
      <SiteData />
    </>
  );
}

type SectionProps = {
  title: string;
  more: { to: string; label: string };
  children: ReactNode;
};

function Section({ title, more, children }: SectionProps) {
  return (
    <section className="shell pt-16">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-2xl">{title}</h2>
        <Link
          to={more.to}
          className="group inline-flex min-h-11 items-center gap-2 text-sm font-semibold hover:underline"
        >
          {more.label}
          <ArrowForwardIcon className="transition-transform group-hover:translate-x-1 rtl:group-hover:-translate-x-1" />
        </Link>
      </div>
      {children}
    </section>
  );
}

function ProductOfTheYearSection({
  result,
}: {
  result: Route.ComponentProps["loaderData"]["ofTheYear"];
}) {
  if (!result.ok) return <FailedSection failure={result.problem} title={m.home_year_failed()} />;
  return result.value && <ProductOfTheYear product={result.value} />;
}

function FailedSection({ failure, title }: { failure: Failure; title: string }) {
  return (
    <div className="shell pt-16">
      <RetryAlert failure={failure} title={title} />
    </div>
  );
}

type ProductRowSectionProps = Omit<SectionProps, "children"> & { result: Result<ShortList> };

function ProductRowSection({ result, ...section }: ProductRowSectionProps) {
  if (result.ok && result.value.products.length === 0) return null;
  return (
    <Section {...section}>
      {result.ok ? (
        <ProductGrid products={result.value.products} action={AddOneButton} heading="h3" />
      ) : (
        <RetryAlert failure={result.problem} title={m.home_row_failed()} />
      )}
    </Section>
  );
}
