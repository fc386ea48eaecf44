import type { Language } from "~/language/language.ts";

/** What is known of an article without its text; of this, lists are made. */
export interface Article {
  slug: string;
  /** ISO dates. */
  published: string;
  updated: string;
  /** Slugs of the shop's categories that it is about. */
  categories: string[];
  /** Slugs of articles to read next. */
  related: string[];
}

/** The text of an article in each language. */
export type ArticleText = Record<Language, ArticleBody>;

export interface ArticleBody {
  sections: ArticleSection[];
  /** Where it can be read up. */
  sources: ArticleSource[];
}

export interface ArticleSection {
  heading?: string;
  paragraphs: string[];
  list?: string[];
  table?: ArticleTable;
  bars?: ArticleBars;
}

export interface ArticleTable {
  caption: string;
  /** The first may be empty: the corner above the rows' names. */
  head: string[];
  rows: string[][];
}

/** Figures side by side, each as long as it is large. */
export interface ArticleBars {
  caption: string;
  rows: { label: string; value: number; text: string }[];
}

export interface ArticleSource {
  title: string;
  url?: string;
}
