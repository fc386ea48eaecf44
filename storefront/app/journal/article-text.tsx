import { langOfText } from "~/language/language.ts";
import { m } from "~/paraglide/messages.js";
import type { ArticleSource, WholeArticle } from "./article.ts";

/** The text of an article, with its figures and its sources. */
export function ArticleText({ article }: { article: WholeArticle }) {
  return (
    <>
      <div lang={langOfText(article.language)} dangerouslySetInnerHTML={{ __html: article.html }} />
      <Sources sources={article.sources} />
    </>
  );
}

function Sources({ sources }: { sources: ArticleSource[] }) {
  return (
    <section className="mt-10 border-t border-line pt-5 text-sm text-key-soft">
      <h2 className="text-base text-key">{m.journal_sources()}</h2>
      <ul className="mt-2 space-y-1.5">
        {sources.map(({ title, url }) => (
          <li key={title}>
            {url ? (
              <a href={url} rel="noreferrer" className="text-link">
                {title}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
