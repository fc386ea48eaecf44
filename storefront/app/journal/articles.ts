import { formatDay } from "~/language/formats.ts";
import { textsIn } from "~/language/texts.ts";
import type { Article } from "./article.ts";

/** All articles, the newest first. */
export const articles: Article[] = [
  {
    slug: "reading-a-safety-data-sheet",
    published: "2026-11-02",
    updated: "2026-11-16",
    categories: ["ink-bottles", "toner"],
    related: ["keeping-ink-good", "dye-or-pigment"],
  },
  {
    slug: "what-a-page-costs",
    published: "2026-10-12",
    updated: "2026-10-12",
    categories: ["ink-bottles", "ink-cartridges", "toner"],
    related: ["how-to-read-a-page-yield", "dye-or-pigment"],
  },
  {
    slug: "how-to-read-a-page-yield",
    published: "2026-09-14",
    updated: "2026-11-09",
    categories: ["ink-cartridges", "toner"],
    related: ["what-a-page-costs", "keeping-ink-good"],
  },
  {
    slug: "dye-or-pigment",
    published: "2026-08-03",
    updated: "2026-10-19",
    categories: ["ink-bottles", "ink-cartridges"],
    related: ["keeping-ink-good", "what-a-page-costs"],
  },
  {
    slug: "keeping-ink-good",
    published: "2026-06-22",
    updated: "2026-09-28",
    categories: ["ink-bottles", "ink-cartridges", "toner"],
    related: ["reading-a-safety-data-sheet", "dye-or-pigment"],
  },
];

/** Title and summary, by slug; the summary is one or two sentences, for lists and search engines. */
const teasers = textsIn({
  en: {
    "reading-a-safety-data-sheet": {
      title: "How to read a safety data sheet",
      summary:
        "Sixteen sections, and four of them tell you nearly all. What the H and P phrases on an ink or a toner mean, and what to do about them.",
    },
    "what-a-page-costs": {
      title: "What a page really costs",
      summary:
        "The price on the shelf says little. How to work out the cost of a page, what the sum leaves out, and when the dearer printer is the cheaper one.",
    },
    "how-to-read-a-page-yield": {
      title: "How to read a page yield",
      summary:
        "The number of pages on the box is measured, but not on your pages. What the standards count, and how your own pages differ from it.",
    },
    "dye-or-pigment": {
      title: "Dye or pigment?",
      summary:
        "One is dissolved, the other floats. That small difference decides how bright a print is, whether it survives water, and what it does to the nozzles.",
    },
    "keeping-ink-good": {
      title: "Keeping ink good for years",
      summary:
        "Ink ages by air, light and frost. How to store bottles, cartridges and toner, and how to wake a printer that has stood still.",
    },
  },
  fr: {
    "reading-a-safety-data-sheet": {
      title: "Lire une fiche de données de sécurité",
      summary:
        "Seize rubriques, dont quatre disent presque tout. Ce que signifient les mentions H et P d’une encre ou d’un toner, et ce qu’il faut en faire.",
    },
    "what-a-page-costs": {
      title: "Ce que coûte vraiment une page",
      summary:
        "Le prix en rayon en dit peu. Comment calculer le coût d’une page, ce que le calcul oublie, et quand l’imprimante la plus chère revient moins cher.",
    },
    "how-to-read-a-page-yield": {
      title: "Comprendre un rendement en pages",
      summary:
        "Le nombre de pages sur la boîte est mesuré, mais pas sur vos pages. Ce que comptent les normes, et en quoi vos pages en diffèrent.",
    },
    "dye-or-pigment": {
      title: "Colorant ou pigment ?",
      summary:
        "L’un est dissous, l’autre flotte. Cette petite différence décide de l’éclat d’un tirage, de sa résistance à l’eau et de l’état des buses.",
    },
    "keeping-ink-good": {
      title: "Bien conserver l’encre",
      summary:
        "L’air, la lumière et le gel font vieillir l’encre. Comment ranger flacons, cartouches et toners, et réveiller une imprimante restée à l’arrêt.",
    },
  },
});

/** Title and summary of an article, in the language that is shown. */
export function teaserOf({ slug }: Pick<Article, "slug">): { title: string; summary: string } {
  return (
    Object.entries(teasers()).find(([known]) => known === slug)?.[1] ?? { title: slug, summary: "" }
  );
}

/** The article of an address, if there is one. */
export function findArticle(slug: string): Article | undefined {
  return articles.find((article) => article.slug === slug);
}

/** A date of an article for people: "14 September 2026". */
export function dayInWords(isoDate: string): string {
  return formatDay(new Date(`${isoDate}T12:00:00Z`));
}
