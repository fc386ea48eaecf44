import type { ProductPicture } from "./catalogue-product";

/** How wide the picture of lists is at least, pixels. */
const enough = 640;

/** The picture of lists: the first one, no wider than lists need where there is a narrower one. */
export function thumbnailOf([first]: ProductPicture[]): string | null {
  if (!first) return null;
  const [narrow] = first.sources
    .filter(({ width }) => width >= enough)
    .toSorted((a, b) => a.width - b.width);
  return narrow?.url ?? first.url;
}
