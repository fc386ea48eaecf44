import { currentLanguage } from "~/language/language.ts";
import type { ArticleBody, ArticleText } from "./article.ts";
import { dyeOrPigment } from "./texts/dye-or-pigment.ts";
import { keepingInk } from "./texts/keeping-ink.ts";
import { pageYield } from "./texts/page-yield.ts";
import { safetyDataSheet } from "./texts/safety-data-sheet.ts";
import { whatAPageCosts } from "./texts/what-a-page-costs.ts";

/** The texts stay on the server: a page gets the one article it shows, in its language. */
const texts = new Map<string, ArticleText>([
  ["reading-a-safety-data-sheet", safetyDataSheet],
  ["what-a-page-costs", whatAPageCosts],
  ["how-to-read-a-page-yield", pageYield],
  ["dye-or-pigment", dyeOrPigment],
  ["keeping-ink-good", keepingInk],
]);

/** How fast people read such a text, in words a minute. */
const readingSpeed = 200;

/** The text of an article in the language of the request. */
export function articleBody(slug: string): ArticleBody | undefined {
  return texts.get(slug)?.[currentLanguage()];
}

/** How long an article takes to read, in whole minutes. */
export function readingMinutes({ sections }: ArticleBody): number {
  const words = sections.flatMap(({ heading = "", paragraphs, list = [], table, bars }) => [
    heading,
    ...paragraphs,
    ...list,
    ...(table ? [table.caption, ...table.head, ...table.rows.flat()] : []),
    ...(bars ? [bars.caption, ...bars.rows.flatMap(({ label, text }) => [label, text])] : []),
  ]);
  return Math.max(1, Math.round(words.join(" ").split(/\s+/).length / readingSpeed));
}

/** Minutes of reading by slug, for lists. */
export function minutesOfAll(): Record<string, number> {
  return Object.fromEntries(
    [...texts].map(([slug, text]) => [slug, readingMinutes(text[currentLanguage()])]),
  );
}
