import { fileTypes } from "@chemical-ink/catalogue-schema/shop-file-type";
import { type ReactNode, useId, useRef } from "react";
import { formatNumber } from "~/language/formats.ts";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { buttonStyle } from "~/ui/button-style.ts";
import { Field } from "~/ui/fields/field.tsx";
import { TextField } from "~/ui/fields/text-field.tsx";
import { fieldLabel } from "../form/field-names.ts";
import { FormSection } from "../form/form-section.tsx";
import type { ProductDraft } from "../form/product-draft.ts";
import type { FormPart } from "../form/use-product-draft.ts";
import { DropArea } from "./drop-area.tsx";
import { fileUrl } from "./file-url.ts";

interface FilesFieldProps extends FormPart {
  storedVideo: ProductDraft["video"];
}

/** The PDF and the video: a file, or the URL of a video elsewhere. */
export function FilesField({ draft, errors, change, storedVideo }: FilesFieldProps) {
  const { pdf, video } = draft;
  const isFile = video instanceof File || (video === storedVideo && isVideoFile(video));
  return (
    <FormSection title={m.files_field_title()}>
      <OneFile
        className="sm:col-span-2"
        label={m.files_field_pdf()}
        hint={m.files_field_pdf_hint()}
        name={fieldLabel("pdf")}
        accept={fileTypes.pdf.join(",")}
        value={pdf}
        error={errors.pdf}
        onChange={(file) => change({ pdf: file })}
      />
      <OneFile
        className="sm:col-span-2"
        label={m.files_field_video()}
        hint={m.files_field_video_hint()}
        name={fieldLabel("video")}
        accept={fileTypes.video.join(",")}
        value={isFile ? video : ""}
        error={isFile ? errors.video : undefined}
        onChange={(file) => change({ video: file })}
      />
      {!isFile && (
        <TextField
          className="sm:col-span-4"
          label={m.files_field_url()}
          required={false}
          type="url"
          placeholder="https://"
          value={video}
          error={errors.video}
          onChange={(event) => change({ video: event.currentTarget.value })}
        />
      )}
    </FormSection>
  );
}

/** Whether a URL is a video file, and not a page with a player. */
function isVideoFile(url: string): boolean {
  return /\.(?:mp4|webm)$/i.test(nameIn(url));
}

/** The file name of a URL; empty if it has none. */
function nameIn(url: string): string {
  if (!URL.canParse(url)) return "";
  const last = new URL(url).pathname.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

interface OneFileProps {
  label: string;
  hint: string;
  /** The name of the file's purpose, for "Remove …". */
  name: string;
  accept: string;
  /** The URL of the saved file, a new file, or "" for none. */
  value: string | File;
  error: string | undefined;
  onChange: (value: "" | File) => void;
  className?: string;
}

/** One file, dropped or chosen; it can be seen, replaced and removed. */
function OneFile({ label, hint, name, accept, value, error, onChange, className }: OneFileProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function take(files: FileList | null): void {
    const [file] = files ?? [];
    if (file) onChange(file);
  }

  return (
    <Field id={id} label={label} required={false} hint={hint} error={error} className={className}>
      <DropArea onFiles={take} className="flex min-h-16 flex-wrap items-center gap-2 p-3">
        {value !== "" && <Shown value={value} />}
        <span
          className={buttonStyle(
            "secondary",
            "sm",
            "relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue",
          )}
        >
          {value === "" ? m.files_field_choose() : m.files_field_replace()}
          <input
            ref={input}
            id={id}
            type="file"
            accept={accept}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : `${id}-hint`}
            onChange={(event) => {
              take(event.currentTarget.files);
              event.currentTarget.value = "";
            }}
            className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
          />
        </span>
        {value !== "" && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              onChange("");
              input.current?.focus();
            }}
          >
            {m.files_field_remove({ what: name })}
          </Button>
        )}
      </DropArea>
    </Field>
  );
}

function Shown({ value }: { value: string | File }): ReactNode {
  const isFile = value instanceof File;
  const megabytes = isFile ? formatNumber(Math.ceil(value.size / 104_857.6) / 10) : "";
  return (
    <span className="flex w-full min-w-0 items-baseline gap-2 text-sm">
      <a
        href={isFile ? fileUrl(value) : value}
        target="_blank"
        rel="noreferrer"
        className="text-link min-w-0 truncate"
      >
        {isFile ? value.name : nameIn(value) || m.files_field_stored()}
      </a>
      {isFile && (
        <span className="shrink-0 text-key-faint">{m.files_field_size({ megabytes })}</span>
      )}
    </span>
  );
}
