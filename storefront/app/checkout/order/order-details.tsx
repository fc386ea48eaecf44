import type { BackendOrder } from "~/commerce/backend-types.ts";
import { m } from "~/paraglide/messages.js";
import { Card } from "~/ui/card.tsx";
import { AddressLines } from "../address/address-lines.tsx";
import { ItemList } from "../item-list.tsx";
import { paymentOf } from "../payment/order-payment.ts";
import { shippingName, shippingTime } from "../steps/shipping-time.ts";
import { Totals } from "../totals.tsx";

/** An order: lines, amounts, address, delivery and payment. */
export function OrderDetails({ order }: { order: BackendOrder }) {
  return (
    <div className="mt-8 grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
      <Card>
        <h2 className="text-xl">{m.order_details_items()}</h2>
        <ItemList items={order.items ?? []} currency={order.currency_code} />
        <div className="mt-4">
          <Totals amounts={order} />
        </div>
      </Card>
      <div className="grid gap-6">
        <Delivery order={order} />
        <Payment order={order} />
      </div>
    </div>
  );
}

function Delivery({ order }: { order: BackendOrder }) {
  const isDelivered = order.fulfillment_status === "delivered";
  const method = order.shipping_methods?.[0];
  const time =
    method && !isDelivered && order.status !== "canceled"
      ? shippingTime({ ...method.shipping_option, name: method.name }, new Date(order.created_at))
      : "";
  return (
    <Card>
      <h2 className="text-xl">
        {isDelivered ? m.order_details_delivered_to() : m.order_details_delivery_to()}
      </h2>
      <div className="mt-3 text-key-soft">
        {order.shipping_address && <AddressLines address={order.shipping_address} />}
        <p className="mt-3 break-words">{order.email}</p>
      </div>
      {method && <p className="mt-3 font-semibold">{shippingName(method)}</p>}
      {time && <p className="text-key-soft">{time}</p>}
    </Card>
  );
}

function Payment({ order }: { order: BackendOrder }) {
  const { way, state } = paymentOf(order);
  if (!way && !state) return null;
  return (
    <Card>
      <h2 className="text-xl">{m.order_details_payment()}</h2>
      {way && <p className="mt-3 font-semibold">{way}</p>}
      {state && <p className={way ? "text-key-soft" : "mt-3 text-key-soft"}>{state}</p>}
    </Card>
  );
}
