import { useEffect, useState } from "react";
import { mainPicture, ProductPicture } from "~/catalogue/product-picture.tsx";
import { Stock } from "~/catalogue/stock.tsx";
import { Card } from "~/ui/card.tsx";
import { Price } from "~/ui/price.tsx";
import type { ProductDraft } from "./product-rules.ts";

/** The product as shoppers will see it, while it is typed. */
export function ProductPreview({ draft }: { draft: ProductDraft }) {
  const { product } = draft;
  const dropped = useObjectUrl(draft.images[0]);
  const rows = product.ficheTech.filter(({ label, value }) => label || value);

  return (
    <Card className="lg:sticky lg:top-28">
      <h2 className="text-sm font-semibold text-key-faint">Preview</h2>
      <div className="mt-3 overflow-hidden rounded-md bg-wash">
        <ProductPicture
          picture={mainPicture(product) ?? (dropped ? { url: dropped, sources: [] } : undefined)}
          alt=""
          sizes="20rem"
        />
      </div>
      <p className="mt-3 text-xs font-semibold text-key-faint">{product.Brand || "Brand"}</p>
      <p className="text-lg">{product.Title || "Title"}</p>
      <p className="mt-1">
        <Price
          amount={Number(draft.price) || 0}
          currency={product.currency || "eur"}
          note="excl. VAT"
          className="font-display text-xl font-bold"
        />
      </p>
      <Stock quantity={Number(draft.quantity) || 0} className="mt-1" />
      {product.Description && <p className="mt-3 text-sm text-key-soft">{product.Description}</p>}
      {rows.length > 0 && (
        <dl className="mt-4 divide-y divide-line text-sm">
          {rows.map(({ label, value }, index) => (
            <div key={index} className="flex justify-between gap-4 py-1.5">
              <dt className="text-key-faint">{label}</dt>
              <dd className="text-right">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

/** An address under which the browser shows a file that is not sent yet. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
