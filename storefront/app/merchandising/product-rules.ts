import type { Product } from "@chemical-ink/product-api/contract/product";

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
export type ProductField = "Title" | "Price" | "Quantity" | "Category" | "Image" | "pdf" | "video";
export type ProductErrors = Partial<Record<ProductField, string>>;

export const longestTitle = 200;
const mostImages = 10;
/** The types of picture that are taken. */
export const imageTypes = ["image/png", "image/jpeg", "image/webp", "image/avif"];

const megabyte = 1024 * 1024;
const price = /^\d+(\.\d{1,2})?$/;
const whole = /^\d+$/;

/** What is wrong with a product, field by field; empty when it can be saved. */
export function checkProduct(draft: ProductDraft): ProductErrors {
  const title = draft.product.Title.trim();
  const found: Record<ProductField, string | false> = {
    Title:
      (!title && "Enter a title") ||
      (title.length > longestTitle && "The title can have 200 characters at most"),
    Price:
      !price.test(draft.price.trim()) && "Enter a price of 0 or more, with two decimals at most",
    Quantity: !whole.test(draft.quantity.trim()) && "Enter a whole number of 0 or more",
    Category: !draft.product.Category.trim() && "Choose or enter a category",
    Image: imageError(draft),
    pdf:
      (draft.pdf && draft.pdf.type !== "application/pdf" && "This is not a PDF") ||
      (draft.pdf !== null && draft.pdf.size > 20 * megabyte && "The PDF can have 20 MB at most"),
    video: videoError(draft),
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== false));
}

function imageError({ product, images }: ProductDraft): string | false {
  if (product.Images.length + images.length > mostImages) return "10 pictures at most";
  if (images.some(({ type }) => !imageTypes.includes(type))) {
    return "Pictures can be PNG, JPEG, WebP or AVIF";
  }
  return images.some(({ size }) => size > 5 * megabyte) && "A picture can have 5 MB at most";
}

function videoError({ product, video }: ProductDraft): string | false {
  if (video && !video.type.startsWith("video/")) return "This is not a video";
  if (video && video.size > 100 * megabyte) return "The video can have 100 MB at most";
  const address = product.video.trim();
  return (
    address !== "" && !isWebAddress(address) && "Enter a web address that begins with https://"
  );
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
