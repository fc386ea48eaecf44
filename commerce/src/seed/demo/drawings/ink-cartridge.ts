import type { Shades } from "./shade";
import { aslant, box, type Drawn, down, drop, shape } from "./svg";

/** The colours of a label: one, or the three of a tri-colour cartridge. */
const threeColors = ["#009fe3", "#d6127e", "#ffd400"];

function label(ink: Shades, isTriColor: boolean): string {
  if (!isTriColor) return box([400, 372, 388, 210], 14, ink.base);
  const stripes = threeColors
    .map(
      (color, index) =>
        `<rect x="${400 + index * 130}" y="372" width="130" height="210" fill="${color}"/>`,
    )
    .join("");
  return `<clipPath id="label"><rect x="400" y="372" width="388" height="210" rx="14"/></clipPath><g clip-path="url(#label)">${stripes}</g>`;
}

/** A small desktop cartridge, seen a little from the right. */
export function inkCartridge(ink: Shades, isTriColor: boolean): Drawn {
  const contacts = Array.from({ length: 8 }, (_, index) =>
    box([462 + (index % 4) * 70, 852 + Math.floor(index / 4) * 52, 50, 36], 6, "url(#gold)"),
  ).join("");
  return {
    defs: `
${aslant("front", [
  [0, "#4a5060"],
  [0.4, "#343945"],
  [1, "#1e222b"],
])}
${aslant("side", [
  [0, "#262a34"],
  [1, "#12141a"],
])}
${down("top", [
  [0, "#7c8494"],
  [1, "#565d6c"],
])}
${aslant("gold", [
  [0, "#f7e2a3"],
  [0.5, "#d9b559"],
  [1, "#a9812c"],
])}
${aslant("gloss", [
  [0, "#ffffff", 0.42],
  [0.5, "#ffffff", 0.06],
  [1, "#ffffff", 0],
])}`,
    body: `
${shape("M836 300 L944 236 L944 930 L836 1010 Z", "url(#side)")}
${shape("M352 300 L470 226 L944 226 L836 300 Z", "url(#top)")}
${shape("M556 262 L618 226 L790 226 L734 262 Z", "#3a404d")}
${shape("M572 262 L572 196 Q572 178 590 178 L742 178 Q760 178 760 196 L760 248 L734 262 Z", "#2a2f3a")}
${shape("M572 196 Q572 178 590 178 L742 178 Q760 178 760 196 L760 204 L572 204 Z", "#596070")}
${shape("M352 318 Q352 300 370 300 L818 300 Q836 300 836 318 L836 992 Q836 1010 818 1010 L370 1010 Q352 1010 352 992 Z", "url(#front)")}
${box([388, 360, 412, 404], 20, "#f7f9fc")}
${label(ink, isTriColor)}
${box([400, 372, 388, 210], 14, "url(#gloss)")}
<circle cx="594" cy="477" r="62" fill="#ffffff" opacity="0.95"/>
${drop(594, 474, 78, isTriColor ? "#2a3140" : ink.base)}
${box([430, 622, 250, 22], 11, "#2a3140")}
${box([430, 664, 328, 13], 6, "#aab2c0")}
${box([430, 694, 292, 13], 6, "#c6ccd6")}
${box([430, 724, 190, 13], 6, "#c6ccd6")}
${box([436, 820, 316, 130], 14, "#12151b")}
${box([436, 820, 316, 130], 14, "#0e5a3c", 'opacity="0.85"')}
${contacts}
${shape("M352 318 Q352 300 370 300 L392 300 L392 1010 L370 1010 Q352 1010 352 992 Z", "#ffffff", 'opacity="0.08"')}
${shape("M836 300 L944 236 L944 252 L836 318 Z", "#ffffff", 'opacity="0.14"')}
${shape("M836 380 L944 312 L944 520 L836 596 Z", isTriColor ? "#d6127e" : ink.dark)}`,
    shadow: { x: 640, y: 1000, rx: 300, ry: 38 },
  };
}
