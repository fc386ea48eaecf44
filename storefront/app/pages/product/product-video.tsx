import { playerAddress } from "./video-player.ts";

type ProductVideoProps = { video: string; title: string };

/** A clip of the product: a file or a known player plays here, anything else is linked to. */
export function ProductVideo({ video, title }: ProductVideoProps) {
  if (!/^https?:/i.test(video)) return null;
  return (
    <section aria-labelledby="product-video" className="mt-16">
      <h2 id="product-video" className="text-2xl">
        See it in use
      </h2>
      <Clip video={video} title={title} />
    </section>
  );
}

const frameStyle = "mt-4 aspect-video w-full max-w-3xl rounded-md border-0 bg-wash";

function Clip({ video, title }: ProductVideoProps) {
  if (isFile(video)) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the clips show the product and say nothing
      <video src={video} controls preload="metadata" className={frameStyle} aria-label={title} />
    );
  }
  const player = playerAddress(video);
  if (!player) {
    return (
      <a href={video} target="_blank" rel="noreferrer" className="mt-4 inline-block text-link">
        Watch the video of {title}
      </a>
    );
  }
  return (
    <iframe
      src={player}
      title={`Video: ${title}`}
      loading="lazy"
      allow="fullscreen; picture-in-picture"
      className={frameStyle}
    />
  );
}

/** Whether the address is a video file, rather than a page with a player. */
function isFile(address: string): boolean {
  return /\.(mp4|webm|ogv|mov|m4v)$/i.test(address.split(/[?#]/)[0] ?? "");
}
