import type { Product } from "@chemical-ink/product-api/contract/product";
import { longestTitle } from "@chemical-ink/product-api/contract/product-fields";
import { TextAreaField } from "~/ui/text-area-field.tsx";
import { TextField } from "~/ui/text-field.tsx";
import type { ProductErrors, ProductField } from "./product-rules.ts";

interface ProductFieldsProps {
  product: Product;
  price: string;
  quantity: string;
  errors: ProductErrors;
  /** A change, and the field whose error it makes old. */
  onProduct: (change: Partial<Product>, field?: ProductField) => void;
  onPrice: (typed: string) => void;
  onQuantity: (typed: string) => void;
}

/** The product's fields that are typed. */
export function ProductFields(props: ProductFieldsProps) {
  const { product, price, quantity, errors, onProduct, onPrice, onQuantity } = props;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        className="sm:col-span-2"
        label="Title"
        maxLength={longestTitle}
        value={product.Title}
        error={errors.Title}
        onChange={(event) => onProduct({ Title: event.currentTarget.value }, "Title")}
      />
      <TextAreaField
        className="sm:col-span-2"
        label="Description"
        required={false}
        value={product.Description}
        error={errors.Description}
        onChange={(event) => onProduct({ Description: event.currentTarget.value }, "Description")}
      />
      <TextField
        label="Price in euros, excl. VAT"
        inputMode="decimal"
        value={price}
        error={errors.Price}
        onChange={(event) => onPrice(event.currentTarget.value)}
      />
      <TextField
        label="Quantity in stock"
        inputMode="numeric"
        value={quantity}
        error={errors.Quantity}
        onChange={(event) => onQuantity(event.currentTarget.value)}
      />
      <TextField
        label="Category"
        value={product.Category}
        error={errors.Category}
        onChange={(event) => onProduct({ Category: event.currentTarget.value }, "Category")}
      />
      <TextField
        label="Sub-category"
        required={false}
        value={product.subCategory}
        error={errors.subCategory}
        onChange={(event) => onProduct({ subCategory: event.currentTarget.value }, "subCategory")}
      />
      <TextField
        label="Brand"
        required={false}
        value={product.Brand}
        error={errors.Brand}
        onChange={(event) => onProduct({ Brand: event.currentTarget.value }, "Brand")}
      />
      <TextField
        label="Colour"
        required={false}
        value={product.color}
        error={errors.color}
        onChange={(event) => onProduct({ color: event.currentTarget.value }, "color")}
      />
      <TextField
        label="Part number"
        required={false}
        value={product.mpn}
        error={errors.mpn}
        onChange={(event) => onProduct({ mpn: event.currentTarget.value }, "mpn")}
      />
      <TextField
        label="Address of a video"
        type="url"
        required={false}
        value={product.video}
        error={errors.video}
        onChange={(event) => onProduct({ video: event.currentTarget.value }, "video")}
      />
    </div>
  );
}
