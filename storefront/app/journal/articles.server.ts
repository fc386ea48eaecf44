import { parse } from "yaml";
import { z } from "zod";
import { currentLanguage, type Language, languages } from "~/language/language.ts";
import type { Article, WholeArticle } from "./article.ts";
import { articleHtml, readingMinutes } from "./article-html.server.ts";

/** The articles' texts stay on the server: a page gets the one it shows, in its language. */
const files = import.meta.glob<string>("./articles/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What stands above the text of each file. */
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
 * Reads a file of an article: its front matter between two lines of dashes, in YAML, and its text.
 *
 * @throws Error where it cannot be read, with the name of the file
 */
export function readArticle(name: string, file: string): WholeArticle & { language: Language } {
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

/** All articles in the language of the request, or another one, the newest first. */
export function allArticles(language: Language = currentLanguage()): WholeArticle[] {
  return articles.filter((article) => article.language === language);
}

/** The articles in the language of the request, the newest first, for a list of them. */
export function articleList(count?: number): Article[] {
  return allArticles().slice(0, count).map(withoutText);
}

/** The article of a slug in the language of the request, if there is one. */
export function findArticle(slug: string): WholeArticle | undefined {
  return allArticles().find((article) => article.slug === slug);
}

/** The articles that an article leads to, for a list of them. */
export function relatedArticles({ related }: Article): Article[] {
  return related.flatMap((slug) => findArticle(slug) ?? []).map(withoutText);
}

function withoutText({ html: _html, sources: _sources, ...article }: WholeArticle): Article {
  return article;
}
