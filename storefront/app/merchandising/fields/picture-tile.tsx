import type { KeyboardEvent } from "react";
import { m } from "~/paraglide/messages.js";
import { arrowStep } from "~/ui/arrow-step.ts";
import { classNames } from "~/ui/class-names.ts";
import { CloseIcon } from "~/ui/icons.tsx";
import type { DraftPicture } from "../form/product-draft.ts";
import { pictureError } from "../form/product-rules.ts";
import { fileUrl } from "./file-url.ts";
import { useSortableItem } from "./sortable.tsx";

interface PictureTileProps {
  picture: DraftPicture;
  index: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function PictureTile({ picture, index, onMove, onRemove }: PictureTileProps) {
  const { item, handle, onHandleKeyDown, isDragging } = useSortableItem(picture.id);
  const { kept, file } = picture;
  const place = index + 1;
  const wrong = file && pictureError(file);
  const url = kept ? (kept.sources[0]?.url ?? kept.url) : file && fileUrl(file);

  function onKeyDown(event: KeyboardEvent): void {
    const step = arrowStep(event.key) ?? { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.altKey && step) {
      event.preventDefault();
      onMove(index + step);
    } else if (event.key === "Delete") {
      event.preventDefault();
      onRemove();
    } else onHandleKeyDown(event);
  }

  return (
    <li {...item} className={classNames("relative", isDragging && "z-10 shadow-lift")}>
      <button
        type="button"
        {...handle}
        onKeyDown={onKeyDown}
        aria-label={m.picture_tile_move({ place })}
        className={classNames(
          "block w-full touch-none cursor-grab overflow-hidden rounded-sm border bg-wash",
          wrong ? "border-red-deep" : "border-line",
        )}
      >
        <img src={url} alt="" draggable={false} className="aspect-square w-full object-contain" />
      </button>
      <span className="pointer-events-none absolute bottom-1 inset-s-1 flex gap-1 text-xs font-semibold">
        {index === 0 && (
          <span className="rounded-sm bg-key px-1.5 text-on-key">{m.picture_tile_main()}</span>
        )}
        {file && (
          <span className="rounded-sm bg-cyan-tint px-1.5 text-cyan-deep">
            {m.picture_tile_unsaved()}
          </span>
        )}
      </span>
      <button
        type="button"
        aria-label={m.picture_tile_remove({ place })}
        title={m.picture_tile_remove({ place })}
        onClick={onRemove}
        className="absolute top-1 inset-e-1 inline-flex size-7 items-center justify-center rounded-sm bg-sheet text-key hover:bg-key-tint"
      >
        <CloseIcon className="size-4" />
      </button>
    </li>
  );
}
