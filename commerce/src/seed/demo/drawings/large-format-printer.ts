import { aslant, box, type Drawn, down, shape } from "./svg";

/** A wide printer on its stand, a printed banner coming out of it. */
export function largeFormatPrinter(): Drawn {
  return {
    defs: `
${down("hood", [
  [0, "#ffffff"],
  [1, "#d8dee7"],
])}
${down("body", [
  [0, "#e9edf3"],
  [1, "#bcc5d1"],
])}
${down("glass", [
  [0, "#55606f"],
  [1, "#262d38"],
])}
${aslant("end", [
  [0, "#48505e"],
  [1, "#22272f"],
])}
${down("leg", [
  [0, "#5a6372"],
  [1, "#343b47"],
])}
${aslant("banner", [
  [0, "#0b63ce"],
  [0.45, "#00a3c7"],
  [1, "#35c9a4"],
])}
${down("shine", [
  [0, "#10151d", 0.45],
  [0.12, "#ffffff", 0.1],
  [0.8, "#ffffff", 0],
  [1, "#10151d", 0.2],
])}
<clipPath id="sheet"><path d="M262 566 L938 566 L938 872 Q938 892 918 892 L282 892 Q262 892 262 872 Z"/></clipPath>`,
    body: `
${box([188, 600, 44, 360], 10, "url(#leg)")}
${box([968, 600, 44, 360], 10, "url(#leg)")}
${box([120, 948, 180, 30], 15, "#2b313b")}
${box([900, 948, 180, 30], 15, "#2b313b")}
<circle cx="142" cy="984" r="17" fill="#15181e"/><circle cx="278" cy="984" r="17" fill="#15181e"/><circle cx="922" cy="984" r="17" fill="#15181e"/><circle cx="1058" cy="984" r="17" fill="#15181e"/>
${box([210, 902, 780, 22], 11, "#4d5664")}
${shape("M150 372 Q156 330 198 326 L1002 326 Q1044 330 1050 372 L1062 452 L138 452 Z", "url(#hood)")}
${box([252, 366, 696, 66], 14, "url(#glass)")}
${shape("M262 372 L620 372 L560 428 L262 428 Z", "#ffffff", 'opacity="0.12"')}
${box([470, 384, 92, 40], 8, "#1b1f27")}
<rect x="478" y="412" width="18" height="10" fill="#009fe3"/><rect x="498" y="412" width="18" height="10" fill="#d6127e"/><rect x="518" y="412" width="18" height="10" fill="#ffd400"/><rect x="538" y="412" width="16" height="10" fill="#0d0f14"/>
${box([112, 446, 976, 150], 26, "url(#body)")}
${box([112, 446, 976, 14], 7, "#ffffff", 'opacity="0.7"')}
${shape("M112 472 Q112 446 138 446 L232 446 L232 596 L138 596 Q112 596 112 570 Z", "url(#end)")}
${shape("M1088 472 Q1088 446 1062 446 L968 446 L968 596 L1062 596 Q1088 596 1088 570 Z", "url(#end)")}
${box([990, 476, 76, 52], 8, "#1f66c9")}
${box([990, 476, 76, 20], 8, "#ffffff", 'opacity="0.25"')}
<circle cx="1028" cy="560" r="15" fill="#22b07d"/>
${box([250, 548, 700, 30], 12, "#12151b")}
<g clip-path="url(#sheet)">
<rect x="262" y="566" width="676" height="330" fill="url(#banner)"/>
<circle cx="826" cy="652" r="92" fill="#ffd400"/>
<circle cx="700" cy="900" r="190" fill="#d6127e" opacity="0.92"/>
<circle cx="380" cy="880" r="150" fill="#ffffff" opacity="0.2"/>
<path d="M262 780 C400 690 520 830 660 742 S860 700 938 760 L938 900 L262 900 Z" fill="#0a2a66" opacity="0.55"/>
<rect x="316" y="630" width="250" height="34" rx="17" fill="#ffffff"/>
<rect x="316" y="684" width="170" height="18" rx="9" fill="#ffffff" opacity="0.75"/>
<rect x="262" y="566" width="676" height="330" fill="url(#shine)"/>
</g>`,
    shadow: { x: 600, y: 992, rx: 500, ry: 36 },
  };
}
