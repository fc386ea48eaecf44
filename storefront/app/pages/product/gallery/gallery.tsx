import type { Picture } from "@chemical-ink/product-api/contract/product";
import { type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from "react";
import { ProductPicture } from "~/catalogue/product/product-picture.tsx";
import { m } from "~/paraglide/messages.js";
import { arrowStep, forwards } from "~/ui/arrow-step.ts";
import { classNames } from "~/ui/class-names.ts";
import { ChevronBackIcon, ChevronForwardIcon, ZoomIcon } from "~/ui/icons.tsx";
import { lazyPart } from "~/ui/lazy-part.ts";

const PictureZoom = lazyPart(
  "the large picture",
  async () => (await import("./picture-zoom.tsx")).PictureZoom,
);

type GalleryProps = {
  pictures: Picture[];
  title: string;
  mark?: ReactNode;
};

/**
 * The pictures in a strip that is swiped, moved by arrow keys, or by thumbnails. Each opens large;
 * without scripts as a file.
 */
export function Gallery({ pictures, title, mark }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [zoom, setZoom] = useState({ isOpen: false, wasOpened: false });
  const count = pictures.length;

  const show = (index: number) => {
    const { current } = strip;
    if (!current || index < 0 || index >= count) return;
    current.scrollTo({ left: forwards() * index * current.clientWidth });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event.key);
    if (step === undefined || count < 2) return;
    event.preventDefault();
    show(shown + step);
  };

  return (
    <>
      <section aria-label={m.gallery_pictures()} onKeyDown={onKeyDown}>
        <div className="relative overflow-hidden rounded-md bg-wash">
          <ul
            ref={strip}
            className="relative flex snap-x snap-mandatory overflow-x-auto scroll-smooth [scrollbar-width:none]"
            onScroll={({ currentTarget }) =>
              setShown(Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth))
            }
          >
            {(count > 0 ? pictures : [undefined]).map((picture, index) => (
              <li
                key={picture?.url ?? "none"}
                id={`picture-${index + 1}`}
                className="w-full shrink-0 snap-center"
              >
                <Slide
                  picture={picture}
                  alt={count > 1 ? m.gallery_alt({ title, place: index + 1, count }) : title}
                  isMain={index === 0}
                  onZoom={() => setZoom({ isOpen: true, wasOpened: true })}
                />
              </li>
            ))}
          </ul>
          {mark}
          {count > 1 && <Steps shown={shown} count={count} onShow={show} />}
        </div>
        {count > 1 && <Thumbnails pictures={pictures} shown={shown} onShow={show} />}
      </section>
      {/* React passes a window's keys to its parents: within the section, they would move the strip too. */}
      {zoom.wasOpened && (
        <Suspense>
          <PictureZoom
            open={zoom.isOpen}
            onOpenChange={(isOpen) => setZoom({ isOpen, wasOpened: true })}
            pictures={pictures}
            first={shown}
            title={title}
          />
        </Suspense>
      )}
    </>
  );
}

type SlideProps = {
  picture: Picture | undefined;
  alt: string;
  isMain: boolean;
  onZoom: () => void;
};

function Slide({ picture, alt, isMain, onZoom }: SlideProps) {
  const sizes = "(min-width: 82rem) 42rem, (min-width: 64rem) 52vw, 94vw";
  const shown = <ProductPicture picture={picture} alt={alt} isMain={isMain} sizes={sizes} />;
  if (!picture) return shown;
  return (
    <a
      href={picture.url}
      className="group relative block cursor-zoom-in -outline-offset-4"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onZoom();
      }}
    >
      {shown}
      <span className="sr-only">{m.gallery_enlarge()}</span>
      <span className="absolute top-3 inset-e-3 flex size-10 items-center justify-center rounded-full border border-line bg-sheet text-key-soft group-hover:border-key group-hover:text-key">
        <ZoomIcon />
      </span>
    </a>
  );
}

type StepsProps = { shown: number; count: number; onShow: (index: number) => void };

function Steps({ shown, count, onShow }: StepsProps) {
  const style =
    "needs-scripts absolute top-1/2 inline-flex size-11 -translate-y-1/2 items-center justify-center rounded-full border border-line bg-sheet hover:border-key disabled:invisible";
  return (
    <>
      <button
        type="button"
        aria-label={m.gallery_previous()}
        disabled={shown === 0}
        onClick={() => onShow(shown - 1)}
        className={classNames(style, "inset-s-3")}
      >
        <ChevronBackIcon />
      </button>
      <button
        type="button"
        aria-label={m.gallery_next()}
        disabled={shown === count - 1}
        onClick={() => onShow(shown + 1)}
        className={classNames(style, "inset-e-3")}
      >
        <ChevronForwardIcon />
      </button>
      <p
        aria-live="polite"
        className="needs-scripts absolute inset-e-3 bottom-3 rounded-full border border-line bg-sheet px-2.5 text-xs tabular-nums"
      >
        <span aria-hidden="true">
          {shown + 1} / {count}
        </span>
        <span className="sr-only">{m.gallery_place({ place: shown + 1, count })}</span>
      </p>
    </>
  );
}

type ThumbnailsProps = { pictures: Picture[]; shown: number; onShow: (index: number) => void };

function Thumbnails({ pictures, shown, onShow }: ThumbnailsProps) {
  return (
    // A phone is swiped, so the space is used for the title.
    <ul className="-mx-1 mt-2 flex gap-3 overflow-x-auto p-1 [scrollbar-width:thin] max-sm:hidden">
      {pictures.map((picture, index) => (
        <li key={picture.url} className="w-20 shrink-0">
          <a
            href={`#picture-${index + 1}`}
            aria-label={m.gallery_place({ place: index + 1, count: pictures.length })}
            aria-current={index === shown ? "true" : undefined}
            className={classNames(
              "block overflow-hidden rounded-sm border-2 bg-wash",
              index === shown ? "border-key" : "border-transparent hover:border-line-strong",
            )}
            onClick={(event) => {
              event.preventDefault();
              onShow(index);
            }}
          >
            <ProductPicture picture={picture} alt="" sizes="5rem" />
          </a>
        </li>
      ))}
    </ul>
  );
}
