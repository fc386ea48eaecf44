import { ArticleTeasers } from "~/journal/article-teasers.tsx";
import { articleList } from "~/journal/articles.server.ts";
import { journalTexts } from "~/journal/journal-texts.ts";
import { currentLanguage, pathIn } from "~/language/language.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import type { Route } from "./+types/page";

export function loader() {
  return { articles: articleList() };
}

const feedAddress = () => pathIn(currentLanguage(), "/journal/feed.xml");

export function meta({ matches }: Route.MetaArgs) {
  const { journal, description } = journalTexts();
  return [
    ...pageMeta(matches, { title: journal, description, path: "/journal" }),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/atom+xml",
      title: journal,
      href: feedAddress(),
    },
  ];
}

export default function JournalPage({ loaderData }: Route.ComponentProps) {
  const { journal, introduction, subscribe } = journalTexts();
  return (
    <div className="shell pt-10">
      <h1 className="text-3xl">{journal}</h1>
      <p className="mt-3 max-w-2xl text-lg text-key-soft">{introduction}</p>
      <div className="mt-10">
        <ArticleTeasers heading="h2" articles={loaderData.articles} withMinutes />
      </div>
      <p className="mt-12 text-sm">
        <a href={feedAddress()} className="inline-block py-1.5 text-link">
          {subscribe}
        </a>
      </p>
    </div>
  );
}
