/** A point or a distance in pixels. */
export type Point = { x: number; y: number };
/** Width and height in pixels. */
export type Size = { width: number; height: number };
/** The scale of a picture, and the distance of its centre from the centre of its frame, px. */
export type ZoomView = Point & { scale: number };

/** The whole picture. */
export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 };

const closest = 6;

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Limits the movement: no edge of the picture goes inside the frame. */
function held({ scale, x, y }: ZoomView, { width, height }: Size): ZoomView {
  if (scale === 1) return wholePicture;
  const mostX = ((scale - 1) * width) / 2;
  const mostY = ((scale - 1) * height) / 2;
  return { scale, x: between(-mostX, x, mostX), y: between(-mostY, y, mostY) };
}

/** Zooms by a factor; the point `about`, relative to the centre, stays in place. */
export function zoomed(view: ZoomView, factor: number, about: Point, frame: Size): ZoomView {
  const scale = between(1, view.scale * factor, closest);
  const grown = scale / view.scale;
  return held(
    {
      scale,
      x: about.x - (about.x - view.x) * grown,
      y: about.y - (about.y - view.y) * grown,
    },
    frame,
  );
}

/** Moves the picture by a distance, within its frame. */
export function moved(view: ZoomView, by: Point, frame: Size): ZoomView {
  return held({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}
