import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { deleteFilesWorkflow, uploadFilesWorkflow } from "@medusajs/medusa/core-flows";
import { checkUpload, type UploadedFile } from "../../../uploads/check-upload";
import { storeAllOrNone } from "../../../uploads/store-files";

/** Files one request may bring. */
const mostFiles = 20;

/**
 * Takes uploaded files: Medusa's own route, but a file has to be what the shop shows, which is told
 * by its content. All or nothing. CSV files, for Medusa's product import, are kept private.
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
      if (!file) throw new Error("The store has kept nothing of a file.");
      return file;
    },
    async remove(ids) {
      await deleteFilesWorkflow(req.scope).run({ input: { ids } });
    },
  });
  res.status(200).json({ files: stored });
}

interface FieldProblem {
  field: string;
  message: string;
}

function refuse(res: MedusaResponse, fields: FieldProblem[]): void {
  const message = fields.map(({ field, message }) => `${field}: ${message}`).join(" ");
  res.status(400).json({ type: "invalid_data", code: "invalid_files", message, fields });
}
