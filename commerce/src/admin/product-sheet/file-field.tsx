import { ArrowUpTray, PaperClip, Trash, XMark } from "@medusajs/icons";
import { Button, Hint, IconButton, Input, Text } from "@medusajs/ui";
import { useEffect, useId, useRef, useState } from "react";
import { t } from "../i18n/translate";
import { linkStyle } from "../parts/link-style";
import { uploadFile } from "../upload-file";
import { type FileRule, problemWithFile } from "./file-rules";
import { fileName } from "./sheet";

interface FileFieldProps {
  label: string;
  rule: FileRule;
  /** The file's URL; empty where there is none. */
  value: string;
  problem?: string;
  /** Whether the URL of a file elsewhere can be typed. */
  takesAddress?: boolean;
  onChange: (url: string) => void;
  /** Called when an upload begins and when it ends. */
  onUploading: (uploading: boolean) => void;
}

interface Upload {
  name: string;
  /** The share that is sent, 0 to 1. */
  sent: number;
}

/** A file of a product: it can be uploaded, replaced and removed, and is shown as a link. */
export function FileField({ label, rule, value, onChange, onUploading, ...props }: FileFieldProps) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>();
  const [upload, setUpload] = useState<Upload>();
  const [failure, setFailure] = useState<string>();
  const problem = failure ?? props.problem;

  useEffect(() => () => running.current?.abort(), []);

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    const unfit = await problemWithFile(file, rule);
    setFailure(unfit);
    if (unfit) return;
    const abort = new AbortController();
    running.current = abort;
    setUpload({ name: file.name, sent: 0 });
    onUploading(true);
    const { value, problem } = await uploadFile(file, {
      signal: abort.signal,
      onProgress: (sent) => setUpload({ name: file.name, sent }),
    });
    onUploading(false);
    setUpload(undefined);
    if (value) onChange(value.url);
    else if (problem.code !== "aborted") setFailure(problem.message);
  }

  return (
    <fieldset
      className="flex min-w-0 flex-col gap-y-2"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (!upload) take(event.dataTransfer.files[0]);
      }}
    >
      <legend className="txt-compact-small-plus mb-2">{label}</legend>
      {props.takesAddress && (
        <Input
          value={value}
          aria-label={t("file.address", { label })}
          inputMode="url"
          placeholder="https://…"
          autoComplete="off"
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-problem`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {value && !upload && <FileLink url={value} label={label} onRemove={() => onChange("")} />}
      {upload && <Progress {...upload} onCancel={() => running.current?.abort()} />}
      <div>
        <input
          ref={chooser}
          type="file"
          accept={rule.accept}
          aria-label={t("file.choose", { label })}
          className="hidden"
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
        <Button
          type="button"
          size="small"
          variant="secondary"
          disabled={upload !== undefined}
          aria-describedby={problem && `${id}-problem`}
          onClick={() => chooser.current?.click()}
        >
          <ArrowUpTray />
          {value ? t("file.replace", { label }) : t(`file.upload.${rule.field}`)}
        </Button>
      </div>
      {problem && (
        <Hint id={`${id}-problem`} role="alert" variant="error">
          {problem}
        </Hint>
      )}
    </fieldset>
  );
}

function FileLink({ url, label, onRemove }: { url: string; label: string; onRemove: () => void }) {
  return (
    <div className="bg-ui-bg-component shadow-borders-base flex items-center justify-between gap-x-2 rounded-md py-1 pl-3 pr-1">
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className={`txt-compact-small flex min-w-0 items-center gap-x-2 ${linkStyle}`}
      >
        <PaperClip className="shrink-0" />
        <span className="truncate">{fileName(url)}</span>
      </a>
      <IconButton
        type="button"
        size="small"
        variant="transparent"
        aria-label={t("file.remove", { label })}
        onClick={onRemove}
      >
        <Trash className="text-ui-fg-muted" />
      </IconButton>
    </div>
  );
}

function Progress({ name, sent, onCancel }: Upload & { onCancel: () => void }) {
  const percent = Math.round(sent * 100);
  return (
    <div className="flex items-center gap-x-3">
      <div className="min-w-0 flex-1">
        <Text size="small" className="truncate">
          {name}
        </Text>
        <div
          role="progressbar"
          aria-label={t("file.uploading", { name })}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="bg-ui-bg-component mt-1 h-1 overflow-hidden rounded-full"
        >
          <div className="bg-ui-bg-interactive h-full" style={{ width: `${percent}%` }} />
        </div>
      </div>
      <IconButton
        type="button"
        size="small"
        variant="transparent"
        aria-label={t("file.cancel", { name })}
        onClick={onCancel}
      >
        <XMark />
      </IconButton>
    </div>
  );
}
