import { ArticleTeasers } from "~/journal/article-teasers.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import type { Route } from "./+types/page";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Journal",
    description: "Short, useful articles about ink, toner and the printers that use them.",
    path: "/journal",
  });
}

export default function JournalPage() {
  return (
    <div className="shell pt-10">
      <h1 className="text-3xl">Journal</h1>
      <p className="mt-3 max-w-2xl text-lg text-key-soft">
        What we are asked at the counter, answered once and in full.
      </p>
      <div className="mt-10">
        <ArticleTeasers heading="h2" />
      </div>
    </div>
  );
}
