import type { EngineOrder } from "~/commerce/engine-types.ts";
import { Card } from "~/ui/card.tsx";
import { AddressLines } from "./address-lines.tsx";
import { ItemList } from "./item-list.tsx";
import { Totals } from "./totals.tsx";

/** An order: its lines, what it costs and where it goes. */
export function OrderDetails({ order }: { order: EngineOrder }) {
  return (
    <div className="mt-8 grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
      <Card>
        <h2 className="text-xl">Items</h2>
        <ItemList items={order.items ?? []} currency={order.currency_code} />
        <div className="mt-4">
          <Totals amounts={order} />
        </div>
      </Card>
      <Card>
        <h2 className="text-xl">Delivered to</h2>
        <div className="mt-3 text-key-soft">
          {order.shipping_address && <AddressLines address={order.shipping_address} />}
          <p className="mt-3">{order.email}</p>
        </div>
        {order.shipping_methods?.[0] && (
          <p className="mt-3 text-key-soft">Shipped by: {order.shipping_methods[0].name}</p>
        )}
      </Card>
    </div>
  );
}
