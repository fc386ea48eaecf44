import { aslant, box, type Drawn, down, shape } from "./svg";

/** A drum unit: the shining drum in its open frame, with a gear at each end. */
export function drum(): Drawn {
  const gear = (x: number) => {
    const teeth = Array.from({ length: 18 }, (_, index) => {
      const angle = (index * 20 * Math.PI) / 180;
      const at = (radius: number) =>
        `${(x + Math.cos(angle) * radius).toFixed(1)} ${(690 + Math.sin(angle) * radius).toFixed(1)}`;
      return `<path d="M${at(80)} L${at(102)}" stroke="#e9edf3" stroke-width="17" stroke-linecap="round"/>`;
    }).join("");
    return `${teeth}<circle cx="${x}" cy="690" r="88" fill="url(#gear)"/><circle cx="${x}" cy="690" r="50" fill="#c3cad6"/><circle cx="${x}" cy="690" r="20" fill="#59616f"/>`;
  };
  return {
    defs: `
${down("drum", [
  [0, "#0a3d46"],
  [0.16, "#1c8c97"],
  [0.3, "#9fe6e4"],
  [0.38, "#36b3b8"],
  [0.72, "#0d5f6b"],
  [1, "#06282f"],
])}
${down("frame", [
  [0, "#525a68"],
  [0.5, "#363c48"],
  [1, "#20242c"],
])}
${aslant("gear", [
  [0, "#ffffff"],
  [1, "#b9c1cd"],
])}
${aslant("end", [
  [0, "#4a5160"],
  [1, "#1d2129"],
])}`,
    body: `
${shape("M232 372 Q240 344 272 340 L928 340 Q960 344 968 372 L1010 556 L190 556 Z", "url(#frame)")}
${shape("M232 372 Q240 344 272 340 L928 340 Q960 344 968 372 L971 386 L229 386 Z", "#ffffff", 'opacity="0.16"')}
${box([330, 408, 540, 92], 14, "#f7f9fc")}
${box([330, 408, 92, 92], 14, "#1c8c97")}
${box([452, 430, 200, 18], 9, "#2a3140")}
${box([452, 462, 330, 11], 5, "#aab2c0")}
${box([176, 548, 848, 60], 18, "#15181e")}
${box([150, 590, 900, 200], 12, "url(#drum)")}
${box([150, 640, 900, 12], 6, "#ffffff", 'opacity="0.35"')}
${shape("M176 780 L1024 780 L1004 868 Q1000 884 982 884 L218 884 Q200 884 196 868 Z", "url(#frame)")}
${box([236, 816, 728, 14], 7, "#14171c", 'opacity="0.7"')}
${shape("M120 532 Q120 512 140 512 L232 512 L232 880 L160 880 Q120 880 120 840 Z", "url(#end)")}
${shape("M1080 532 Q1080 512 1060 512 L968 512 L968 880 L1040 880 Q1080 880 1080 840 Z", "url(#end)")}
${gear(160)}
${gear(1040)}`,
    shadow: { x: 600, y: 884, rx: 455, ry: 40 },
  };
}
