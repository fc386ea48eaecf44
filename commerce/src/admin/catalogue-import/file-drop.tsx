import { ArrowUpTray } from "@medusajs/icons";
import { clx, Text } from "@medusajs/ui";
import { useId, useState } from "react";
import { t } from "../i18n/translate";

interface FileDropProps {
  isBusy: boolean;
  onFile: (file: File) => void;
}

/** Takes a file that is dropped on it or chosen. */
export function FileDrop({ isBusy, onFile }: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <div className="px-6 py-4">
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file && !isBusy) onFile(file);
        }}
        className={clx(
          "bg-ui-bg-component border-ui-border-strong transition-fg flex cursor-pointer flex-col items-center gap-y-2 rounded-lg border border-dashed p-8 text-center",
          "hover:border-ui-border-interactive focus-within:border-ui-border-interactive focus-within:shadow-borders-focus",
          isOver && "border-ui-border-interactive",
          isBusy && "pointer-events-none opacity-60",
        )}
      >
        <ArrowUpTray className="text-ui-fg-subtle" />
        <Text as="span" size="small" weight="plus">
          {t(isBusy ? "import.uploading" : "import.drop")}
        </Text>
        <Text as="span" size="small" className="text-ui-fg-subtle text-pretty">
          {t("import.dropMeans")}
        </Text>
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          className="sr-only"
          disabled={isBusy}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file can be chosen again after it was corrected.
            target.value = "";
            if (file) onFile(file);
          }}
        />
      </label>
    </div>
  );
}
