import { afterEach, describe, expect, it, vi } from "vitest";
import { articleBody, minutesOfAll } from "~/journal/article-bodies.server.ts";
import { articles, findArticle, teaserOf } from "~/journal/articles.ts";
import { inLanguage } from "~/language/language.server.ts";
import { languages } from "~/language/language.ts";

afterEach(() => vi.restoreAllMocks());

describe.each(languages)("the journal in %s", (language) => {
  it.each(articles)("$slug has a title, a summary, a text and its sources", (article) => {
    inLanguage(language, () => {
      const { title, summary } = teaserOf(article);
      expect(title).not.toBe(article.slug);
      expect(summary.length).toBeGreaterThan(40);
      // What search engines show of it.
      expect(summary.length).toBeLessThanOrEqual(200);
      const body = articleBody(article.slug);
      expect(body?.sections.length).toBeGreaterThan(2);
      expect(body?.sources.length).toBeGreaterThan(0);
      expect(minutesOfAll()[article.slug]).toBeGreaterThanOrEqual(1);
    });
  });

  it("has tables whose rows are as long as their heads", () => {
    inLanguage(language, () => {
      for (const { slug } of articles) {
        for (const { table } of articleBody(slug)?.sections ?? []) {
          for (const row of table?.rows ?? [])
            expect(row, slug).toHaveLength(table?.head.length ?? 0);
        }
      }
    });
  });
});

it("the same tables and lists stand in both languages", () => {
  for (const { slug } of articles) {
    const shape = (language: (typeof languages)[number]) =>
      inLanguage(language, () =>
        articleBody(slug)?.sections.map(({ paragraphs, list, table, bars }) => [
          paragraphs.length,
          list?.length,
          table?.rows.length,
          bars?.rows.map(({ value }) => value),
        ]),
      );
    expect(shape("fr"), slug).toEqual(shape("en"));
  }
});

it("articles lead to articles that exist, never to themselves, and are changed after they appear", () => {
  for (const { slug, related, published, updated } of articles) {
    expect(related.every((other) => other !== slug && findArticle(other))).toBe(true);
    expect(updated >= published).toBe(true);
  }
  const days = articles.map(({ published }) => published);
  expect(days).toEqual([...days].sort().reverse());
});

it("French is typeset as French: a narrow space before ; : ! ? and within « »", () => {
  const french = inLanguage("fr", () =>
    JSON.stringify(articles.map((article) => [teaserOf(article), articleBody(article.slug)])),
  );
  const texts = french.replaceAll(/https?:\/\/\S+?"/g, '"').replaceAll(/":/g, '"');
  expect(
    texts.match(/[\p{L}\d)»] ?[;!?](?=\s|")|[\p{L})]:(?=\s)|«[^\u202f]|[^\u202f]»|\w'\w/gu),
  ).toBeNull();
});
