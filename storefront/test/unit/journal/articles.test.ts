import { describe, expect, it } from "vitest";
import {
  allArticles,
  articleList,
  articlesIn,
  findArticle,
  readArticle,
  relatedArticles,
} from "~/journal/articles.server.ts";
import { inLanguage } from "~/language/language.server.ts";
import { languages } from "~/language/language.ts";

const slugs = allArticles("en").map(({ slug }) => slug);

describe.each(languages)("the journal in %s", (language) => {
  it.each(slugs)("%s has a title, a description, a text and its sources", (slug) => {
    inLanguage(language, () => {
      const article = findArticle(slug);
      expect(article?.title).toMatch(/\w/);
      const { length } = article?.description ?? "";
      expect(length).toBeGreaterThan(40);
      // The length that search engines show.
      expect(length).toBeLessThanOrEqual(200);
      expect(article?.html.match(/<section class="mt-9">/g)?.length).toBeGreaterThan(2);
      expect(article?.sources.length).toBeGreaterThan(0);
      expect(article?.minutes).toBeGreaterThanOrEqual(1);
      expect(article?.minutes).toBeLessThanOrEqual(5);
    });
  });

  it("lists articles without their texts, the newest first", () => {
    inLanguage(language, () => {
      const list = articleList();
      expect(list.map(({ slug }) => slug)).toEqual(slugs);
      expect(list.some((article) => "html" in article)).toBe(false);
      const days = list.map(({ date }) => date);
      expect(days).toEqual([...days].sort().reverse());
      expect(articleList(3)).toEqual(list.slice(0, 3));
    });
  });
});

it("the same headings, tables and lists stand in every language, under the same dates", () => {
  const shapes = languages.map((language) =>
    allArticles(language).map(({ slug, date, updated, categories, related, sources, html }) => ({
      ...{ slug, date, updated, categories, related },
      urls: sources.map(({ url }) => url),
      shape: html.match(/<\w+|width="[^"]*"/g),
    })),
  );
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
});

it("an article without a translation is read in the main language", () => {
  const all = [
    { slug: "ink", language: "en" as const },
    { slug: "ink", language: "fr" as const },
    { slug: "toner", language: "en" as const },
    { slug: "papier", language: "de" as const },
  ];
  expect(articlesIn("fr", all)).toEqual([all[1], all[2]]);
  expect(articlesIn("en", all)).toEqual([all[0], all[2]]);
});

it("articles lead to articles that exist, never to themselves, and are changed after they appear", () => {
  for (const article of allArticles("en")) {
    const related = relatedArticles(article);
    expect(related.map(({ slug }) => slug)).toEqual(article.related);
    expect(article.related).not.toContain(article.slug);
    expect(article.updated >= article.date).toBe(true);
  }
});

it("French is typeset as French: a narrow space before ; : ! ? and within « »", () => {
  const french = allArticles("fr").flatMap(({ title, description, sources, html }) => [
    title,
    description,
    ...sources.map((source) => source.title),
    html.replace(/<[^>]*>/g, '"'),
  ]);
  expect(
    JSON.stringify(french).match(
      /[\p{L}\d)»] ?[;!?](?=\s|")|[\p{L})]:(?=\s)|«[^\u202f]|[^\u202f]»|\w'\w|&#39;/gu,
    ),
  ).toBeNull();
});

it("German is typeset as German: „…“, and no other quotation marks", () => {
  const german = allArticles("de").flatMap(({ title, description, sources, html }) => [
    title,
    description,
    ...sources.map((source) => source.title),
    html.replace(/<[^>]*>/g, "\n"),
  ]);
  for (const text of german.join("\n").split("\n")) {
    expect(text.replaceAll(/„[^„“]*“/g, "")).not.toMatch(/["'„“”’«»]|&#3[49];|\d [%€]|\d °C/);
  }
});

describe("a file of an article", () => {
  const head = ["title: Ink", "description: On ink.", "date: 2026-01-02", "updated: 2026-01-03"];
  head.push("language: en", "slug: ink", "categories: []", "related: []");
  const file = (lines: string[]) =>
    `---\n${lines.join("\n")}\nsources:\n  - title: A book\n---\n\nText.\n`;

  it("is read with its front matter", () => {
    expect(readArticle("ink.md", file(head))).toMatchObject({
      slug: "ink",
      date: "2026-01-02",
      sources: [{ title: "A book" }],
      html: expect.stringContaining("Text."),
    });
  });

  it.each([
    ["a field that nobody knows", [...head, "tags: []"]],
    ["a date that is none", head.map((line) => line.replace("2026-01-02", "soon"))],
    ["no title", head.slice(1)],
    ["a language the shop has not", head.map((line) => line.replace("en", "xx"))],
  ])("is refused with %s, and named", (_what, lines) => {
    expect(() => readArticle("ink.md", file(lines))).toThrow("ink.md is no article");
  });
});
