/** Red, green and blue of a colour written `#rrggbb`. */
function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** A colour between two: `share` 0 is the first, 1 the second. Colours are `#rrggbb`. */
export function mixed(first: string, second: string, share: number): string {
  const to = channels(second);
  const mix = channels(first).map((channel, index) =>
    Math.round(channel + ((to[index] ?? 0) - channel) * share),
  );
  return `#${mix.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** The colours a thing of one colour is drawn in. */
export interface Shades {
  base: string;
  light: string;
  lighter: string;
  dark: string;
  darker: string;
}

/** The lights and shadows of a colour `#rrggbb`. */
export function shadesOf(base: string): Shades {
  return {
    base,
    light: mixed(base, "#ffffff", 0.28),
    lighter: mixed(base, "#ffffff", 0.62),
    dark: mixed(base, "#0b0d14", 0.3),
    darker: mixed(base, "#0b0d14", 0.58),
  };
}
