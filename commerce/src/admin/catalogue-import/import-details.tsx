import { Button, StatusBadge, Table, Text, toast, usePrompt } from "@medusajs/ui";
import { useEffect, useState } from "react";
import type { ImportError } from "../../api/admin/catalogue/imports/import-answer";
import { askBackend } from "../backend";
import { t } from "../i18n/translate";
import { Section } from "../parts/section";
import { Failure, WaitingLines } from "../parts/waiting";
import { useBackend } from "../use-backend";
import {
  badgeOf,
  type CatalogueImport,
  canBeConfirmed,
  importsPath,
  isAtWork,
  summaryOf,
} from "./catalogue-import";

/** How often a running import is asked for, milliseconds. */
const lookAgain = 1_000;

interface ImportDetailsProps {
  id: string;
  /** Called when the status of the import has changed. */
  onChanged: () => void;
}

/** One import: its progress, its result, its errors, and the buttons to confirm or cancel it. */
export function ImportDetails({ id, onChanged }: ImportDetailsProps) {
  const path = `${importsPath}/${id}`;
  const loaded = useBackend<{ catalogue_import: CatalogueImport & { errors: ImportError[] } }>(
    path,
  );
  const [isAsking, setAsking] = useState(false);
  const prompt = usePrompt();
  const shown = loaded.state === "ready" ? loaded.body.catalogue_import : undefined;
  const { reload } = loaded;
  const status = shown?.status;
  const atWork = shown !== undefined && isAtWork(shown);

  useEffect(() => {
    if (!atWork) return;
    const timer = setInterval(reload, lookAgain);
    return () => clearInterval(timer);
  }, [atWork, reload]);

  useEffect(() => onChanged(), [status, onChanged]);

  async function ask(action: "confirm" | "cancel"): Promise<void> {
    setAsking(true);
    const { problem } = await askBackend(`${path}/${action}`, { body: {} });
    setAsking(false);
    if (problem) toast.error(t("import.didNotWork"), { description: problem.message });
    reload();
  }

  async function cancel(): Promise<void> {
    const isSure =
      status === "checked" ||
      (await prompt({
        title: t("import.cancelTitle"),
        description: t("import.cancelMeans"),
        confirmText: t("import.cancel"),
        cancelText: t("import.letRun"),
      }));
    if (isSure) await ask("cancel");
  }

  if (loaded.state === "loading") return <WaitingLines lines={3} />;
  if (loaded.state === "failed") return <Failure problem={loaded.problem} onRetry={reload} />;
  if (!shown) return null;
  const badge = badgeOf(shown);
  return (
    <Section
      title={shown.file_name}
      actions={
        <>
          <StatusBadge color={badge.color} className="whitespace-nowrap">
            {badge.word}
          </StatusBadge>
          {(atWork || status === "checked") && (
            <Button
              size="small"
              variant="secondary"
              disabled={isAsking || shown.cancel_requested}
              onClick={cancel}
            >
              {t(status === "checked" ? "import.discard" : "parts.cancel")}
            </Button>
          )}
          {canBeConfirmed(shown) && (
            <Button size="small" disabled={isAsking} onClick={() => ask("confirm")}>
              {t("import.confirm", { count: shown.created + shown.updated })}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-y-3 px-6 py-4">
        {/* Announced when the status changes, not with every number. */}
        <span role="status" className="sr-only">
          {badge.word}
        </span>
        <Text size="small" className="text-pretty">
          {summaryOf(shown)}
        </Text>
        {(status === "running" || status === "confirmed") && (
          <Progress done={shown.done} rows={shown.rows} />
        )}
      </div>
      {shown.errors.length > 0 && <ErrorTable errors={shown.errors} count={shown.error_count} />}
    </Section>
  );
}

function Progress({ done, rows }: { done: number; rows: number }) {
  const percent = rows > 0 ? Math.round((100 * done) / rows) : 0;
  return (
    <div
      role="progressbar"
      aria-label={t("import.progress")}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="bg-ui-bg-subtle-pressed h-2 overflow-hidden rounded-full"
    >
      <div
        className="bg-ui-fg-interactive h-full rounded-full transition-[width] motion-reduce:transition-none"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}

function ErrorTable({ errors, count }: { errors: ImportError[]; count: number }) {
  return (
    <>
      <div className="overflow-x-auto">
        <Table>
          <Table.Header>
            <Table.Row>
              <Table.HeaderCell>{t("import.row")}</Table.HeaderCell>
              <Table.HeaderCell>{t("import.column")}</Table.HeaderCell>
              <Table.HeaderCell>{t("import.problem")}</Table.HeaderCell>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {errors.map(({ row, column, message }, index) => (
              <Table.Row key={index}>
                <Table.Cell className="w-[80px]">{row}</Table.Cell>
                <Table.Cell className="w-[160px]">{column || t("import.wholeRow")}</Table.Cell>
                <Table.Cell className="whitespace-normal py-2" dir="auto">
                  {message}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table>
      </div>
      {count > errors.length && (
        <Text size="small" className="text-ui-fg-subtle px-6 py-4">
          {t("import.more", { count: count - errors.length })}
        </Text>
      )}
    </>
  );
}
