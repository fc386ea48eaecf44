import type { Article } from "~/journal/article.ts";
import { currentLanguage, pathIn } from "~/language/language.ts";
import { company } from "~/layout/company.ts";

/** An article in schema.org's terms, for search engines. */
export function articleStructure(article: Article, shopAddress: string) {
  const publisher = { "@type": "Organization", name: company.name, url: shopAddress };
  const url = shopAddress + pathIn(currentLanguage(), `/journal/${article.slug}`);
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: article.title,
    description: article.description,
    datePublished: article.date,
    dateModified: article.updated,
    inLanguage: currentLanguage(),
    mainEntityOfPage: url,
    url,
    author: publisher,
    publisher,
  };
}
