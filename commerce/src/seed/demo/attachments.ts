import type { MedusaContainer } from "@medusajs/framework/types";
import { uploadFilesWorkflow } from "@medusajs/medusa/core-flows";
import { swatchOf } from "./colors";
import type { DemoProduct } from "./demo-product";
import { shadesOf } from "./drawings/shade";
import { technicalSheet } from "./technical-sheet";
import { fillingClip } from "./video/filling-clip";

/** Makes and uploads a product's PDF and video, where it has any. Empty addresses: it has none. */
export async function plantAttachments(
  container: MedusaContainer,
  product: DemoProduct,
): Promise<{ pdf: string; video: string }> {
  const { handle, hasPdf, hasVideo } = product;
  return {
    pdf: hasPdf
      ? await upload(container, {
          filename: `technical-sheets/${handle}.pdf`,
          mimeType: "application/pdf",
          content: await technicalSheet(product),
        })
      : "",
    video: hasVideo
      ? await upload(container, {
          filename: `videos/${handle}.webm`,
          mimeType: "video/webm",
          content: await fillingClip(shadesOf(swatchOf(product.color) || swatchOf("Cyan"))),
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
