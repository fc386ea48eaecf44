import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { deleteFilesWorkflow, uploadFilesWorkflow } from "@medusajs/medusa/core-flows";
import type { FieldProblem } from "../../../catalogue-product/schema";
import { checkUpload, type UploadedFile } from "../../../uploads/check-upload";
import { storeAllOrNone } from "../../../uploads/store-files";

/** The most files of one request. */
const mostFiles = 20;

/**
 * Stores uploaded files. It replaces Medusa's route, and accepts only files whose content is of a
 * type that the shop shows. All or nothing. CSV files, for Medusa's product import, are private.
 */
export async function POST(
  req: MedusaRequest & { files?: UploadedFile[] },
  res: MedusaResponse,
): Promise<void> {
  const { files = [] } = req;
  if (files.length === 0) return refuse(res, [{ field: "files", message: "There is no file." }]);
  if (files.length > mostFiles) {
    return refuse(res, [{ field: "files", message: `At most ${mostFiles} files at once.` }]);
  }
  const checked: { name: string; mimeType: string; content: string }[] = [];
  const problems: FieldProblem[] = [];
  for (const [index, uploaded] of files.entries()) {
    const { value: file, problem } = await checkUpload(uploaded);
    if (problem) problems.push({ field: `files.${index}`, message: problem });
    else if (file) {
      checked.push({
        name: file.name,
        mimeType: file.mimeType,
        content: uploaded.buffer.toString("base64"),
      });
    }
  }
  if (problems.length > 0) return refuse(res, problems);
  const stored = await storeAllOrNone(checked, {
    async store({ name, mimeType, content }) {
      const access = mimeType === "text/csv" ? ("private" as const) : ("public" as const);
      const { result } = await uploadFilesWorkflow(req.scope).run({
        input: { files: [{ filename: name, mimeType, content, access }] },
      });
      const [file] = result;
      if (!file) throw new Error("The file store has not stored a file.");
      return file;
    },
    async remove(ids) {
      await deleteFilesWorkflow(req.scope).run({ input: { ids } });
    },
  });
  res.status(200).json({ files: stored });
}

function refuse(res: MedusaResponse, fields: FieldProblem[]): void {
  const message = fields.map(({ field, message }) => `${field}: ${message}`).join(" ");
  res.status(400).json({ type: "invalid_data", code: "invalid_files", message, fields });
}
