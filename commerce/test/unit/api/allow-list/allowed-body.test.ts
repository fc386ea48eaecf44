import type { MedusaResponse } from "@medusajs/framework/http";
import { describe, expect, it } from "vitest";
import { allowedBody } from "../../../../src/api/allow-list/allowed-body";

/** The refused fields of a body; undefined where it is accepted. */
function refusedFields(method: string, originalUrl: string, body: unknown): string[] | undefined {
  let fields: string[] | undefined;
  let goesOn = false;
  const response = {
    status: () => response,
    json: (answer: { fields: { field: string }[] }) => {
      fields = answer.fields.map(({ field }) => field);
    },
  };
  allowedBody({ method, originalUrl, body }, response as unknown as MedusaResponse, () => {
    goesOn = true;
  });
  expect(goesOn).toBe(fields === undefined);
  return fields;
}

const address = {
  first_name: "Sam",
  last_name: "Shopper",
  address_1: "Rue de l'Encre 1",
  city: "Paris",
  postal_code: "75001",
  country_code: "fr",
};

describe("a body", () => {
  it.each([
    ["POST", "/store/carts", { region_id: "reg_1" }],
    ["POST", "/store/carts?fields=id", { items: [{ variant_id: "variant_1", quantity: 1 }] }],
    ["POST", "/store/carts/cart_1", { email: "a@b.c", shipping_address: address }],
    ["POST", "/store/carts", { region_id: "reg_1", locale: "fr" }],
    ["POST", "/store/carts/cart_1/complete", {}],
    ["POST", "/store/carts/cart_1/complete", { total: 7.2, locale: "de" }],
    ["POST", "/store/carts/cart_1/complete", undefined],
    ["POST", "/store/customers/me/addresses", { ...address, metadata: { country: "Elsewhere" } }],
    ["POST", "/store/customers/me", { metadata: { printers: ["Epson L3150"] } }],
    ["POST", "/admin/orders/order_1", { metadata: { anything: 1 } }],
  ])("that its route takes goes on: %s %s %j", (method, url, body) => {
    expect(refusedFields(method, url, body)).toBeUndefined();
  });

  it.each([
    ["/store/carts", { metadata: { a: 1 } }, ["metadata"]],
    [
      "/store/carts",
      { items: [{ variant_id: "v", quantity: 1, metadata: {} }] },
      ["items.0.metadata"],
    ],
    ["/store/carts", { region_id: ["reg_1"] }, ["region_id"]],
    ["/store/carts", { region_id: { $ne: null } }, ["region_id"]],
    ["/store/carts", { currency_code: "usd" }, ["currency_code"]],
    ["/store/carts", { additional_data: {} }, ["additional_data"]],
    ["/store/carts", { locale: "xx" }, ["locale"]],
    ["/store/carts/cart_1", { locale: "fr-FR" }, ["locale"]],
    ["/store/carts/cart_1/complete", { locale: "toString" }, ["locale"]],
    ["/store/carts", [], [""]],
    ["/store/carts/cart_1", { sales_channel_id: "sc_1" }, ["sales_channel_id"]],
    [
      "/store/carts/cart_1",
      { shipping_address: { ...address, metadata: {} } },
      ["shipping_address.metadata"],
    ],
    ["/store/carts/cart_1", { shipping_address: "addr_1" }, ["shipping_address"]],
    [
      "/store/carts/cart_1",
      { shipping_address: { ...address, id: "addr_1" } },
      ["shipping_address.id"],
    ],
    [
      "/store/carts/cart_1",
      { shipping_address: { city: "x".repeat(101) } },
      ["shipping_address.city"],
    ],
    [
      "/store/carts/cart_1",
      { shipping_address: { last_name: "a\nBcc: x" } },
      ["shipping_address.last_name"],
    ],
    [
      "/store/carts/cart_1/line-items",
      { variant_id: "v", quantity: 1, unit_price: 1 },
      ["unit_price"],
    ],
    ["/store/carts/cart_1/line-items/l_1", { quantity: 1, metadata: {} }, ["metadata"]],
    ["/store/carts/cart_1/shipping-methods", { option_id: "so_1", data: {} }, ["data"]],
    ["/store/carts/cart_1/shipping-methods", [{ option_id: "so_1" }], [""]],
    ["/store/carts/cart_1/complete", { anything: 1 }, ["anything"]],
    [
      "/store/payment-collections/pay_1/payment-sessions",
      { provider_id: "pp", data: {} },
      ["data"],
    ],
    ["/store/customers/me", { metadata: { role: "admin" } }, ["metadata.role"]],
    ["/store/customers", { email: "a@b.c", metadata: { locale: "x" } }, ["metadata.locale"]],
    ["/store/customers/me", { email: "other@b.c" }, ["email"]],
    ["/auth/customer/firebase", { id_token: ["a"] }, ["id_token"]],
  ])("that holds more is refused with the field: %s %j", (url, body, fields) => {
    expect(refusedFields("POST", url, body)).toEqual(fields);
  });
});
