import { ArticleTeasers } from "~/journal/article-teasers.tsx";
import { articleList } from "~/journal/articles.server.ts";
import { currentLanguage, pathIn } from "~/language/language.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import { m } from "~/paraglide/messages.js";
import type { Route } from "./+types/page";

export function loader() {
  return { articles: articleList() };
}

const feedAddress = () => pathIn(currentLanguage(), "/journal/feed.xml");

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, {
      title: m.journal_journal(),
      description: m.journal_description(),
      path: "/journal",
    }),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/atom+xml",
      title: m.journal_journal(),
      href: feedAddress(),
    },
  ];
}

export default function JournalPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="shell pt-10">
      <h1 className="text-3xl">{m.journal_journal()}</h1>
      <p className="mt-3 max-w-2xl text-lg text-key-soft">{m.journal_introduction()}</p>
      <div className="mt-10">
        <ArticleTeasers heading="h2" articles={loaderData.articles} withMinutes />
      </div>
      <p className="mt-12 text-sm">
        <a href={feedAddress()} className="inline-block py-1.5 text-link">
          {m.journal_subscribe()}
        </a>
      </p>
    </div>
  );
}
