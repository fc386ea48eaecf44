import { Link } from "react-router-dom";
import { langOfText } from "~/language/language.ts";
import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";
import type { Article } from "./article.ts";
import { ArticlePicture } from "./article-picture.tsx";
import { dayInWords } from "./day-in-words.ts";

type ArticleTeasersProps = {
  heading: "h2" | "h3";
  articles: Article[];
  withMinutes?: boolean;
};

/** Articles side by side, each with its picture, title and description. */
export function ArticleTeasers({
  heading: Heading,
  articles,
  withMinutes = false,
}: ArticleTeasersProps) {
  return (
    <ul
      className={classNames(
        "grid gap-x-6 gap-y-10 sm:grid-cols-2",
        articles.length > 2 && "lg:grid-cols-3",
      )}
    >
      {articles.map(({ slug, language, title, description, date, minutes }) => {
        const lang = langOfText(language);
        return (
          <li key={slug} className="group relative">
            <ArticlePicture slug={slug} />
            <p className="mt-3 text-xs text-key-faint">
              <time dateTime={date}>{dayInWords(date)}</time>
              {withMinutes && `, ${m.article_teasers_minutes({ minutes })}`}
            </p>
            <Heading lang={lang} className="mt-1 text-lg">
              <Link
                to={`/journal/${slug}`}
                className="before:absolute before:inset-0 group-hover:underline"
              >
                {title}
              </Link>
            </Heading>
            <p lang={lang} dir="auto" className="mt-1.5 text-sm text-key-soft">
              {description}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
