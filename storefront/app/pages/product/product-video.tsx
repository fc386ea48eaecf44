type ProductVideoProps = { video: string; title: string };

/** A clip of the product: a file plays here, a player's address is framed. */
export function ProductVideo({ video, title }: ProductVideoProps) {
  if (!video) return null;
  return (
    <section aria-labelledby="product-video" className="mt-16">
      <h2 id="product-video" className="text-2xl">
        See it in use
      </h2>
      <div className="mt-4 aspect-video max-w-3xl overflow-hidden rounded-md bg-wash">
        {isFile(video) ? (
          // biome-ignore lint/a11y/useMediaCaption: the clips show the product and say nothing
          <video src={video} controls preload="metadata" className="size-full" aria-label={title} />
        ) : (
          <iframe
            src={video}
            title={`Video: ${title}`}
            loading="lazy"
            allow="fullscreen; picture-in-picture"
            className="size-full border-0"
          />
        )}
      </div>
    </section>
  );
}

/** Whether the address is a video file, rather than a page with a player. */
function isFile(address: string): boolean {
  return /\.(mp4|webm|ogv|mov|m4v)$/i.test(address.split(/[?#]/)[0] ?? "");
}
