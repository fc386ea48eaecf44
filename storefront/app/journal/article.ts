/** An article without its text, for lists. */
export interface Article {
  slug: string;
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
