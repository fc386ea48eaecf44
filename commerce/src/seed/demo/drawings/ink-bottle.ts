import type { Shades } from "./shade";
import { across, box, type Drawn, down, drop, shape } from "./svg";

/** A bottle of ink for refillable tanks: clear shoulders, the ink behind them, a cap in its colour. */
export function inkBottle(ink: Shades): Drawn {
  const body =
    "M430 470 C430 415 500 402 520 372 L680 372 C700 402 770 415 770 470 L770 985 Q770 1030 725 1030 L475 1030 Q430 1030 430 985 Z";
  const cap =
    "M512 158 Q512 140 530 140 L670 140 Q688 140 688 158 L700 318 Q700 334 684 334 L516 334 Q500 334 500 318 Z";
  const ridges = Array.from({ length: 9 }, (_, index) => {
    const x = 524 + index * 19;
    return `<line x1="${x}" y1="172" x2="${x + (index - 4) * 1.2}" y2="316" stroke="${ink.darker}" stroke-opacity="0.28" stroke-width="5" stroke-linecap="round"/>`;
  }).join("");
  return {
    defs: `
${across("plastic", [
  [0, ink.darker],
  [0.1, ink.dark],
  [0.26, ink.light],
  [0.4, ink.base],
  [0.78, ink.dark],
  [0.93, ink.darker],
  [1, ink.dark],
])}
${across("cap", [
  [0, ink.darker],
  [0.14, ink.dark],
  [0.34, ink.light],
  [0.52, ink.base],
  [0.88, ink.dark],
  [1, ink.darker],
])}
${across("curve", [
  [0, "#20283a", 0.42],
  [0.13, "#20283a", 0.08],
  [0.3, "#ffffff", 0.25],
  [0.5, "#ffffff", 0],
  [0.85, "#20283a", 0.12],
  [1, "#20283a", 0.46],
])}
${down("air", [
  [0, "#ffffff", 0.75],
  [1, "#ffffff", 0.12],
])}
<clipPath id="bottle"><path d="${body}"/></clipPath>`,
    body: `
${shape(body, "url(#plastic)")}
<g clip-path="url(#bottle)">
<rect x="420" y="360" width="360" height="88" fill="url(#air)"/>
<ellipse cx="600" cy="448" rx="172" ry="15" fill="${ink.light}" opacity="0.75"/>
${box([420, 540, 360, 380], 0, "#fbfcfe")}
${box([420, 540, 360, 92], 0, ink.base)}
${drop(600, 722, 118, ink.base)}
${drop(586, 738, 44, ink.lighter)}
${box([520, 806, 160, 16], 8, "#2a3140")}
${box([545, 838, 110, 11], 5, "#9aa3b2")}
${box([545, 862, 110, 11], 5, "#c6ccd6")}
<circle cx="600" cy="586" r="18" fill="#ffffff" opacity="0.92"/>
<rect x="420" y="360" width="360" height="690" fill="url(#curve)"/>
<rect x="420" y="1008" width="360" height="30" fill="#0b0d14" opacity="0.22"/>
</g>
${shape("M478 478 C480 452 502 440 520 430 L520 1000 L488 1000 Q478 1000 478 985 Z", "#ffffff", 'opacity="0.13"')}
${box([508, 330, 184, 44], 10, "url(#plastic)")}
${box([508, 330, 184, 44], 10, "#ffffff", 'opacity="0.16"')}
${shape(cap, "url(#cap)")}
${ridges}
<ellipse cx="600" cy="150" rx="84" ry="12" fill="${ink.light}" opacity="0.8"/>`,
    shadow: { x: 600, y: 1030, rx: 185, ry: 34 },
  };
}
