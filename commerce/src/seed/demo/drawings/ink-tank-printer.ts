import { aslant, box, type Drawn, down, shape } from "./svg";

/** The tanks, from left to right, and how full each is. */
const tanks: [color: string, level: number][] = [
  ["#1f2024", 0.72],
  ["#009fe3", 0.86],
  ["#d6127e", 0.62],
  ["#ffd400", 0.8],
];

/** An ink-tank printer: a low black body, and at its front the tanks one can look into. */
export function inkTankPrinter(): Drawn {
  const windows = tanks
    .map(([color, level], index) => {
      const x = 762 + index * 62;
      const height = 196 * level;
      return `
${box([x, 606, 48, 208], 12, "#eef2f7")}
${box([x + 5, 808 - height, 38, height], 9, color)}
<ellipse cx="${x + 24}" cy="${809 - height}" rx="19" ry="5" fill="#ffffff" opacity="0.45"/>
${box([x + 9, 616, 8, 186], 4, "#ffffff", 'opacity="0.5"')}`;
    })
    .join("");
  return {
    defs: `
${down("lid", [
  [0, "#565d6b"],
  [1, "#343a46"],
])}
${aslant("body", [
  [0, "#454b58"],
  [0.5, "#2f343f"],
  [1, "#1d2128"],
])}
${down("paper", [
  [0, "#ffffff"],
  [1, "#dfe5ee"],
])}
${down("tray", [
  [0, "#14171d"],
  [1, "#2a2f39"],
])}
${aslant("glass", [
  [0, "#ffffff", 0.5],
  [0.5, "#ffffff", 0.05],
  [1, "#ffffff", 0.2],
])}`,
    body: `
${shape("M318 206 L830 206 L866 430 L282 430 Z", "url(#paper)")}
${shape("M300 330 L306 206 Q308 186 328 186 L820 186 Q840 186 842 206 L848 330 L820 330 L812 216 L336 216 L328 330 Z", "#3c424e")}
${shape("M196 424 Q202 398 230 396 L970 396 Q998 398 1004 424 L1030 520 L170 520 Z", "url(#lid)")}
${shape("M196 424 Q202 398 230 396 L970 396 Q998 398 1004 424 L1007 436 L193 436 Z", "#ffffff", 'opacity="0.16"')}
${box([206, 908, 90, 18], 8, "#0d0f14")}
${shape("M150 536 Q150 516 170 516 L1030 516 Q1050 516 1050 536 L1050 884 Q1050 914 1020 914 L180 914 Q150 914 150 884 Z", "url(#body)")}
${box([150, 516, 900, 10], 5, "#0d0f14", 'opacity="0.6"')}
${box([196, 566, 356, 84], 16, "#14171d")}
${box([216, 580, 128, 56], 8, "#2f6fd6")}
${box([216, 580, 128, 56], 8, "url(#glass)")}
<circle cx="392" cy="608" r="19" fill="#2b313c"/><circle cx="444" cy="608" r="19" fill="#2b313c"/>
<circle cx="506" cy="608" r="24" fill="#22b07d"/>
${box([196, 700, 500, 128], 14, "url(#tray)")}
${shape("M236 776 L656 776 L724 968 L168 968 Z", "url(#paper)")}
${shape("M236 776 L656 776 L664 798 L228 798 Z", "#1d2430", 'opacity="0.28"')}
${box([290, 846, 180, 14], 7, "#a9b3c2")}
${box([278, 880, 330, 12], 6, "#cdd4de")}
${box([268, 910, 290, 12], 6, "#cdd4de")}
${box([734, 578, 290, 262], 22, "#0f1217")}
${windows}
${box([734, 578, 290, 262], 22, "url(#glass)", 'opacity="0.55"')}
${box([904, 908, 90, 18], 8, "#0d0f14")}`,
    shadow: { x: 600, y: 930, rx: 470, ry: 44 },
  };
}
