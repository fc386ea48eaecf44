import { Button, Heading, Text } from "@medusajs/ui";
import { useEffect, useRef } from "react";
import { t } from "../i18n/translate";
import { fieldText, fieldTitle, type Sheet, type SheetProduct } from "./sheet";
import { changedMeanwhile } from "./sheet-form";

interface ConflictProps {
  /** The product when the edit began, the changes to be saved, and the product as it is now. */
  before: SheetProduct;
  mine: Partial<Sheet>;
  now: SheetProduct;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Shows what somebody else has saved in the meantime, and asks which changes to keep. */
export function Conflict({ before, mine, now, ...choices }: ConflictProps) {
  const panel = useRef<HTMLDivElement>(null);
  const changed = changedMeanwhile(before, now);
  const isBoth = changed.some((field) => field in mine);

  useEffect(() => panel.current?.focus(), []);

  return (
    <div
      ref={panel}
      role="alert"
      tabIndex={-1}
      className="bg-ui-bg-subtle shadow-elevation-card-rest rounded-lg p-4 outline-none"
    >
      <Heading level="h3">{t("conflict.title")}</Heading>
      <Text size="small" className="text-ui-fg-subtle mt-1">
        {isBoth ? t("conflict.both") : t("conflict.apart")}
      </Text>
      <dl className="divide-ui-border-base mt-3 max-h-[240px] divide-y overflow-y-auto">
        {changed.map((field) => (
          <div key={field} className="grid grid-cols-[120px_1fr] gap-x-4 py-2">
            <dt className="txt-compact-small-plus">{fieldTitle(field)}</dt>
            <dd className="txt-small text-ui-fg-subtle min-w-0 break-words">
              <span className="text-ui-fg-muted">{t("conflict.theirs")} </span>
              {fieldText(now, field) || t("conflict.empty")}
              {field in mine && (
                <span className="block">
                  <span className="text-ui-fg-muted">{t("conflict.yours")} </span>
                  {fieldText({ ...now, ...mine }, field) || t("conflict.empty")}
                </span>
              )}
            </dd>
          </div>
        ))}
        {changed.length === 0 && (
          <div className="py-2">
            <dd className="txt-small text-ui-fg-subtle">{t("conflict.elsewhere")}</dd>
          </div>
        )}
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="button" size="small" variant="secondary" onClick={choices.onTakeTheirs}>
          {t("conflict.takeTheirs")}
        </Button>
        <Button type="button" size="small" onClick={choices.onKeepMine}>
          {t("conflict.keepMine")}
        </Button>
      </div>
    </div>
  );
}
