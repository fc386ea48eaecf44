import { mixed } from "./shade";
import type { Drawn } from "./svg";

/** Pictures are drawn on a square of this many units and scaled from there. */
export const canvas = 1200;

/** How a thing is seen: all of it, or its middle from near. */
export type View = "whole" | "near";

/** The square that each view takes of the canvas: its left, its top, and its side. */
const squares: Record<View, [x: number, y: number, side: number]> = {
  whole: [0, 0, canvas],
  near: [330, 400, 560],
};

/** Puts a thing into the studio: soft light from above, a floor, a shadow with a tint of its colour. */
export function inStudio({ defs, body, shadow }: Drawn, tint: string, view: View): string {
  const wall = mixed("#f7f8fa", tint, 0.035);
  const floor = mixed("#e3e7ed", tint, 0.06);
  const shade = mixed("#1c2331", tint, 0.18);
  const { x, y, rx, ry } = shadow;
  const [left, top, side] = squares[view];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${side} ${side}" width="${canvas}" height="${canvas}">
<defs>
<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="${wall}"/><stop offset="0.66" stop-color="${mixed(wall, floor, 0.5)}"/>
<stop offset="0.82" stop-color="${floor}"/><stop offset="1" stop-color="${mixed(floor, "#ffffff", 0.35)}"/>
</linearGradient>
<radialGradient id="light" cx="0.5" cy="0.4" r="0.6">
<stop offset="0" stop-color="#ffffff" stop-opacity="0.95"/>
<stop offset="1" stop-color="#ffffff" stop-opacity="0"/>
</radialGradient>
<radialGradient id="shade">
<stop offset="0" stop-color="${shade}"/><stop offset="0.6" stop-color="${shade}" stop-opacity="0.85"/>
<stop offset="0.8" stop-color="${shade}" stop-opacity="0.4"/>
<stop offset="0.92" stop-color="${shade}" stop-opacity="0.1"/>
<stop offset="1" stop-color="${shade}" stop-opacity="0"/>
</radialGradient>
${defs}
</defs>
<rect width="${canvas}" height="${canvas}" fill="url(#wall)"/>
<rect width="${canvas}" height="${canvas}" fill="url(#light)"/>
${soft(x, y + ry * 0.35, rx * 1.12, ry * 1.3, 70, 0.18)}
${soft(x, y, rx * 0.97, ry * 0.5, 22, 0.46)}
${body}
</svg>`;
}

/**
 * An ellipse whose edge fades over twice `blur` units. A filter would blur it truly, and take two
 * thirds of the time that a whole picture takes.
 */
function soft(x: number, y: number, rx: number, ry: number, blur: number, opacity: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx + blur}" ry="${ry + blur}" fill="url(#shade)" opacity="${opacity}"/>`;
}
