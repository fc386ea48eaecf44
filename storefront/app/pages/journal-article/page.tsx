import { data, isRouteErrorResponse, Link, redirect } from "react-router-dom";
import { slugForm } from "~/catalogue/product/slug-form.ts";
import type { Article } from "~/journal/article.ts";
import { ArticlePicture } from "~/journal/article-picture.tsx";
import { ArticleTeasers } from "~/journal/article-teasers.tsx";
import { ArticleText } from "~/journal/article-text.tsx";
import { findArticle, relatedArticles } from "~/journal/articles.server.ts";
import { dayInWords } from "~/journal/day-in-words.ts";
import { langOfText } from "~/language/language.ts";
import { errorMeta } from "~/layout/error-meta.ts";
import { ErrorPage } from "~/layout/error-page.tsx";
import { NotFound } from "~/layout/not-found.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import { useRootData } from "~/layout/root-data.ts";
import { m } from "~/paraglide/messages.js";
import { Breadcrumb } from "~/ui/breadcrumb.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { StructuredData } from "~/ui/structured-data.tsx";
import type { Route } from "./+types/page";
import { articleStructure } from "./article-structure.ts";

export function loader({ params }: Route.LoaderArgs) {
  const article = findArticle(params.slug);
  const meant = findArticle(slugForm(params.slug));
  if (!article && meant) throw redirect(`/journal/${meant.slug}`, 301);
  if (!article) throw data("There is no such article.", { status: 404 });
  return { article, related: relatedArticles(article) };
}

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return errorMeta(error);
  const { title, description, slug } = loaderData.article;
  return pageMeta(matches, { title, description, path: `/journal/${slug}` });
}

export default function JournalArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, related } = loaderData;
  const { title, description } = article;
  const lang = langOfText(article.language);
  return (
    <div className="shell pt-5">
      <StructuredData data={articleStructure(article, useRootData()?.config.storefrontUrl ?? "")} />
      <Breadcrumb
        crumbs={[
          { label: m.journal_home(), to: "/" },
          { label: m.journal_journal(), to: "/journal" },
          { label: title, to: `/journal/${article.slug}` },
        ]}
      />
      <article dir="auto" className="mx-auto mt-8 max-w-[44rem]">
        <h1 lang={lang} className="text-3xl">
          {title}
        </h1>
        <p lang={lang} className="mt-4 text-lg text-key-soft">
          {description}
        </p>
        <Dates article={article} />
        <ArticlePicture slug={article.slug} className="mt-8" />
        <ArticleText article={article} />
        <ShopLinks article={article} />
      </article>
      <section className="mx-auto mt-16 max-w-[44rem] print:hidden">
        <h2 className="mb-6 text-2xl">{m.journal_read_next()}</h2>
        <ArticleTeasers heading="h3" articles={related} />
      </section>
    </div>
  );
}

/** A missing article has its own message; other errors get the error page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    return (
      <div className="shell">
        <ErrorPage error={error} />
      </div>
    );
  }
  return (
    <div className="shell">
      <NotFound title={m.journal_no_such_article()}>
        {m.journal_no_such_article_explanation()}{" "}
        <Link to="/journal" className="text-link">
          {m.journal_more()}
        </Link>
      </NotFound>
    </div>
  );
}

function Dates({ article }: { article: Article }) {
  return (
    <p className="mt-4 text-sm text-key-faint">
      <time dateTime={article.date}>{dayInWords(article.date)}</time>
      {article.updated !== article.date && (
        <>
          ,{" "}
          <time dateTime={article.updated}>
            {m.journal_updated({ day: dayInWords(article.updated) })}
          </time>
        </>
      )}
      , {m.journal_minutes({ minutes: article.minutes })}
    </p>
  );
}

function ShopLinks({ article }: { article: Article }) {
  const categories = useRootData()?.categories ?? [];
  const categoryPaths = categories.filter(({ slug }) => article.categories.includes(slug));
  return (
    <div className="mt-10 rounded-md bg-wash p-5 sm:p-6 print:hidden">
      <h2 className="text-lg">{m.journal_in_the_shop()}</h2>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to="/compatibility">{m.journal_find_ink()}</LinkButton>
        {categoryPaths.map(({ slug, name }) => (
          <LinkButton key={slug} to={`/category/${slug}`} variant="secondary">
            {name}
          </LinkButton>
        ))}
        <LinkButton
          to={`/contact?${new URLSearchParams({ subject: article.title })}`}
          variant="quiet"
        >
          {m.journal_ask()}
        </LinkButton>
      </div>
    </div>
  );
}
