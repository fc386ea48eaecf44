import type { Language } from "~/language/language.ts";

/** An article without its text, for lists. */
export interface Article {
  slug: string;
  /** The main language where the article is not translated. */
  language: Language;
  title: string;
  /** One or two sentences, for lists and search engines. */
  description: string;
  /** When it was published and last changed, as ISO dates. */
  date: string;
  updated: string;
  /** Slugs of the shop's categories that the article treats. */
  categories: string[];
  related: string[];
  /** Reading time, in whole minutes. */
  minutes: number;
}

/** A source of an article. */
export interface ArticleSource {
  title: string;
  url?: string;
}

/** An article with its text. */
export interface WholeArticle extends Article {
  sources: ArticleSource[];
  /** Its sections as HTML, rendered from the shop's own Markdown, so that it is safe to insert. */
  html: string;
}
