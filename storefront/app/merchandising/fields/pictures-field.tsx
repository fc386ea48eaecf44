import { limits } from "@chemical-ink/catalogue-schema/limits";
import { fileTypes } from "@chemical-ink/catalogue-schema/shop-file-type";
import { useEffect, useId, useRef } from "react";
import { m } from "~/paraglide/messages.js";
import { buttonStyle } from "~/ui/button-style.ts";
import { classNames } from "~/ui/class-names.ts";
import { PlusIcon } from "~/ui/icons.tsx";
import { fieldLabel } from "../form/field-names.ts";
import { FormSection } from "../form/form-section.tsx";
import type { DraftPicture } from "../form/product-draft.ts";
import type { FormPart } from "../form/use-product-draft.ts";
import { DropArea } from "./drop-area.tsx";
import { PictureTile } from "./picture-tile.tsx";
import { Sortable } from "./sortable.tsx";

/** The pictures in their order: dropped, chosen or pasted; the first is the main one. */
export function PicturesField({ draft, errors, change }: FormPart) {
  const id = useId();
  const error = errors.Images;
  const pictures = draft.Images;
  const input = useRef<HTMLInputElement>(null);

  function add(files: Iterable<File>): void {
    const added = [...files].map((file): DraftPicture => ({ id: crypto.randomUUID(), file }));
    if (added.length > 0) change({ Images: [...pictures, ...added] });
  }

  usePastedPictures(add);

  function move(from: number, to: number): void {
    const moved = pictures[from];
    if (!moved || to < 0 || to >= pictures.length) return;
    change({ Images: pictures.filter((one) => one !== moved).toSpliced(to, 0, moved) });
  }

  function remove(picture: DraftPicture): void {
    change({ Images: pictures.filter((one) => one !== picture) });
    input.current?.focus();
  }

  return (
    <FormSection title={fieldLabel("Images")}>
      <DropArea
        onFiles={add}
        className={classNames("min-w-0 p-4 sm:col-span-4", error && "border-red-deep")}
      >
        {pictures.length > 0 && (
          <Sortable ids={pictures.map((picture) => picture.id)} layout="grid" onMove={move}>
            <ol className="mb-4 grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
              {pictures.map((picture, index) => (
                <PictureTile
                  key={picture.id}
                  picture={picture}
                  index={index}
                  onMove={(to) => move(index, to)}
                  onRemove={() => remove(picture)}
                />
              ))}
            </ol>
          </Sortable>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <label
            htmlFor={id}
            className={buttonStyle(
              "secondary",
              "sm",
              "cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue",
            )}
          >
            <PlusIcon /> {m.pictures_field_choose()}
            <input
              ref={input}
              id={id}
              type="file"
              accept={fileTypes.Image.join(",")}
              multiple
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
              onChange={(event) => {
                add(event.currentTarget.files ?? []);
                event.currentTarget.value = "";
              }}
              className="sr-only"
            />
          </label>
          <span role="status" className="text-xs text-key-faint tabular-nums">
            {m.pictures_field_count({ count: pictures.length, most: limits.pictures })}
          </span>
        </div>
        <p id={`${id}-hint`} className="mt-2 text-xs text-key-faint">
          {m.pictures_field_how()}
        </p>
        {error && (
          <p id={`${id}-error`} className="mt-2 text-sm font-medium text-red-deep">
            {error}
          </p>
        )}
      </DropArea>
    </FormSection>
  );
}

/** Accepts pictures pasted anywhere on the page; text is pasted into its field. */
function usePastedPictures(add: (files: File[]) => void): void {
  const latest = useRef(add);
  latest.current = add;
  useEffect(() => {
    function take(event: ClipboardEvent): void {
      const files = [...(event.clipboardData?.files ?? [])];
      const pictures = files.filter(({ type }) => type.startsWith("image/"));
      if (pictures.length === 0 || event.defaultPrevented) return;
      event.preventDefault();
      latest.current(pictures);
    }
    document.addEventListener("paste", take);
    return () => document.removeEventListener("paste", take);
  }, []);
}
