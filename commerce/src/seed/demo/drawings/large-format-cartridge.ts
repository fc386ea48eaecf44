import type { Shades } from "./shade";
import { across, aslant, box, type Drawn, down, drop, shape } from "./svg";

/** A 440 ml cartridge of a wide printer: long, flat, standing on its narrow side. */
export function largeFormatCartridge(ink: Shades): Drawn {
  return {
    defs: `
${across("face", [
  [0, "#d4dae3"],
  [0.2, "#fafbfd"],
  [0.75, "#e9edf3"],
  [1, "#cfd6e0"],
])}
${aslant("side", [
  [0, "#b7c0cd"],
  [1, "#8c97a7"],
])}
${down("top", [
  [0, "#ffffff"],
  [1, "#dbe1e9"],
])}
${aslant("band", [
  [0, ink.light],
  [0.45, ink.base],
  [1, ink.dark],
])}
${aslant("gloss", [
  [0, "#ffffff", 0.4],
  [0.5, "#ffffff", 0],
])}`,
    body: `
${shape("M812 232 L916 176 L916 952 L812 1024 Z", "url(#side)")}
${shape("M364 232 L478 170 L916 170 L812 232 Z", "url(#top)")}
${shape("M364 250 Q364 232 382 232 L794 232 Q812 232 812 250 L812 1006 Q812 1024 794 1024 L382 1024 Q364 1024 364 1006 Z", "url(#face)")}
${shape("M520 206 L548 190 L742 190 L716 206 Z", "#7b8696")}
${shape("M812 420 L916 356 L916 700 L812 770 Z", ink.dark)}
${box([392, 330, 392, 486], 18, "url(#band)")}
${box([392, 330, 392, 486], 18, "url(#gloss)")}
<circle cx="588" cy="480" r="92" fill="#ffffff" opacity="0.94"/>
${drop(588, 476, 118, ink.base)}
${box([432, 636, 312, 150], 14, "#ffffff", 'opacity="0.95"')}
${box([460, 664, 186, 19], 9, "#2a3140")}
${box([460, 702, 256, 12], 6, "#aab2c0")}
${box([460, 730, 214, 12], 6, "#c6ccd6")}
${box([392, 266, 150, 34], 10, "#3b4350")}
${box([404, 274, 24, 18], 4, "#e2c067")}${box([434, 274, 24, 18], 4, "#e2c067")}${box([464, 274, 24, 18], 4, "#e2c067")}${box([494, 274, 24, 18], 4, "#e2c067")}
${box([392, 866, 392, 26], 13, "#cdd5df")}
${box([392, 908, 392, 26], 13, "#cdd5df")}
${box([392, 950, 392, 26], 13, "#cdd5df")}
${shape("M364 250 Q364 232 382 232 L794 232 Q812 232 812 250 L812 258 L364 258 Z", "#ffffff", 'opacity="0.7"')}`,
    shadow: { x: 634, y: 1014, rx: 292, ry: 36 },
  };
}
