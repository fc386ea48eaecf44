import { Link } from "react-router-dom";
import { ArticlePicture } from "./article-picture.tsx";
import { articles, publishedWords } from "./articles.ts";

/** All articles side by side, each with its picture and what it tells. */
export function ArticleTeasers({ heading: Heading }: { heading: "h2" | "h3" }) {
  return (
    <ul className="grid gap-x-6 gap-y-10 md:grid-cols-3">
      {articles.map((article) => (
        <li key={article.slug} className="group relative">
          <ArticlePicture slug={article.slug} />
          <p className="mt-3 text-xs text-key-faint">
            <time dateTime={article.published}>{publishedWords(article)}</time>, {article.minutes}{" "}
            minutes
          </p>
          <Heading className="mt-1 text-lg">
            <Link
              to={`/journal/${article.slug}`}
              className="before:absolute before:inset-0 group-hover:underline"
            >
              {article.title}
            </Link>
          </Heading>
          <p className="mt-1.5 text-sm text-key-soft">{article.summary}</p>
        </li>
      ))}
    </ul>
  );
}
