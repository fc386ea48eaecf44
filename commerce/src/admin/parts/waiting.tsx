import { ExclamationCircle } from "@medusajs/icons";
import { Button, Skeleton, Text } from "@medusajs/ui";
import type { Problem } from "../backend";
import { t } from "../i18n/translate";

/** Placeholders for lines of a section that are being loaded. */
export function WaitingLines({ lines }: { lines: number }) {
  return (
    <div role="status" className="flex flex-col gap-y-3 px-6 py-4">
      <span className="sr-only">{t("parts.loading")}</span>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className="h-5 w-full" />
      ))}
    </div>
  );
}

/** A problem with a button to try again. */
export function Failure({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-center gap-y-3 px-6 py-8 text-center">
      <ExclamationCircle className="text-ui-tag-red-icon" />
      <Text size="small" className="text-ui-fg-subtle max-w-[400px] text-pretty">
        {problem.message}
      </Text>
      <Button size="small" variant="secondary" onClick={onRetry}>
        {t("parts.tryAgain")}
      </Button>
    </div>
  );
}
