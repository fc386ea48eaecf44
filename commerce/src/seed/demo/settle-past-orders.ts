import type { CreatePaymentCollectionDTO, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { demoOrderIds, noteDemoOrdersSent } from "../../medusa-internals/demo-orders";
import { fulfillmentProvider } from "./delivery";

/** Shipped so long after the order, delivered so long after it, milliseconds. */
const sentAfter = 20 * 60 * 60 * 1000;
const deliveredAfter = 3 * 24 * 60 * 60 * 1000;

/** Creates the payments and fulfilments of the made-up orders that lack them. */
export async function settlePastOrders(container: MedusaContainer): Promise<void> {
  const orders = await pastOrdersOf(container);
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const unpaid = orders.filter(({ payment_collections }) => !payment_collections?.length);
  const unsent = orders.filter(({ fulfillments }) => !fulfillments?.length);
  const payments = await createPayments(container, unpaid);
  const parcels = await createParcels(container, unsent);
  const links = [
    ...unpaid.map(({ id }, index) => ({
      [Modules.ORDER]: { order_id: id },
      [Modules.PAYMENT]: { payment_collection_id: payments[index] },
    })),
    ...unsent.map(({ id }, index) => ({
      [Modules.ORDER]: { order_id: id },
      [Modules.FULFILLMENT]: { fulfillment_id: parcels[index] },
    })),
  ];
  if (links.length > 0) await link.create(links);
  if (unsent.length > 0) await noteDemoOrdersSent(container);
}

interface StoredOrder {
  id: string;
  status: string;
  currency_code: string;
  created_at: string;
  transactions: { amount: number }[];
  items: { id: string; title: string; variant_sku: string | null; detail: { quantity: number } }[];
  shipping_address: Record<string, string | null>;
  shipping_methods: { shipping_option_id: string }[];
  payment_collections?: { id: string }[];
  fulfillments?: { id: string }[];
}

async function pastOrdersOf(container: MedusaContainer): Promise<StoredOrder[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: [
      ...["id", "status", "currency_code", "created_at", "transactions.amount"],
      ...["items.id", "items.title", "items.variant_sku", "items.detail.quantity"],
      ...["shipping_address.*", "shipping_methods.shipping_option_id"],
      ...["payment_collections.id", "fulfillments.id"],
    ],
    filters: { id: await demoOrderIds(container) },
  });
  return data as unknown as StoredOrder[];
}

/** Answers the ids of the payment collections, in the order of the orders. */
async function createPayments(
  container: MedusaContainer,
  orders: StoredOrder[],
): Promise<string[]> {
  if (orders.length === 0) return [];
  // The type lacks the status, which the module accepts like every column.
  const payments: (CreatePaymentCollectionDTO & Record<string, unknown>)[] = orders.map(
    ({ transactions, currency_code, created_at }) => ({
      amount: transactions[0]?.amount ?? 0,
      captured_amount: transactions[0]?.amount ?? 0,
      currency_code,
      status: "completed",
      completed_at: new Date(created_at),
      metadata: { made_up: true },
    }),
  );
  const created = await container.resolve(Modules.PAYMENT).createPaymentCollections(payments);
  return created.map(({ id }) => id);
}

/** Answers the ids of the fulfilments, in the order of the orders. */
async function createParcels(container: MedusaContainer, orders: StoredOrder[]): Promise<string[]> {
  if (orders.length === 0) return [];
  const [location] = await container
    .resolve(Modules.STOCK_LOCATION)
    .listStockLocations({}, { take: 1 });
  if (!location) throw new Error("There is no stock location to send from.");
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const parcels = await Promise.all(
    orders.map(({ status, created_at, items, shipping_address, shipping_methods }) => {
      const placed = Date.parse(created_at);
      const { first_name, last_name, address_1, postal_code, city, country_code } =
        shipping_address;
      return fulfillment.createFulfillment({
        location_id: location.id,
        provider_id: fulfillmentProvider,
        shipping_option_id: shipping_methods[0]?.shipping_option_id,
        packed_at: new Date(placed + sentAfter),
        shipped_at: new Date(placed + sentAfter),
        delivered_at: status === "completed" ? new Date(placed + deliveredAfter) : null,
        delivery_address: { first_name, last_name, address_1, postal_code, city, country_code },
        items: items.map(({ id, title, variant_sku, detail }) => ({
          line_item_id: id,
          title,
          sku: variant_sku ?? "",
          barcode: "",
          quantity: detail.quantity,
        })),
        metadata: { made_up: true },
      });
    }),
  );
  return parcels.map(({ id }) => id);
}
