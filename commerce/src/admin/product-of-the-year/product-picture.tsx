import { Photo } from "@medusajs/icons";

/** A small picture of a product, beside its title. */
export function ProductPicture({ url }: { url: string | null }) {
  return (
    <span className="bg-ui-bg-component shadow-borders-base flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-md">
      {url ? (
        <img src={url} alt="" className="size-full object-contain" />
      ) : (
        <Photo className="text-ui-fg-muted" />
      )}
    </span>
  );
}
