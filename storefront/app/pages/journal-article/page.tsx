import { data } from "react-router-dom";
import type { ArticleSection } from "~/journal/article.ts";
import { ArticlePicture } from "~/journal/article-picture.tsx";
import { findArticle, publishedWords } from "~/journal/articles.ts";
import { pageMeta, shopAddress } from "~/layout/page-meta.ts";
import { Breadcrumb } from "~/ui/breadcrumb.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import type { Route } from "./+types/page";

export function loader({ params }: Route.LoaderArgs) {
  const article = findArticle(params.slug);
  if (!article) throw data("There is no such article.", { status: 404 });
  return { article };
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const path = `/journal/${params.slug}`;
  if (!loaderData) return [];
  const { title, summary, published } = loaderData.article;
  return [
    ...pageMeta(matches, { title, description: summary, path }),
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "Article",
        headline: title,
        description: summary,
        datePublished: published,
        url: shopAddress(matches) + path,
      },
    },
  ];
}

export default function JournalArticlePage({ loaderData }: Route.ComponentProps) {
  const { article } = loaderData;
  return (
    <article className="shell pt-5">
      <Breadcrumb
        crumbs={[
          { label: "Home", to: "/" },
          { label: "Journal", to: "/journal" },
          { label: article.title, to: `/journal/${article.slug}` },
        ]}
      />
      <div className="mx-auto mt-8 max-w-[44rem]">
        <h1 className="text-3xl">{article.title}</h1>
        <p className="mt-4 text-lg text-key-soft">{article.summary}</p>
        <p className="mt-4 text-sm text-key-faint">
          <time dateTime={article.published}>{publishedWords(article)}</time>, {article.minutes}{" "}
          minutes
        </p>
        <ArticlePicture slug={article.slug} className="mt-8" />
        {article.sections.map((section) => (
          <Section key={section.paragraphs[0]} section={section} />
        ))}
        <div className="mt-12 flex flex-wrap gap-3 border-t border-line pt-8">
          <LinkButton to="/compatibility">Find ink for your printer</LinkButton>
          <LinkButton to="/journal" variant="secondary">
            More articles
          </LinkButton>
        </div>
      </div>
    </article>
  );
}

function Section({ section }: { section: ArticleSection }) {
  return (
    <section className="mt-9">
      {section.heading && <h2 className="mb-3 text-xl">{section.heading}</h2>}
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4 first:mt-0">
          {paragraph}
        </p>
      ))}
      {section.table && (
        <div className="mt-6">
          <table className="w-full text-left text-sm">
            <thead>
              <tr className="border-b-2 border-key">
                {section.table.head.map((cell) =>
                  cell === "" ? (
                    <td key="corner" />
                  ) : (
                    <th key={cell} scope="col" className="py-2 pr-4 font-semibold">
                      {cell}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {section.table.rows.map(([first, ...cells]) => (
                <tr key={first} className="border-b border-line align-top">
                  <th scope="row" className="py-2.5 pr-4 font-medium">
                    {first}
                  </th>
                  {cells.map((cell) => (
                    <td key={cell} className="py-2.5 pr-4 text-key-soft">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
