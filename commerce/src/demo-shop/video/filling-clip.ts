import sharp from "sharp";
import { inkBottle } from "../drawings/ink-bottle";
import { mixed, type Shades } from "../drawings/shade";
import { box, drop } from "../drawings/svg";
import { webmOf } from "./webm";

const width = 640;
const height = 360;
const framesPerSecond = 20;
const seconds = 6;

/** How far a movement from `start` to `end` (seconds) has come: 0 to 1, gently at both ends. */
function progress(now: number, start: number, end: number): number {
  const share = Math.min(1, Math.max(0, (now - start) / (end - start)));
  return share * share * (3 - 2 * share);
}

/** One moment: the bottle comes, turns over, its ink runs into the tank, and it goes again. */
function frame(now: number, ink: Shades): string {
  const bottle = inkBottle(ink);
  const rise = progress(now, 0.3, 1.1) - progress(now, 5.1, 5.9);
  const approach = progress(now, 0.8, 1.7) - progress(now, 4.8, 5.5);
  const turn = progress(now, 1.2, 2) - progress(now, 4.5, 5.1);
  const filled = progress(now, 2, 4.5);
  const x = 1060 - approach * 550;
  const y = 515 - rise * 361;
  const running = now > 2.05 && now < 4.45;
  const level = 60 + filled * 190;
  const tankTop = 326;
  const surface = 632 - level;
  const wave = Math.sin(now * 9) * (running ? 5 : 1.5);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720">
<defs>
<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fafbfc"/><stop offset="0.8" stop-color="${mixed("#e3e8ee", ink.base, 0.08)}"/><stop offset="1" stop-color="#eef1f5"/></linearGradient>
<linearGradient id="case" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4a515f"/><stop offset="1" stop-color="#242932"/></linearGradient>
<clipPath id="tank"><rect x="404" y="${tankTop}" width="212" height="306" rx="26"/></clipPath>
${bottle.defs}
</defs>
<rect width="1280" height="720" fill="url(#wall)"/>
<ellipse cx="560" cy="668" rx="420" ry="22" fill="#1c2331" opacity="0.22"/>
<g transform="translate(${x} ${y}) rotate(${turn * 180}) scale(0.34) translate(-600 -585)">${bottle.body}</g>
${box([200, 300, 720, 366], 34, "url(#case)")}
${box([200, 300, 720, 12], 6, "#ffffff", 'opacity="0.14"')}
${box([690, 356, 180, 96], 14, "#14171d")}
${box([706, 372, 96, 64], 8, "#2f6fd6")}
<circle cx="838" cy="404" r="17" fill="#22b07d"/>
${box([384, 286, 252, 20], 10, "#15181e")}
${box([390, 312, 240, 334], 36, "#0f1217")}
${box([404, tankTop, 212, 306], 26, "#eef2f7")}
<g clip-path="url(#tank)">
${running ? box([503, tankTop - 40, 14, surface - tankTop + 60], 7, ink.base) : ""}
<path d="M404 ${surface + wave} C460 ${surface - wave * 2} 556 ${surface + wave * 2} 616 ${surface - wave} L616 640 L404 640 Z" fill="${ink.base}"/>
<rect x="420" y="${tankTop}" width="22" height="320" fill="#ffffff" opacity="0.4"/>
</g>
${drop(742, 560, 90, mixed("#2b313c", ink.base, filled))}
</svg>`;
}

/** A short clip, as WebM: a tank is filled from a bottle. */
export async function fillingClip(ink: Shades): Promise<Buffer> {
  const pictures: Buffer[] = [];
  for (let index = 0; index < seconds * framesPerSecond; index += 1) {
    const svg = frame(index / framesPerSecond, ink);
    pictures.push(
      await sharp(Buffer.from(svg))
        .resize(width, height)
        .flatten()
        .webp({ quality: 70 })
        .toBuffer(),
    );
  }
  return webmOf(pictures, { width, height, framesPerSecond });
}
