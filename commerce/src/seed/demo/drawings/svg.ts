/** Stops of a gradient: where, which colour, and how much of it (1 where left out). */
export type Stops = [offset: number, color: string, opacity?: number][];

function stopsOf(stops: Stops): string {
  return stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join("");
}

/** A gradient from left to right. */
export function across(id: string, stops: Stops): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${stopsOf(stops)}</linearGradient>`;
}

/** A gradient from top to bottom. */
export function down(id: string, stops: Stops): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`;
}

/** A gradient from the top left to the bottom right. */
export function aslant(id: string, stops: Stops): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stopsOf(stops)}</linearGradient>`;
}

/** A rectangle with rounded corners. `more` are further attributes. */
export function box(
  [x, y, width, height]: [number, number, number, number],
  radius: number,
  fill: string,
  more = "",
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`;
}

/** A shape of straight and curved lines. */
export function shape(path: string, fill: string, more = ""): string {
  return `<path d="${path}" fill="${fill}" ${more}/>`;
}

/** The shop's drop, its tip at the top: centre, and height. */
export function drop(x: number, y: number, height: number, fill: string): string {
  const h = height / 2;
  const w = height * 0.36;
  return shape(
    `M${x} ${y - h} C${x + w * 0.35} ${y - h * 0.35} ${x + w} ${y} ${x + w} ${y + h * 0.38} A${w} ${h * 0.62} 0 0 1 ${x - w} ${y + h * 0.38} C${x - w} ${y} ${x - w * 0.35} ${y - h * 0.35} ${x} ${y - h} Z`,
    fill,
  );
}

/** What a thing is drawn as: its gradients, its shape, and the shadow under it. */
export interface Drawn {
  defs: string;
  body: string;
  /** Ellipse on the floor: centre and radii. */
  shadow: { x: number; y: number; rx: number; ry: number };
}
