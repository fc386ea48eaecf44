import { aslant, box, type Drawn, down, shape } from "./svg";

/** A compact white inkjet, a photo lying in its tray. */
export function inkjetPrinter(): Drawn {
  return {
    defs: `
${down("lid", [
  [0, "#ffffff"],
  [1, "#e4e9f0"],
])}
${aslant("body", [
  [0, "#f4f6f9"],
  [0.6, "#dde3eb"],
  [1, "#c2cad6"],
])}
${down("mouth", [
  [0, "#12151b"],
  [1, "#333a46"],
])}
${down("sky", [
  [0, "#2f7fd1"],
  [0.6, "#8fd0f0"],
  [1, "#fbe3b8"],
])}
${aslant("glass", [
  [0, "#ffffff", 0.45],
  [0.55, "#ffffff", 0],
])}`,
    body: `
${shape("M208 404 Q216 374 246 372 L954 372 Q984 374 992 404 L1016 492 L184 492 Z", "url(#lid)")}
${shape("M262 396 L938 396 L956 470 L244 470 Z", "#d4dbe5", 'opacity="0.75"')}
${shape("M268 400 L560 400 L474 466 L252 466 Z", "#ffffff", 'opacity="0.5"')}
${shape("M160 512 Q160 488 184 488 L1016 488 Q1040 488 1040 512 L1040 836 Q1040 868 1008 868 L192 868 Q160 868 160 836 Z", "url(#body)")}
${box([160, 488, 880, 12], 6, "#8a94a4", 'opacity="0.55"')}
${box([204, 530, 792, 92], 18, "#1b1f27")}
${box([478, 542, 200, 68], 10, "#1f66c9")}
${box([478, 542, 200, 68], 10, "url(#glass)")}
<circle cx="254" cy="576" r="20" fill="#2a303b"/><circle cx="254" cy="576" r="8" fill="#35d19b"/>
<circle cx="744" cy="576" r="20" fill="#2a303b"/><circle cx="800" cy="576" r="20" fill="#2a303b"/>
<circle cx="934" cy="576" r="27" fill="#22b07d"/>
${box([290, 664, 620, 112], 16, "url(#mouth)")}
${shape("M340 734 L860 734 L946 958 L254 958 Z", "#ffffff")}
${shape("M356 752 L844 752 L912 932 L288 932 Z", "url(#sky)")}
${shape("M288 932 L308 880 L452 806 L560 872 L690 790 L890 874 L912 932 Z", "#2f6b4f")}
${shape("M288 932 L300 902 L470 862 L640 910 L770 866 L902 906 L912 932 Z", "#1f4d3a")}
<circle cx="748" cy="796" r="25" fill="#fff4d0"/>
${shape("M340 734 L860 734 L872 766 L328 766 Z", "#10141b", 'opacity="0.34"')}
${shape("M254 958 L946 958 L952 974 L248 974 Z", "#b4bdca")}
${box([214, 862, 90, 18], 8, "#79828f")}
${box([896, 862, 90, 18], 8, "#79828f")}
${shape("M160 512 Q160 488 184 488 L206 488 L206 868 L192 868 Q160 868 160 836 Z", "#ffffff", 'opacity="0.55"')}`,
    shadow: { x: 600, y: 892, rx: 460, ry: 42 },
  };
}
