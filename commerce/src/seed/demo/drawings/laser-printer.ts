import { aslant, box, type Drawn, down, shape } from "./svg";

/** A laser printer: a tall body, sheets coming out on top, the paper drawer below. */
export function laserPrinter(): Drawn {
  return {
    defs: `
${down("top", [
  [0, "#ffffff"],
  [1, "#d9dfe8"],
])}
${aslant("body", [
  [0, "#f5f7fa"],
  [0.55, "#dfe5ec"],
  [1, "#c3cbd7"],
])}
${down("well", [
  [0, "#3b424f"],
  [1, "#1a1e26"],
])}
${down("drawer", [
  [0, "#4a5261"],
  [1, "#2e343f"],
])}
${down("paper", [
  [0, "#ffffff"],
  [1, "#e6ebf2"],
])}`,
    body: `
${shape("M252 352 Q258 318 292 314 L908 314 Q942 318 948 352 L976 470 L224 470 Z", "url(#top)")}
${shape("M356 344 L844 344 L876 452 L324 452 Z", "url(#well)")}
${shape("M400 250 L800 222 L838 430 L372 430 Z", "url(#paper)")}
${shape("M404 262 L806 240 L812 270 L400 290 Z", "#ffffff")}
${box([452, 296, 190, 15], 7, "#3a4352", 'transform="rotate(-3 547 303)"')}
${box([450, 332, 318, 11], 5, "#b5bdca", 'transform="rotate(-3 609 337)"')}
${box([450, 358, 292, 11], 5, "#c9d0da", 'transform="rotate(-3 596 363)"')}
${box([450, 384, 306, 11], 5, "#c9d0da", 'transform="rotate(-3 603 389)"')}
${shape("M324 452 L876 452 L872 424 L330 424 Z", "#0d1016", 'opacity="0.4"')}
${shape("M196 490 Q196 466 220 466 L980 466 Q1004 466 1004 490 L1004 900 Q1004 934 970 934 L230 934 Q196 934 196 900 Z", "url(#body)")}
${box([196, 466, 808, 12], 6, "#8a94a4", 'opacity="0.5"')}
${box([690, 510, 268, 112], 16, "#1b1f27")}
${box([708, 526, 132, 80], 8, "#1f66c9")}
${box([708, 526, 132, 30], 8, "#ffffff", 'opacity="0.22"')}
<circle cx="886" cy="548" r="15" fill="#2d3440"/><circle cx="926" cy="548" r="15" fill="#2d3440"/>
<circle cx="906" cy="590" r="18" fill="#22b07d"/>
${box([240, 510, 410, 190], 18, "#ffffff", 'opacity="0.5"')}
${box([240, 510, 410, 190], 18, "none", 'stroke="#aeb8c6" stroke-width="4"')}
${box([380, 664, 130, 20], 10, "#aeb8c6")}
${box([196, 742, 808, 10], 5, "#9aa4b3", 'opacity="0.7"')}
${box([226, 770, 748, 126], 16, "url(#drawer)")}
${box([470, 812, 260, 40], 20, "#15181f")}
${box([470, 812, 260, 12], 6, "#6b7484", 'opacity="0.6"')}
${box([240, 928, 96, 18], 8, "#79828f")}
${box([864, 928, 96, 18], 8, "#79828f")}
${shape("M196 490 Q196 466 220 466 L244 466 L244 934 L230 934 Q196 934 196 900 Z", "#ffffff", 'opacity="0.5"')}`,
    shadow: { x: 600, y: 944, rx: 420, ry: 42 },
  };
}
