import { lineTitle } from "~/commerce/line-title.ts";
import { Price } from "~/ui/price.tsx";

interface ItemListProps {
  items: {
    id: string;
    title: string;
    product_title?: string | null;
    variant_title?: string | null;
    thumbnail?: string | null;
    quantity: number;
    unit_price: number;
  }[];
  currency: string;
}

/** The line items of a cart or an order, read-only. */
export function ItemList({ items, currency }: ItemListProps) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className="flex gap-3 py-3">
          {item.thumbnail && (
            <img
              src={item.thumbnail}
              alt=""
              width={56}
              height={56}
              loading="lazy"
              className="size-14 shrink-0 rounded-sm bg-wash object-cover"
            />
          )}
          <div className="min-w-0 flex-1 text-sm">
            <p className="font-semibold">{lineTitle(item)}</p>
            <p className="text-key-soft">
              {item.quantity} × <Price amount={item.unit_price} currency={currency} />
            </p>
          </div>
          <p className="text-sm font-semibold">
            <Price amount={item.quantity * item.unit_price} currency={currency} />
          </p>
        </li>
      ))}
    </ul>
  );
}
