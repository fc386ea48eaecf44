import { fileTypes, largestFile, mostImages } from "@chemical-ink/product-api/contract/files";
import type { Product } from "@chemical-ink/product-api/contract/product";
import { longestTitle } from "@chemical-ink/product-api/contract/product-fields";

/** What is in the form besides the product's own fields: numbers as typed, and files to send. */
export interface ProductDraft {
  product: Product;
  price: string;
  quantity: string;
  images: readonly File[];
  pdf: File | null;
  video: File | null;
}

/** The fields that can be wrong. */
export const productFields = [
  "Title",
  "Description",
  "Price",
  "Quantity",
  "Category",
  "subCategory",
  "Brand",
  "color",
  "mpn",
  "ficheTech",
  "Image",
  "pdf",
  "video",
] as const;
export type ProductField = (typeof productFields)[number];
export type ProductErrors = Partial<Record<ProductField, string>>;

const price = /^\d+(\.\d{1,2})?$/;
const whole = /^\d+$/;

/** What is wrong with a product, field by field; empty when it can be saved. */
export function checkProduct(draft: ProductDraft): ProductErrors {
  const title = draft.product.Title.trim();
  const found: Partial<Record<ProductField, string | false>> = {
    Title:
      (!title && "Enter a title") ||
      (title.length > longestTitle && "The title can have 200 characters at most"),
    Price:
      !price.test(draft.price.trim()) && "Enter a price of 0 or more, with two decimals at most",
    Quantity: !whole.test(draft.quantity.trim()) && "Enter a whole number of 0 or more",
    Category: !draft.product.Category.trim() && "Choose or enter a category",
    ficheTech:
      draft.product.ficheTech.some(({ label, value }) => !label.trim() && value.trim()) &&
      "Enter a label for each row",
    Image: imageError(draft),
    pdf:
      (draft.pdf && !takes("pdf", draft.pdf.type) && "This is not a PDF") ||
      (draft.pdf !== null && draft.pdf.size > largestFile.pdf && "The PDF can have 20 MB at most"),
    video: videoError(draft),
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== false));
}

function imageError({ product, images }: ProductDraft): string | false {
  if (product.Images.length + images.length > mostImages) return "10 pictures at most";
  if (images.some(({ type }) => !takes("Image", type))) {
    return "Pictures can be PNG, JPEG, WebP or AVIF";
  }
  return images.some(({ size }) => size > largestFile.Image) && "A picture can have 5 MB at most";
}

function videoError({ product, video }: ProductDraft): string | false {
  if (video && !takes("video", video.type)) return "A video can be MP4 or WebM";
  if (video && video.size > largestFile.video) return "The video can have 100 MB at most";
  const address = product.video.trim();
  if (video && address) return "Give a video file or its address, not both";
  return (
    address !== "" && !isWebAddress(address) && "Enter a web address that begins with https://"
  );
}

function takes(field: keyof typeof fileTypes, type: string): boolean {
  return fileTypes[field].some((taken) => taken === type);
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
