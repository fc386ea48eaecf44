/** An article of the journal: plain text in sections, and a small table where figures say more. */
export type Article = {
  slug: string;
  title: string;
  /** One or two sentences, for lists and search engines. */
  summary: string;
  /** ISO date of publication. */
  published: string;
  minutes: number;
  sections: ArticleSection[];
};

export type ArticleSection = {
  heading?: string;
  paragraphs: string[];
  table?: { head: string[]; rows: string[][] };
};
