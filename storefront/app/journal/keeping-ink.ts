import type { Article } from "./article.ts";

export const keepingInk: Article = {
  slug: "keeping-ink-good",
  title: "Keeping ink good for years",
  summary:
    "Ink ages by air, light and frost. How to store bottles, cartridges and toner, and how to wake a printer that has stood still.",
  published: "2026-06-22",
  minutes: 3,
  sections: [
    {
      heading: "On the shelf",
      paragraphs: [
        "Unopened, an ink keeps for about two years from the date on the box, toner for about three. Keep it at room temperature, dark and upright, in its wrapping. Frost is worse than warmth: frozen pigment clumps and does not come apart again.",
        "Turn bottles of pigment ink over a few times every other month. Never shake them: the foam gets into the tubes.",
      ],
    },
    {
      heading: "Once opened",
      paragraphs: [
        "Use an opened cartridge within six months. Fill a tank to its upper line rather than a little at a time, so that less air stands over the ink, and close the bottle at once. If a cartridge must come out, seal its outlet with the clip it came with and lay it in a closed box.",
      ],
    },
    {
      heading: "After a long pause",
      paragraphs: [
        "Print a nozzle check first. If lines are missing, clean once, wait an hour, and check again: the fresh ink needs time to soften what has dried. Three cleanings in a row help no more than one, and they fill the waste pad.",
        "Best of all is not to let it come to that. One page in colour a week costs less than a cleaning.",
      ],
    },
    {
      heading: "When it is empty",
      paragraphs: [
        "Cartridges and drums are not household waste. Most makers take them back without charge, and so do many shops and offices. Empty bottles, rinsed and dry, go with plastics where your town allows it.",
      ],
    },
  ],
};
