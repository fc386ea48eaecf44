import type { EngineOrder } from "~/commerce/engine-types.ts";
import { textsIn } from "~/language/texts.ts";
import { Card } from "~/ui/card.tsx";
import { AddressLines } from "./address-lines.tsx";
import { ItemList } from "./item-list.tsx";
import { Totals } from "./totals.tsx";

const texts = textsIn({
  en: {
    items: "Items",
    deliveredTo: "Delivered to",
    shippedBy: (name: string) => `Shipped by: ${name}`,
  },
  fr: {
    items: "Articles",
    deliveredTo: "Livraison à",
    shippedBy: (name: string) => `Mode de livraison : ${name}`,
  },
});

/** An order: its lines, what it costs and where it goes. */
export function OrderDetails({ order }: { order: EngineOrder }) {
  return (
    <div className="mt-8 grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
      <Card>
        <h2 className="text-xl">{texts().items}</h2>
        <ItemList items={order.items ?? []} currency={order.currency_code} />
        <div className="mt-4">
          <Totals amounts={order} />
        </div>
      </Card>
      <Card>
        <h2 className="text-xl">{texts().deliveredTo}</h2>
        <div className="mt-3 text-key-soft">
          {order.shipping_address && <AddressLines address={order.shipping_address} />}
          <p className="mt-3">{order.email}</p>
        </div>
        {order.shipping_methods?.[0] && (
          <p className="mt-3 text-key-soft">{texts().shippedBy(order.shipping_methods[0].name)}</p>
        )}
      </Card>
    </div>
  );
}
