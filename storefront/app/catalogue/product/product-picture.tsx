import type { Picture } from "@chemical-ink/product-api/contract/product";
import { useEffect, useRef, useState } from "react";
import { classNames } from "~/ui/class-names.ts";
import { NoImagePicture } from "~/ui/pictures/no-image.tsx";

type ProductPictureProps = {
  picture: Picture | undefined;
  /** The text alternative; "" if the name is beside it. */
  alt: string;
  /** Its width, as the `sizes` of an image. */
  sizes: string;
  /** The main picture of the page, loaded first. */
  isMain?: boolean | undefined;
  className?: string;
};

/**
 * A square picture that has its space before it is loaded, in the width that the screen needs. The
 * placeholder is shown if there is none or it fails.
 */
export function ProductPicture({ picture, alt, sizes, isMain, className }: ProductPictureProps) {
  const { image, failed, onError } = useFailedImage(picture?.url);
  if (!picture?.url || failed) {
    return <NoImagePicture className={classNames("aspect-square h-auto w-full", className)} />;
  }
  const srcSet = picture.sources.map(({ url, width }) => `${url} ${width}w`).join(", ");
  const side = picture.sources.at(-1)?.width ?? 1200;
  return (
    <img
      // React 18 knows the attribute only in lower case.
      {...{ fetchpriority: isMain ? "high" : "auto" }}
      ref={image}
      onError={onError}
      loading={isMain ? "eager" : "lazy"}
      // The main picture is shown together with the text around it.
      decoding={isMain ? "auto" : "async"}
      sizes={srcSet ? sizes : undefined}
      srcSet={srcSet || undefined}
      src={picture.url}
      width={side}
      height={side}
      alt={alt}
      className={classNames("aspect-square h-auto w-full object-contain", className)}
    />
  );
}

/** Notices a picture that fails, also one that failed before hydration. */
function useFailedImage(url: string | undefined) {
  const image = useRef<HTMLImageElement>(null);
  const [failedUrl, setFailedUrl] = useState<string>();
  useEffect(() => {
    const { complete = false, naturalWidth = 0 } = image.current ?? {};
    if (complete && naturalWidth === 0) setFailedUrl(url);
  }, [url]);
  return {
    image,
    failed: failedUrl !== undefined && failedUrl === url,
    onError: () => setFailedUrl(url),
  };
}

/** A product's first picture, from either of its fields. */
export function mainPicture(product: { Image: string; Images: Picture[] }): Picture | undefined {
  return product.Images[0] ?? (product.Image ? { url: product.Image, sources: [] } : undefined);
}
