import type {
  ItemTaxLineDTO,
  MedusaContainer,
  ShippingTaxLineDTO,
  TaxCalculationContext,
} from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { groupsOf } from "../../medusa-internals/customers";
import type { PricedCart } from "./priced-cart";

/** Whether the taxes of a cart have the current rates of its delivery address. */
export async function hasCurrentTaxes(
  container: MedusaContainer,
  cart: PricedCart,
): Promise<boolean> {
  const { items = [], shipping_methods: deliveries = [], shipping_address, region } = cart;
  // Medusa then applies no tax.
  if (!region?.automatic_taxes) return true;
  const country = shipping_address?.country_code;
  const goods = items.filter(({ is_giftcard }) => !is_giftcard);
  const now = country ? await taxesNow(country) : [];
  return [...goods, ...deliveries].every(({ id, tax_lines = [] }) => {
    const rates = now.filter((line) => idOf(line) === id);
    return ratesOf(rates) === ratesOf(tax_lines);
  });

  async function taxesNow(country: string) {
    const taxes = container.resolve(Modules.TAX);
    const context = await taxContext(container, cart, country);
    const lines = await Promise.all([
      goods.length > 0 ? taxes.getTaxLines(goods.map(taxedLine), context) : [],
      deliveries.length > 0 ? taxes.getTaxLines(deliveries.map(taxedDelivery), context) : [],
    ]);
    return lines.flat();
  }

  function taxedLine({ id, product_id, product_type_id, quantity, unit_price }: Line) {
    return {
      id,
      product_id: product_id ?? "",
      product_type_id: product_type_id ?? undefined,
      quantity,
      unit_price,
      currency_code: cart.currency_code,
    };
  }

  function taxedDelivery({ id, shipping_option_id, amount }: Delivery) {
    return {
      id,
      shipping_option_id: shipping_option_id ?? "",
      unit_price: amount,
      currency_code: cart.currency_code,
    };
  }
}

type Line = NonNullable<PricedCart["items"]>[number];
type Delivery = NonNullable<PricedCart["shipping_methods"]>[number];

async function taxContext(
  container: MedusaContainer,
  { customer, shipping_address, shipping_methods, locale }: PricedCart,
  country: string,
): Promise<TaxCalculationContext> {
  const groups = customer ? await groupsOf(container, customer.id) : [];
  const context = {
    address: {
      country_code: country,
      province_code: shipping_address?.province,
      address_1: shipping_address?.address_1 ?? undefined,
      address_2: shipping_address?.address_2,
      city: shipping_address?.city ?? undefined,
      postal_code: shipping_address?.postal_code ?? undefined,
      metadata: shipping_address?.metadata ?? undefined,
    },
    customer: customer
      ? {
          id: customer.id,
          email: customer.email ?? "",
          customer_groups: groups.map(({ id }) => id),
          metadata: customer.metadata ?? undefined,
        }
      : undefined,
    is_return: false,
    locale: locale ?? undefined,
    shipping_methods: shipping_methods?.map(({ id, name, shipping_option_id, amount }) => ({
      id,
      name,
      shipping_option_id: shipping_option_id ?? undefined,
      amount,
    })),
  };
  return context as TaxCalculationContext;
}

function idOf(line: ItemTaxLineDTO | ShippingTaxLineDTO): string {
  return "line_item_id" in line ? line.line_item_id : line.shipping_line_id;
}

/** No tax and a tax of 0 per cent are equal. */
function ratesOf(lines: { rate?: number | null }[]): string {
  const rates = lines.map(({ rate }) => Number(rate ?? 0)).filter((rate) => rate !== 0);
  return rates.sort((one, other) => one - other).join();
}
