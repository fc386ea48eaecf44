import type { Article } from "~/journal/article.ts";
import { teaserOf } from "~/journal/articles.ts";
import { currentLanguage, pathIn } from "~/language/language.ts";
import { company } from "~/layout/company.ts";

/** An article as schema.org describes one, for search engines. */
export function articleStructure(article: Article, shopAddress: string) {
  const { title, summary } = teaserOf(article);
  const publisher = { "@type": "Organization", name: company.name, url: shopAddress };
  const url = shopAddress + pathIn(currentLanguage(), `/journal/${article.slug}`);
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    description: summary,
    datePublished: article.published,
    dateModified: article.updated,
    inLanguage: currentLanguage(),
    mainEntityOfPage: url,
    url,
    author: publisher,
    publisher,
  };
}
