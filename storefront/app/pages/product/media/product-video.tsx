import { useState } from "react";
import { m } from "~/paraglide/messages.js";
import { buttonStyle } from "~/ui/button-style.ts";
import { PlayIcon } from "~/ui/icons.tsx";
import type { Clip } from "./video-player.ts";

type ProductVideoProps = {
  clip: Clip;
  title: string;
  /** Shown until a video file plays. */
  poster: string | undefined;
};

/** The video of a product: a file or a known player plays here, anything else is a link. */
export function ProductVideo({ clip, title, poster }: ProductVideoProps) {
  return (
    <section aria-labelledby="product-video" className="mt-16">
      <h2 id="product-video" className="text-2xl">
        {m.product_video_title()}
      </h2>
      {clip.kind === "file" ? (
        // biome-ignore lint/a11y/useMediaCaption: the clips show the product and have no speech
        <video
          src={clip.address}
          poster={poster}
          controls
          playsInline
          preload="none"
          className={frameStyle}
          aria-label={title}
        />
      ) : clip.kind === "player" ? (
        <Player clip={clip} title={title} />
      ) : (
        <a
          href={clip.address}
          target="_blank"
          rel="noreferrer"
          className="mt-4 inline-flex min-h-11 items-center text-link"
        >
          {m.product_video_watch({ title })}
        </a>
      )}
    </section>
  );
}

const frameStyle = "mt-4 aspect-video w-full max-w-3xl rounded-md border-0 bg-wash";

type PlayerProps = { clip: Extract<Clip, { kind: "player" }>; title: string };

/** The player of another site, loaded only on a click; without scripts a link. */
function Player({ clip, title }: PlayerProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  if (isPlaying) {
    const address = new URL(clip.player);
    address.searchParams.set("autoplay", "1");
    return (
      <iframe
        src={address.href}
        title={m.product_video_frame({ title })}
        allow="autoplay; fullscreen; picture-in-picture"
        className={frameStyle}
      />
    );
  }
  return (
    <div
      className={`${frameStyle} flex flex-col items-center justify-center gap-3 p-6 text-center`}
    >
      <a
        href={clip.address}
        target="_blank"
        rel="noreferrer"
        className={buttonStyle("primary", "lg")}
        onClick={(event) => {
          event.preventDefault();
          setIsPlaying(true);
        }}
      >
        <PlayIcon />
        {m.product_video_play()}
        <span className="sr-only">: {title}</span>
      </a>
      <p className="text-sm text-key-faint">{m.product_video_plays({ host: clip.host })}</p>
    </div>
  );
}
