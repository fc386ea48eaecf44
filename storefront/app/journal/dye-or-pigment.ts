import type { Article } from "./article.ts";

export const dyeOrPigment: Article = {
  slug: "dye-or-pigment",
  title: "Dye or pigment?",
  summary:
    "One is dissolved, the other floats. That small difference decides how bright a print is, whether it survives water, and what it does to the nozzles.",
  published: "2026-08-03",
  minutes: 3,
  sections: [
    {
      paragraphs: [
        "Every ink for an inkjet printer is mostly water. What colours it is one of two things: a dye, which is dissolved as sugar is in tea, or a pigment, which floats in it as fine solid grains.",
      ],
      table: {
        head: ["", "Dye", "Pigment"],
        rows: [
          ["On photo paper", "Brighter, even gloss", "Calmer, may show its own sheen"],
          ["On plain paper", "Soaks in, edges soften", "Stays on top, text is sharp"],
          ["Under a drop of water", "Runs", "Holds"],
          ["In daylight", "Fades within years", "Lasts for decades"],
          ["In the nozzles", "Forgiving", "Dries harder, wants regular use"],
        ],
      },
    },
    {
      heading: "Why many printers hold both",
      paragraphs: [
        "In an office printer the black is often pigment, for sharp text, and the three colours are dye, for bright pictures. The two kinds are told apart by the shape of the bottle's neck or the chip on the cartridge. Do not work around that: a pigment in a channel built for dye settles in it and stays.",
      ],
    },
    {
      heading: "Which one for you",
      paragraphs: [
        "Take the one your printer was built for. If you are choosing the printer, ask what must last. Contracts, labels and plans want pigment. Photographs for an album want dye, or a photo printer with eight or more pigments.",
        "Every ink in the shop says which kind it is, in its technical sheet.",
      ],
    },
  ],
};
