import type { Article } from "./article.ts";

export const pageYield: Article = {
  slug: "how-to-read-a-page-yield",
  title: "How to read a page yield",
  summary:
    "The number of pages on the box is measured, but not on your pages. What the standards count, and how to turn it into what a page will cost you.",
  published: "2026-09-14",
  minutes: 4,
  sections: [
    {
      paragraphs: [
        "A cartridge that is said to last 1,200 pages may last you 500 or 3,000. The number is honest all the same: it tells how many copies of a fixed set of test pages came out before the print faded. What matters is how your pages differ from those.",
      ],
    },
    {
      heading: "Three standards, three kinds of page",
      paragraphs: [
        "Most makers measure by a standard of ISO and IEC, and name it in the small print. The standards differ in what they print and in what they count as the end.",
      ],
      table: {
        head: ["Standard", "What it measures", "The test pages"],
        rows: [
          ["ISO/IEC 19752", "Black toner", "One page of text, about 5% covered"],
          ["ISO/IEC 19798", "Colour toner", "Five pages of text, charts and pictures"],
          ["ISO/IEC 24711", "Ink, in the office", "The same five pages, on plain paper"],
        ],
      },
    },
    {
      heading: "Coverage decides",
      paragraphs: [
        "Five per cent is a short letter without a logo. A page full of text comes to about eight, a slide with a coloured background to forty and more. Yield falls in proportion: at ten per cent you get about half the pages on the box.",
        "Colour printers spend a little of every colour on each cleaning. Whoever prints one page a week gives more ink to the cleaning than to the paper. A printer that stays switched on cleans less often.",
      ],
    },
    {
      heading: "What a page costs",
      paragraphs: [
        "Divide the price by the yield. A bottle of 70 ml for €8.90 that gives 4,000 pages comes to 0.22 cent a page. A cartridge for €17.90 that gives 180 comes to 10 cent. For colour, add up the four inks. We show this figure with every product whose yield is known, together with the standard it was measured by.",
        "Compare only figures of the same standard. A yield without one is the maker's own count, and nobody outside knows which pages were printed.",
      ],
    },
  ],
};
