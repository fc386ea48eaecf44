import type { Picture } from "@chemical-ink/product-api/contract/product";
import { useEffect, useRef, useState } from "react";
import { classNames } from "~/ui/class-names.ts";
import { NoImagePicture } from "~/ui/pictures/no-image.tsx";

type ProductPictureProps = {
  picture: Picture | undefined;
  /** What is to be seen; "" where the name stands right beside it. */
  alt: string;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** The picture that a visitor waits for: fetched first. */
  isMain?: boolean | undefined;
  className?: string;
};

/**
 * A square picture that takes its room before it arrives, in the width that the screen needs.
 * Where there is none, or it cannot be had, stands the placeholder.
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
      // React 18 knows the attribute only by its lower-case name.
      {...{ fetchpriority: isMain ? "high" : "auto" }}
      ref={image}
      onError={onError}
      loading={isMain ? "eager" : "lazy"}
      // What is waited for is not shown later than the text around it.
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

/** Notices a picture that cannot be had, also one that failed before the page came to life. */
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

/** A product's first picture, whichever field it is told in. */
export function mainPicture(product: { Image: string; Images: Picture[] }): Picture | undefined {
  return product.Images[0] ?? (product.Image ? { url: product.Image, sources: [] } : undefined);
}
