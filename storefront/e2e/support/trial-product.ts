import type { Listing } from "@chemical-ink/product-api/contract/listing";
import { runningShop } from "@chemical-ink/test-kit/running-shop";
import { merchandiserToken } from "./backend.ts";

/** The smallest PDF. */
const smallPdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

/**
 * Creates a product with three pictures, a sheet and a PDF; gives its slug. The caller deletes it
 * with `deleteProduct`.
 */
export async function createTrialProduct(fields: Record<string, string>): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [index, picture] of (await threePictures()).entries()) {
    form.append("Image", picture, `picture-${index}.webp`);
  }
  form.append("pdf", new Blob([smallPdf], { type: "application/pdf" }), "sheet.pdf");
  const response = await fetch(`${runningShop().productApiUrl}/product/create`, {
    method: "POST",
    headers: { authorization: `Bearer ${await merchandiserToken()}` },
    body: form,
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const { slug } = (await response.json()) as { slug: string };
  await untilShown(slug);
  return slug;
}

async function threePictures(): Promise<Blob[]> {
  const response = await fetch(`${runningShop().productApiUrl}/products/category/printers`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ itemsPerPage: 3 }),
  });
  const { products } = (await response.json()) as Listing;
  return Promise.all(
    products.map(async ({ Images }) => {
      // A copied shop has the pictures' files, but their URLs name the original shop.
      const { pathname } = new URL(Images[0]?.sources[0]?.url ?? "");
      return (await fetch(runningShop().commerceUrl + pathname)).blob();
    }),
  );
}

/** The catalogue shows a new product a moment later. */
async function untilShown(slug: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await fetch(`${runningShop().productApiUrl}/product/${slug}`)).ok) {
    if (Date.now() > deadline) throw new Error(`${slug} did not come into the catalogue.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
