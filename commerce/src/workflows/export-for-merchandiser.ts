import { PassThrough, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, generateEntityId, Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import {
  exportInventoryItemsStep,
  exportOrdersStep,
  exportProductsStep,
} from "@medusajs/medusa/core-flows";
import type { ExportKind, ExportRequest } from "../exports/export-kind";
import { announceExport, announceFailure, announceFile, type ExportEntry } from "../exports/feed";
import { spreadsheetContainer } from "../exports/spreadsheet-container";

type Selection = Pick<ExportRequest, "select" | "filter">;

/** Medusa's own export steps, each as a workflow that can run in another container. */
const writers = {
  orders: createWorkflow(
    "write-orders-file",
    (input: Selection) => new WorkflowResponse(exportOrdersStep(input)),
  ),
  products: createWorkflow(
    "write-products-file",
    (input: Selection) => new WorkflowResponse(exportProductsStep(input)),
  ),
  "inventory-items": createWorkflow(
    "write-inventory-items-file",
    (input: Selection) => new WorkflowResponse(exportInventoryItemsStep(input)),
  ),
} satisfies Record<ExportKind, unknown>;

interface Input extends ExportRequest {
  merchandiserId: string;
}

/** A file that is being written to the file store. */
interface OpenFile {
  fileKey: string;
  writeStream: Writable;
  promise: Promise<unknown>;
}

/** Writes the rows. A failed write ends the export; Medusa's step would wait for ever. */
async function writeRows(
  container: MedusaContainer,
  { kind, select, filter }: Input,
  { writeStream, promise }: OpenFile,
): Promise<void> {
  const rows = new PassThrough();
  const written = Promise.all([pipeline(rows, writeStream), promise]);
  const opened = {
    writeStream: rows,
    promise: written.then(() => ({ url: "", key: "" })),
    url: "",
    fileKey: "",
  };
  // Medusa's step may have ended by then. The result is checked below.
  opened.promise.catch(() => undefined);
  const inside = spreadsheetContainer(container, { getUploadStream: async () => opened });
  try {
    await Promise.all([writers[kind](inside).run({ input: { select, filter } }), written]);
  } finally {
    rows.destroy();
    await Promise.allSettled([written]);
  }
}

/**
 * Writes the file in the background. A failure is notified to the merchandiser and leaves no file.
 * The workflow does not fail, because nobody waits for it.
 */
const writeExportStep = createStep(
  { name: "write-export", async: true, backgroundExecution: true },
  async (input: Input, { container }) => {
    const { kind, merchandiserId } = input;
    const files = container.resolve(Modules.FILE);
    // Medusa names export files by the millisecond, so two simultaneous ones would get the same
    // name.
    const exportId = generateEntityId(undefined, "export");
    const filename = `${kind}-${new Date().toISOString().slice(0, 10)}.csv`;
    const entry: ExportEntry = { exportId, kind, merchandiserId, fileKey: "", filename };
    try {
      const file = await files.getUploadStream({
        filename: `${exportId}.csv`,
        mimeType: "text/csv",
        access: "private",
      });
      entry.fileKey = file.fileKey;
      await announceExport(container, entry);
      await writeRows(container, input, file);
      await announceFile(container, entry);
    } catch (error) {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
      logger.error(`The export ${exportId} failed`, error as Error);
      if (entry.fileKey) await files.deleteFiles([entry.fileKey]);
      await announceFailure(container, entry);
    }
    return new StepResponse(undefined);
  },
);

/** Exports orders, products or stock to a CSV file for the merchandiser who asked for it. */
export const exportForMerchandiserWorkflow = createWorkflow(
  "export-for-merchandiser",
  (input: Input) => {
    writeExportStep(input);
  },
);
