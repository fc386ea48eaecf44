import type { Picture } from "@chemical-ink/product-api/contract/product";
import { type KeyboardEvent, useEffect, useState } from "react";
import { m } from "~/paraglide/messages.js";
import { arrowStep } from "~/ui/arrow-step.ts";
import { IconButton } from "~/ui/icon-button.tsx";
import { ChevronBackIcon, ChevronForwardIcon, MinusIcon, PlusIcon } from "~/ui/icons.tsx";
import { FullWindow } from "~/ui/windows/full-window.tsx";
import { useZoom } from "./use-zoom.ts";

type PictureZoomProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  pictures: Picture[];
  /** The index of the first shown picture, from 0. */
  first: number;
  title: string;
};

/** A picture in the whole window, with zoom; arrows show the other pictures. */
export function PictureZoom({ open, onOpenChange, pictures, first, title }: PictureZoomProps) {
  const [shown, setShown] = useState(first);
  const zoom = useZoom();
  const { reset } = zoom;
  const count = pictures.length;

  useEffect(() => {
    if (!open) return;
    setShown(first);
    reset();
  }, [open, first, reset]);

  const show = (index: number) => {
    if (index < 0 || index >= count) return;
    setShown(index);
    reset();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event.key);
    const act = zoom.actionOf(event.key);
    if (!act) return;
    event.preventDefault();
    // A picture without zoom cannot be moved.
    if (step !== undefined && !zoom.isClose) show(shown + step);
    else act();
  };

  const { scale, x, y } = zoom.view;
  return (
    <FullWindow
      open={open}
      onOpenChange={onOpenChange}
      onKeyDown={onKeyDown}
      title={title}
      description={m.gallery_help()}
      tools={
        <>
          {count > 1 && (
            <>
              <span className="sr-only" aria-live="polite">
                {m.gallery_place({ place: shown + 1, count })}
              </span>
              <IconButton
                label={m.gallery_previous()}
                icon={<ChevronBackIcon />}
                disabled={shown === 0}
                onClick={() => show(shown - 1)}
              />
              <IconButton
                label={m.gallery_next()}
                icon={<ChevronForwardIcon />}
                disabled={shown === count - 1}
                onClick={() => show(shown + 1)}
              />
            </>
          )}
          <IconButton
            label={m.gallery_further()}
            icon={<MinusIcon />}
            disabled={!zoom.isClose}
            onClick={zoom.further}
          />
          <IconButton label={m.gallery_closer()} icon={<PlusIcon />} onClick={zoom.closer} />
        </>
      }
    >
      <div
        {...zoom.frameProps}
        className={`absolute inset-0 touch-none overflow-hidden select-none ${zoom.isClose ? "cursor-grab active:cursor-grabbing" : "cursor-zoom-in"}`}
      >
        <img
          src={pictures[shown]?.url}
          alt={count > 1 ? m.gallery_alt({ title, place: shown + 1, count }) : title}
          draggable={false}
          className="size-full object-contain"
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        />
      </div>
    </FullWindow>
  );
}
