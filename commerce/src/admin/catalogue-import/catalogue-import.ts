import type { importAnswer } from "../../api/admin/catalogue/imports/import-answer";
import type { Result } from "../../result";
import { type Problem, readAnswer } from "../backend";
import { t } from "../i18n/translate";

export const importsPath = "/admin/catalogue/imports";

/** An import as its routes answer it in JSON, with the fields that its page uses. */
export type CatalogueImport = Omit<
  ReturnType<typeof importAnswer>,
  "created_by" | "created_at" | "started_at" | "finished_at"
> & { created_at: string };

/** Whether the backend is checking, running or cancelling it: its status will change soon. */
export function isAtWork({ status }: CatalogueImport): boolean {
  return ["waiting", "checking", "confirmed", "running"].includes(status);
}

/** Whether it has no errors, changes something, and waits to be confirmed. */
export function canBeConfirmed({
  status,
  error_count,
  created,
  updated,
}: CatalogueImport): boolean {
  return status === "checked" && error_count === 0 && created + updated > 0;
}

/** The status of an import in words, and the colour of its badge. */
export function badgeOf(shown: CatalogueImport): {
  word: string;
  color: "green" | "orange" | "blue" | "red" | "grey";
} {
  const { status, error_count, cancel_requested } = shown;
  if (cancel_requested && isAtWork(shown))
    return { word: t("import.badges.rollingBack"), color: "orange" };
  switch (status) {
    case "waiting":
    case "checking":
      return { word: t("import.badges.checking"), color: "blue" };
    case "checked":
      if (error_count > 0) return { word: t("import.badges.errors"), color: "red" };
      return canBeConfirmed(shown)
        ? { word: t("import.badges.ready"), color: "orange" }
        : { word: t("import.badges.nothing"), color: "grey" };
    case "confirmed":
    case "running":
      return { word: t("import.badges.running"), color: "blue" };
    case "done":
      return { word: t("import.badges.done"), color: "green" };
    case "failed":
      return { word: t("import.badges.failed"), color: "red" };
    default:
      return { word: t("import.badges.cancelled"), color: "grey" };
  }
}

/** What an import would do or has done, in a sentence. */
export function summaryOf(shown: CatalogueImport): string {
  const { status, rows, done, created, updated, unchanged, error_count, message } = shown;
  switch (status) {
    case "waiting":
    case "checking":
      return t("import.summary.checking", { count: rows });
    case "checked":
      return error_count > 0
        ? t("import.summary.errors", { count: error_count })
        : t("import.summary.would", { created, updated, unchanged });
    case "confirmed":
    case "running":
      return t("import.summary.running", { done, rows });
    case "done":
      return t("import.summary.done", { created, updated, unchanged });
    case "failed":
      return message;
    default:
      return t("import.summary.cancelled");
  }
}

/** Uploads a file to be checked. */
export async function uploadCatalogueFile(
  file: File,
): Promise<Result<{ catalogue_import: CatalogueImport }, Problem>> {
  const name = encodeURIComponent(file.name.slice(-200));
  try {
    const response = await fetch(`${importsPath}?file_name=${name}`, {
      method: "POST",
      // Computers name the type of a CSV file differently. The backend checks the content.
      headers: { "content-type": "text/csv" },
      body: file,
      credentials: "same-origin",
    });
    return readAnswer(response.status, await response.text());
  } catch {
    return readAnswer(0, "");
  }
}
