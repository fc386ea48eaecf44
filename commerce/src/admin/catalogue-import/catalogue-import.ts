import type { importAnswer } from "../../api/admin/catalogue/imports/import-answer";
import type { Result } from "../../result";
import { type Problem, readAnswer } from "../backend";

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
  if (cancel_requested && isAtWork(shown)) return { word: "Being rolled back", color: "orange" };
  switch (status) {
    case "waiting":
    case "checking":
      return { word: "Being checked", color: "blue" };
    case "checked":
      if (error_count > 0) return { word: "Has errors", color: "red" };
      return canBeConfirmed(shown)
        ? { word: "Ready to import", color: "orange" }
        : { word: "Nothing to change", color: "grey" };
    case "confirmed":
    case "running":
      return { word: "Importing", color: "blue" };
    case "done":
      return { word: "Imported", color: "green" };
    case "failed":
      return { word: "Failed", color: "red" };
    default:
      return { word: "Cancelled", color: "grey" };
  }
}

/** What an import would do or has done, in a sentence. */
export function summaryOf(shown: CatalogueImport): string {
  const { status, rows, done, created, updated, unchanged, error_count, message } = shown;
  const count = (number: number) => number.toLocaleString("en");
  switch (status) {
    case "waiting":
    case "checking":
      return `${count(rows)} rows checked. The catalogue stays as it is.`;
    case "checked":
      if (error_count > 0) {
        return `${count(error_count)} ${error_count === 1 ? "thing is" : "things are"} wrong with the file. Nothing has been changed: correct it, and upload it again.`;
      }
      return `It would create ${count(created)} products, update ${count(updated)} and leave ${count(unchanged)} as they are.`;
    case "confirmed":
    case "running":
      return `${count(done)} of ${count(rows)} rows are written. New products are shown when all are.`;
    case "done":
      return `It created ${count(created)} products, updated ${count(updated)} and left ${count(unchanged)} as they were.`;
    case "failed":
      return message;
    default:
      return "The catalogue is as it was before.";
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
