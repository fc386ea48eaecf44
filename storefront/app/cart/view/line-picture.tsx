import type { CartLine } from "~/client-state/cart-lines.ts";
import { NoImagePicture } from "~/ui/pictures/no-image.tsx";

/** The small picture of a line, without a text alternative because the title is beside it. */
export function LinePicture({ line }: { line: CartLine }) {
  const sources = line.Images[0]?.sources ?? [];
  if (!line.Image) return <NoImagePicture className="aspect-square w-full rounded-sm" />;
  return (
    <img
      src={sources[0]?.url ?? line.Image}
      srcSet={sources.map(({ url, width }) => `${url} ${width}w`).join(", ") || undefined}
      sizes="7rem"
      width={112}
      height={112}
      alt=""
      className="aspect-square w-full rounded-sm bg-wash object-cover"
    />
  );
}
