import type { Shades } from "./shade";
import { across, aslant, box, type Drawn, down, drop, shape } from "./svg";

/** A toner cartridge, lying: a long black body, a handle, the roller, a sticker in its colour. */
export function toner(ink: Shades): Drawn {
  const grooves = Array.from({ length: 13 }, (_, index) => {
    const x = 250 + index * 58;
    return `<line x1="${x}" y1="520" x2="${x - 12}" y2="590" stroke="#0d0f14" stroke-opacity="0.55" stroke-width="5" stroke-linecap="round"/>`;
  }).join("");
  return {
    defs: `
${down("lid", [
  [0, "#5d6473"],
  [0.5, "#434956"],
  [1, "#2b303a"],
])}
${down("face", [
  [0, "#3a404c"],
  [0.55, "#242831"],
  [1, "#14171c"],
])}
${down("roller", [
  [0, "#3c4a58"],
  [0.3, "#c9d6e2"],
  [0.5, "#8595a6"],
  [1, "#2c3742"],
])}
${across("end", [
  [0, ink.dark],
  [0.45, ink.base],
  [1, ink.darker],
])}
${aslant("gloss", [
  [0, "#ffffff", 0.36],
  [0.6, "#ffffff", 0],
])}`,
    body: `
${shape("M238 452 Q250 424 282 420 L900 420 Q940 422 956 452 L1008 596 L190 596 Z", "url(#lid)")}
${grooves}
${shape("M412 424 Q420 352 486 344 L716 344 Q782 352 790 424 L734 424 Q730 394 700 392 L502 392 Q472 394 468 424 Z", "#373d49")}
${shape("M420 410 Q430 352 486 344 L716 344 Q772 352 782 410 Q768 366 712 362 L490 362 Q434 366 420 410 Z", "#747c8c")}
${shape("M178 612 Q178 596 194 596 L1006 596 Q1022 596 1022 612 L1022 742 Q1022 770 996 770 L204 770 Q178 770 178 742 Z", "url(#face)")}
${box([196, 762, 808, 86], 42, "url(#roller)")}
${box([222, 776, 756, 14], 7, "#ffffff", 'opacity="0.35"')}
${box([136, 588, 78, 276], 20, "url(#end)")}
${box([986, 588, 78, 276], 20, "url(#end)")}
<circle cx="1025" cy="806" r="44" fill="#20242c"/><circle cx="1025" cy="806" r="26" fill="#58606f"/><circle cx="1025" cy="806" r="9" fill="#14171c"/>
<circle cx="175" cy="806" r="44" fill="#20242c"/><circle cx="175" cy="806" r="26" fill="#58606f"/><circle cx="175" cy="806" r="9" fill="#14171c"/>
${box([344, 622, 512, 120], 12, "#f7f9fc")}
${box([344, 622, 132, 120], 12, ink.base)}
<rect x="456" y="622" width="20" height="120" fill="${ink.base}"/>
${drop(410, 680, 74, "#ffffff")}
${box([510, 650, 210, 19], 9, "#2a3140")}
${box([510, 684, 306, 11], 5, "#aab2c0")}
${box([510, 708, 246, 11], 5, "#c6ccd6")}
${box([344, 622, 512, 120], 12, "url(#gloss)")}
${shape("M238 452 Q250 424 282 420 L900 420 Q940 422 956 452 L960 462 L234 462 Z", "#ffffff", 'opacity="0.12"')}`,
    shadow: { x: 600, y: 862, rx: 455, ry: 40 },
  };
}
