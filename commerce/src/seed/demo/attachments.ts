import { readFile } from "node:fs/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { uploadFilesWorkflow } from "@medusajs/medusa/core-flows";
import type { CatalogueProduct } from "../../catalogue-product/catalogue-product";
import { dataFile, readTable } from "./read-table";
import { technicalSheet } from "./technical-sheet";

interface Attachments {
  hasTechnicalSheet: boolean;
  /** The name of a data file; empty where there is none. */
  video: string;
}

/** The products with a PDF or a video, by their part numbers. */
export function demoAttachments(): Map<string, Attachments> {
  return new Map(
    readTable<"mpn" | "technical_sheet" | "video">("attachments.csv").map(
      ({ mpn, technical_sheet, video }) => [
        mpn,
        { hasTechnicalSheet: technical_sheet === "yes", video },
      ],
    ),
  );
}

/** Uploads a product's PDF and video. A URL is empty where there is none. */
export async function uploadAttachments(
  container: MedusaContainer,
  product: CatalogueProduct,
  attachments: Attachments | undefined,
): Promise<{ pdf: string; video: string }> {
  const { handle } = product;
  return {
    pdf: attachments?.hasTechnicalSheet
      ? await upload(container, {
          filename: `technical-sheets/${handle}.pdf`,
          mimeType: "application/pdf",
          content: await technicalSheet(product),
        })
      : "",
    video: attachments?.video
      ? await upload(container, {
          filename: `videos/${handle}.webm`,
          mimeType: "video/webm",
          content: await readFile(dataFile(attachments.video)),
        })
      : "",
  };
}

async function upload(
  container: MedusaContainer,
  file: { filename: string; mimeType: string; content: Buffer },
): Promise<string> {
  const { result } = await uploadFilesWorkflow(container).run({
    input: { files: [{ ...file, content: file.content.toString("base64"), access: "public" }] },
  });
  return result[0]?.url ?? "";
}
