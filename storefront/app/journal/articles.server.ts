import { parse } from "yaml";
import { z } from "zod";
import { currentLanguage, type Language, languages, mainLanguage } from "~/language/language.ts";
import type { Article, WholeArticle } from "./article.ts";
import { articleHtml, readingMinutes } from "./article-html.server.ts";

/** The texts stay on the server: a page gets only its article, in its language. */
const files = import.meta.glob<string>("./articles/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const FrontMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  date: z.iso.date(),
  updated: z.iso.date(),
  language: z.enum(languages),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  categories: z.array(z.string()),
  related: z.array(z.string()),
  sources: z.array(z.strictObject({ title: z.string(), url: z.url().optional() })).min(1),
});

/**
 * Reads the file of an article: YAML front matter between two lines of dashes, then the text.
 *
 * @throws Error with the file's name if it is not valid
 */
export function readArticle(name: string, file: string): WholeArticle {
  try {
    const [, head = "", markdown = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
    const html = articleHtml(markdown);
    return { ...FrontMatter.parse(parse(head)), html, minutes: readingMinutes(html) };
  } catch (error) {
    throw new Error(`${name} is no article`, { cause: error });
  }
}

const articles = Object.entries(files)
  .map(([name, file]) => readArticle(name, file))
  .toSorted((one, other) => other.date.localeCompare(one.date));

/** The articles for pages in a language. One without a translation is in the main language. */
export function articlesIn<One extends Pick<Article, "slug" | "language">>(
  language: Language,
  all: One[],
): One[] {
  const own = new Set(all.filter((one) => one.language === language).map(({ slug }) => slug));
  return all.filter((one) => one.language === (own.has(one.slug) ? language : mainLanguage));
}

/** All articles for pages in a language, the newest first. */
export function allArticles(language: Language = currentLanguage()): WholeArticle[] {
  return articlesIn(language, articles);
}

/** The articles in the request's language, the newest first, for lists. */
export function articleList(count?: number): Article[] {
  return allArticles().slice(0, count).map(withoutText);
}

/** An article by its slug, in the request's language; undefined if there is none. */
export function findArticle(slug: string): WholeArticle | undefined {
  return allArticles().find((article) => article.slug === slug);
}

/** The articles that an article recommends, for lists. */
export function relatedArticles({ related }: Article): Article[] {
  return related.flatMap((slug) => findArticle(slug) ?? []).map(withoutText);
}

function withoutText({ html: _html, sources: _sources, ...article }: WholeArticle): Article {
  return article;
}
