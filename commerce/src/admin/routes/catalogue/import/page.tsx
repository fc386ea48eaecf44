import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Button, StatusBadge, Table, Text, toast } from "@medusajs/ui";
import { useState } from "react";
import {
  badgeOf,
  type CatalogueImport,
  importsPath,
  uploadCatalogueFile,
} from "../../../catalogue-import/catalogue-import";
import { FileDrop } from "../../../catalogue-import/file-drop";
import { ImportDetails } from "../../../catalogue-import/import-details";
import { dateTimeText, numberText, t } from "../../../i18n/translate";
import { RowButton } from "../../../parts/row-button";
import { Section } from "../../../parts/section";
import { Failure, WaitingLines } from "../../../parts/waiting";
import { useBackend } from "../../../use-backend";

/** Downloads the catalogue as a file, and imports a changed one. */
export default function CatalogueImportPage() {
  const list = useBackend<{ catalogue_imports: CatalogueImport[] }>(`${importsPath}?limit=10`);
  const [chosen, setChosen] = useState<string>();
  const [isUploading, setUploading] = useState(false);
  const imports = list.state === "ready" ? list.body.catalogue_imports : [];
  const shownId = chosen ?? imports[0]?.id;

  async function upload(file: File): Promise<void> {
    setUploading(true);
    const { value, problem } = await uploadCatalogueFile(file);
    setUploading(false);
    if (problem) {
      toast.error(t("import.notUploaded"), { description: problem.message });
      return;
    }
    setChosen(value.catalogue_import.id);
    list.reload();
  }

  return (
    <div className="flex flex-col gap-y-3">
      <Section
        level="h1"
        title={t("import.title")}
        description={t("import.description")}
        actions={
          <div className="flex flex-wrap gap-2">
            <Download decimals="point">{t("import.exportPoint")}</Download>
            <Download decimals="comma">{t("import.exportComma")}</Download>
          </div>
        }
      >
        <FileDrop isBusy={isUploading} onFile={upload} />
      </Section>
      {shownId && <ImportDetails key={shownId} id={shownId} onChanged={list.reload} />}
      <Section title={t("import.imports")}>
        {list.state === "loading" && <WaitingLines lines={3} />}
        {list.state === "failed" && <Failure problem={list.problem} onRetry={list.reload} />}
        {list.state === "ready" && (
          <ImportTable imports={imports} shownId={shownId} onChoose={setChosen} />
        )}
      </Section>
    </div>
  );
}

function Download({ decimals, children }: { decimals: "point" | "comma"; children: string }) {
  return (
    <Button size="small" variant="secondary" asChild>
      <a href={`/admin/catalogue/export?decimals=${decimals}`} download>
        {children}
      </a>
    </Button>
  );
}

interface ImportTableProps {
  imports: CatalogueImport[];
  shownId?: string;
  onChoose: (id: string) => void;
}

function ImportTable({ imports, shownId, onChoose }: ImportTableProps) {
  if (imports.length === 0) {
    return (
      <Text size="small" className="text-ui-fg-subtle px-6 py-8 text-center">
        {t("import.none")}
      </Text>
    );
  }
  return (
    <div className="overflow-x-auto">
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{t("import.file")}</Table.HeaderCell>
            <Table.HeaderCell>{t("import.uploaded")}</Table.HeaderCell>
            <Table.HeaderCell>{t("import.rows")}</Table.HeaderCell>
            <Table.HeaderCell>{t("import.status")}</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {imports.map((entry) => {
            const badge = badgeOf(entry);
            return (
              <Table.Row
                key={entry.id}
                className="cursor-pointer"
                onClick={() => onChoose(entry.id)}
              >
                <Table.Cell className="max-w-[320px]">
                  <RowButton isPressed={entry.id === shownId}>{entry.file_name}</RowButton>
                </Table.Cell>
                <Table.Cell>{dateTimeText(entry.created_at)}</Table.Cell>
                <Table.Cell>{numberText(entry.rows)}</Table.Cell>
                <Table.Cell>
                  <StatusBadge color={badge.color} className="whitespace-nowrap">
                    {badge.word}
                  </StatusBadge>
                </Table.Cell>
              </Table.Row>
            );
          })}
        </Table.Body>
      </Table>
    </div>
  );
}

export const config = defineRouteConfig({
  label: "import.title",
  translationNs: "shop",
  nested: "/products",
  rank: 3,
});

/** The dashboard's breadcrumb. */
export const handle = { breadcrumb: () => t("import.title") };
