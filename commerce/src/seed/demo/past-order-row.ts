import type { CreateOrderDTO } from "@medusajs/framework/types";
import { decorateCartTotals, OrderStatus } from "@medusajs/framework/utils";
import { catalogueCurrency } from "../../currency-environment";
import type { PastBuyer } from "./past-buyers";
import type { PastOrder } from "./past-orders";
import type { ShopOfOrders, SoldProduct } from "./shop-of-orders";

/** The records that past orders refer to. */
export interface OrderContext {
  shop: ShopOfOrders;
  /** The ids of the customers by email address. */
  customers: Map<string, string>;
  shopperEmail: string;
  salesChannelId: string;
}

/** The address of the demonstration's shopper. */
const shopper: Omit<PastBuyer, "email"> = {
  firstName: "Sam",
  lastName: "Shopper",
  street: "25 cours Gambetta",
  postalCode: "69003",
  city: "Lyon",
  countryCode: "fr",
};

/**
 * An order as Medusa creates it from a paid cart; none where none of its products exists any more.
 */
export function orderRow(
  { placedAt, guest, lines, delivery, delivered }: PastOrder,
  { shop, customers, shopperEmail, salesChannelId }: OrderContext,
): CreateOrderDTO[] {
  const buyer = guest ?? { ...shopper, email: shopperEmail };
  const option = shop.shippingOptions.get(delivery);
  const taxLine = shop.taxLines.get(buyer.countryCode);
  const taxLines = () => (taxLine ? [{ ...taxLine }] : []);
  const items = lines.flatMap(({ product: { handle, price }, quantity }) => {
    const product = shop.products.get(handle);
    const [variant] = product?.variants ?? [];
    return product && variant
      ? [{ ...lineOf(product, variant), quantity, unit_price: price, tax_lines: taxLines() }]
      : [];
  });
  if (items.length === 0) return [];
  const shippingMethods = [
    {
      name: delivery,
      amount: option?.price ?? 0,
      is_tax_inclusive: false,
      shipping_option_id: option?.id,
      tax_lines: taxLines(),
    },
  ];
  const { total } = decorateCartTotals({ items, shipping_methods: shippingMethods } as never);
  const order: CreateOrderDTO & { created_at: Date } = {
    status: delivered ? OrderStatus.COMPLETED : OrderStatus.PENDING,
    region_id: shop.regionId,
    sales_channel_id: salesChannelId,
    customer_id: customers.get(buyer.email),
    email: buyer.email,
    currency_code: catalogueCurrency,
    no_notification: true,
    shipping_address: addressOf(buyer),
    billing_address: addressOf(buyer),
    items,
    shipping_methods: shippingMethods,
    transactions: [
      { amount: Number(total), currency_code: catalogueCurrency, reference: "capture" },
    ],
    metadata: { made_up: true },
    created_at: placedAt,
  };
  return [order];
}

function lineOf(product: SoldProduct, variant: SoldProduct["variants"][number]) {
  return {
    title: product.title,
    subtitle: variant.title,
    thumbnail: product.thumbnail ?? undefined,
    product_id: product.id,
    product_title: product.title,
    product_description: product.description ?? undefined,
    product_subtitle: product.subtitle ?? undefined,
    product_handle: product.handle,
    variant_id: variant.id,
    variant_title: variant.title,
    variant_sku: variant.sku ?? undefined,
    requires_shipping: true,
    is_discountable: true,
    is_tax_inclusive: false,
  };
}

function addressOf({ firstName, lastName, street, postalCode, city, countryCode }: PastBuyer) {
  return {
    first_name: firstName,
    last_name: lastName,
    address_1: street,
    postal_code: postalCode,
    city,
    country_code: countryCode,
  };
}
