import { fileTypes } from "@chemical-ink/product-api/contract/files";
import { type ReactNode, useId, useRef } from "react";
import { formatNumber } from "~/language/formats.ts";
import { textsIn } from "~/language/texts.ts";
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

const texts = textsIn({
  en: {
    title: "PDF and video",
    pdf: "Technical sheet as PDF",
    pdfHint: "Up to 20 MB.",
    video: "Video file",
    videoHint: "MP4 or WebM, up to 100 MB; or give the URL of one elsewhere.",
    url: "URL of a video elsewhere",
    choose: "Choose a file",
    replace: "Replace",
    remove: (what: string) => `Remove ${what}`,
    stored: "The file that is stored",
    size: (megabytes: string) => `${megabytes} MB`,
  },
  fr: {
    title: "PDF et vidéo",
    pdf: "Fiche technique en PDF",
    pdfHint: "20 Mo au plus.",
    video: "Fichier vidéo",
    videoHint: "MP4 ou WebM, 100 Mo au plus\u202f; ou donnez l’URL d’une vidéo hébergée ailleurs.",
    url: "URL d’une vidéo hébergée ailleurs",
    choose: "Choisir un fichier",
    replace: "Remplacer",
    remove: (what: string) => `Retirer ${what}`,
    stored: "Le fichier enregistré",
    size: (megabytes: string) => `${megabytes} Mo`,
  },
});

interface FilesFieldProps extends FormPart {
  /** The video that the product has. */
  storedVideo: ProductDraft["video"];
}

/** The PDF, and the video: a file, or the URL of one that is elsewhere. */
export function FilesField({ draft, errors, change, storedVideo }: FilesFieldProps) {
  const { pdf, video } = draft;
  const isFile = video instanceof File || (video === storedVideo && isVideoFile(video));
  return (
    <FormSection title={texts().title}>
      <OneFile
        className="sm:col-span-2"
        label={texts().pdf}
        hint={texts().pdfHint}
        name={fieldLabel("pdf")}
        accept={fileTypes.pdf.join(",")}
        value={pdf}
        error={errors.pdf}
        onChange={(file) => change({ pdf: file })}
      />
      <OneFile
        className="sm:col-span-2"
        label={texts().video}
        hint={texts().videoHint}
        name={fieldLabel("video")}
        accept={fileTypes.video.join(",")}
        value={isFile ? video : ""}
        error={isFile ? errors.video : undefined}
        onChange={(file) => change({ video: file })}
      />
      {!isFile && (
        <TextField
          className="sm:col-span-4"
          label={texts().url}
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

/** Whether a URL is a video's own, and not that of a page with a player. */
function isVideoFile(url: string): boolean {
  return /\.(?:mp4|webm)$/i.test(nameIn(url));
}

/** The name of the file at a URL; empty where it has none. */
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
  /** What it is, in a word: for "Remove …". */
  name: string;
  accept: string;
  /** The address of the stored one, a file to send, or empty for none. */
  value: string | File;
  error: string | undefined;
  onChange: (value: "" | File) => void;
  className?: string;
}

/** One file, by drop or by choosing; it can be seen, replaced and removed. */
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
          {value === "" ? texts().choose : texts().replace}
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
            {texts().remove(name)}
          </Button>
        )}
      </DropArea>
    </Field>
  );
}

/** The file's name, as a link that shows it. */
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
        {isFile ? value.name : nameIn(value) || texts().stored}
      </a>
      {isFile && <span className="shrink-0 text-key-faint">{texts().size(megabytes)}</span>}
    </span>
  );
}
