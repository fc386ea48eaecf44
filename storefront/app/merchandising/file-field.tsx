import { type DragEvent, useId, useState } from "react";
import { classNames } from "~/ui/class-names.ts";
import { Field } from "~/ui/field.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { TrashIcon } from "~/ui/icons.tsx";

interface FileFieldProps {
  label: string;
  hint: string;
  /** The types that are taken, as the browser's file dialog wants them. */
  accept: string;
  files: readonly File[];
  multiple?: boolean;
  error: string | undefined;
  onChange: (files: File[]) => void;
}

/** Files by choosing or by dropping them; each can be taken back. */
export function FileField({
  label,
  hint,
  accept,
  files,
  multiple,
  error,
  onChange,
}: FileFieldProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);

  function take(chosen: FileList | null): void {
    const added = [...(chosen ?? [])];
    if (added.length > 0) onChange(multiple ? [...files, ...added] : added.slice(0, 1));
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is extra; the input does it too */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={classNames(
          "rounded-sm border border-dashed border-line-strong p-4",
          isOver && "border-key bg-wash",
        )}
      >
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          onChange={(event) => {
            take(event.currentTarget.files);
            event.currentTarget.value = "";
          }}
          className="max-w-full text-sm"
        />
        <ul className="grid">
          {files.map((file, index) => (
            <li key={`${file.name}-${file.lastModified}`} className="flex items-center text-sm">
              <span className="min-w-0 flex-1 truncate">{file.name}</span>
              <IconButton
                label={`Take back ${file.name}`}
                icon={<TrashIcon />}
                onClick={() => onChange(files.filter((_, at) => at !== index))}
              />
            </li>
          ))}
        </ul>
      </div>
    </Field>
  );
}
