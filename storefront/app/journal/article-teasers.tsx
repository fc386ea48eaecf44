import { Link } from "react-router-dom";
import { textsIn } from "~/language/texts.ts";
import { classNames } from "~/ui/class-names.ts";
import type { Article } from "./article.ts";
import { ArticlePicture } from "./article-picture.tsx";
import { articles, dayInWords, teaserOf } from "./articles.ts";

const texts = textsIn({
  en: { minutes: (minutes: number) => `${minutes} min to read` },
  fr: { minutes: (minutes: number) => `${minutes} min de lecture` },
});

type ArticleTeasersProps = {
  heading: "h2" | "h3";
  /** Which ones; the three newest when nobody says. */
  shown?: Article[];
  /** Minutes of reading by slug, where they are known. */
  minutes?: Record<string, number>;
};

/** Articles side by side, each with its picture and what it tells. */
export function ArticleTeasers({
  heading: Heading,
  shown = articles.slice(0, 3),
  minutes = {},
}: ArticleTeasersProps) {
  return (
    <ul
      className={classNames(
        "grid gap-x-6 gap-y-10 sm:grid-cols-2",
        shown.length > 2 && "lg:grid-cols-3",
      )}
    >
      {shown.map((article) => {
        const { title, summary } = teaserOf(article);
        const time = minutes[article.slug];
        return (
          <li key={article.slug} className="group relative">
            <ArticlePicture slug={article.slug} />
            <p className="mt-3 text-xs text-key-faint">
              <time dateTime={article.published}>{dayInWords(article.published)}</time>
              {time !== undefined && `, ${texts().minutes(time)}`}
            </p>
            <Heading className="mt-1 text-lg">
              <Link
                to={`/journal/${article.slug}`}
                className="before:absolute before:inset-0 group-hover:underline"
              >
                {title}
              </Link>
            </Heading>
            <p className="mt-1.5 text-sm text-key-soft">{summary}</p>
          </li>
        );
      })}
    </ul>
  );
}
