import type { Pool } from "@medusajs/framework/pg";
import { expect } from "vitest";
import { adminToken, call } from "./backend";
import { promotion } from "./promotions";
import { makeShippingOption } from "./shipping-option";
import { deleteProduct, makeProduct, type TestProduct } from "./test-product";

/** The settings that a cart's total depends on. Tests change them during a checkout. */
export interface Settings {
  /** The price of a unit, without tax. */
  price: number;
  /** The code's discount on the goods, per cent. */
  discount: number;
  isCodeActive: boolean;
  /** The tax on the goods, per cent; on delivery it is France's 20. */
  tax: number;
  /** The price of delivery below the threshold, without tax. */
  delivery: number;
}

/** The value of the goods, with tax and after discounts, from which delivery is free. */
export const freeFrom = 100;

/** A product with its own code, tax and delivery, so that parallel tests are independent. */
export interface PricedGoods {
  product: TestProduct;
  code: string;
  deliveryId: string;
  settings: Settings;
  /** Changes settings, as a merchant does. */
  change(settings: Partial<Settings>): Promise<void>;
  remove(): Promise<void>;
}

export const firstSettings: Settings = {
  price: 10,
  discount: 10,
  isCodeActive: true,
  tax: 20,
  delivery: 5,
};

/** Creates goods in the shop under test. `change` writes to `database`. */
export async function makePricedGoods(database: Pool): Promise<PricedGoods> {
  const token = await adminToken();
  const product = await makeProduct({ stock: 50_000 });
  const [code, deliveryId, taxId] = await Promise.all([
    promotion(),
    makeDelivery(product, token),
    makeTax(product, token),
  ]);
  const settings = { ...firstSettings };

  async function change(changed: Partial<Settings>): Promise<void> {
    Object.assign(settings, changed);
    const { price, delivery, discount, isCodeActive, tax } = settings;
    const raw = (value: number) => JSON.stringify({ value: String(value), precision: 20 });
    await Promise.all([
      database.query(
        `update "price" set "amount" = $2, "raw_amount" = $3 where "price_set_id" = (
           select "price_set_id" from "product_variant_price_set" where "variant_id" = $1)`,
        [product.variantId, price, raw(price)],
      ),
      database.query(
        `update "price" set "amount" = $2, "raw_amount" = $3 where "amount" > 0
           and "price_set_id" = (
             select "price_set_id" from "shipping_option_price_set" where "shipping_option_id" = $1)`,
        [deliveryId, delivery, raw(delivery)],
      ),
      database.query(
        `update "promotion_application_method" m set "value" = $2, "raw_value" = $3
         from "promotion" p where p."id" = m."promotion_id" and p."code" = $1`,
        [code, discount, raw(discount)],
      ),
      database.query(`update "promotion" set "status" = $2 where "code" = $1`, [
        code,
        isCodeActive ? "active" : "inactive",
      ]),
      database.query(`update "tax_rate" set "rate" = $2 where "id" = $1`, [taxId, tax]),
    ]);
  }

  return {
    product,
    code,
    deliveryId,
    settings,
    change,
    remove: async () => {
      await call(`/admin/tax-rates/${taxId}`, { token, method: "DELETE" });
      await call(`/admin/shipping-options/${deliveryId}`, { token, method: "DELETE" });
      await deleteProduct(product);
    },
  };
}

/** The total of a cart of these goods, computed independently of the shop. */
export function totalOf(
  { price, discount, isCodeActive, tax, delivery }: Settings,
  { quantity, hasCode }: { quantity: number; hasCode: boolean },
): number {
  const goods = price * quantity * (hasCode && isCodeActive ? 1 - discount / 100 : 1);
  const taxed = goods * (1 + tax / 100);
  return taxed + (taxed >= freeFrom ? 0 : delivery * 1.2);
}

function makeDelivery({ id }: TestProduct, token: string): Promise<string> {
  const prices = [
    { currency_code: "eur", amount: firstSettings.delivery },
    {
      currency_code: "eur",
      amount: 0,
      rules: [{ attribute: "item_total", operator: "gte", value: freeFrom }],
    },
  ];
  return makeShippingOption({ name: `Delivery ${id}`, prices }, token);
}

async function makeTax({ id }: TestProduct, token: string): Promise<string> {
  const { body: regions } = await call<{ tax_regions: { id: string }[] }>(
    "/admin/tax-regions?country_code=fr&province_code=null",
    { token },
  );
  const { status, body } = await call<{ tax_rate: { id: string } }>("/admin/tax-rates", {
    token,
    body: {
      tax_region_id: regions.tax_regions[0]?.id,
      name: `Tax ${id}`,
      code: `tax-${id}`,
      rate: firstSettings.tax,
      rules: [{ reference: "product", reference_id: id }],
    },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.tax_rate.id;
}
