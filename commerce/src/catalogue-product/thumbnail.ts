import type { ProductPicture } from "./catalogue-product";

/** The least width of a picture in lists, pixels. */
const enough = 640;

/** The first picture, in the narrowest version that is wide enough for lists. */
export function thumbnailOf([first]: ProductPicture[]): string | null {
  if (!first) return null;
  const [narrow] = first.sources
    .filter(({ width }) => width >= enough)
    .toSorted((a, b) => a.width - b.width);
  return narrow?.url ?? first.url;
}
