/** What is known of an article without its text; of this, lists are made. */
export interface Article {
  slug: string;
  title: string;
  /** One or two sentences, for lists and search engines. */
  description: string;
  /** When it appeared and when it was last changed, as ISO dates. */
  date: string;
  updated: string;
  /** Slugs of the shop's categories that it is about. */
  categories: string[];
  /** Slugs of articles to read next. */
  related: string[];
  /** How long it takes to read, in whole minutes. */
  minutes: number;
}

/** Where an article can be read up. */
export interface ArticleSource {
  title: string;
  url?: string;
}

/** An article with its text. */
export interface WholeArticle extends Article {
  sources: ArticleSource[];
  /** Its sections, made of the shop's own Markdown: it can be put into a page as it is. */
  html: string;
}
