import type { Article } from "./article.ts";
import { dyeOrPigment } from "./dye-or-pigment.ts";
import { keepingInk } from "./keeping-ink.ts";
import { pageYield } from "./page-yield.ts";

/** All articles, the newest first. */
export const articles: Article[] = [pageYield, dyeOrPigment, keepingInk];

export function findArticle(slug: string): Article | undefined {
  return articles.find((article) => article.slug === slug);
}

/** The date for people: "14 September 2026". */
export function publishedWords({ published }: Pick<Article, "published">): string {
  return new Date(`${published}T12:00:00Z`).toLocaleDateString("en-IE", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
