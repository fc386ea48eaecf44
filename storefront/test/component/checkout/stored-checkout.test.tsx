import { beforeEach, expect, test } from "vitest";
import { emptyContact } from "~/checkout/address/address-rules.ts";
import {
  forgetCheckout,
  rememberCheckout,
  rememberedCheckout,
} from "~/checkout/stored-checkout.ts";

beforeEach(() => sessionStorage.clear());

const contact = { ...emptyContact, email: "ada@ink.example", city: "Wien" };
const placing = { cartId: "cart_1", providerId: "pp_system_default", terms: "[]", at: 1 };

test("what was typed, the step and an order under way are there after a reload", () => {
  rememberCheckout(null, { contact });
  rememberCheckout(null, { step: "review", placing, payingCartId: "cart_1" });
  expect(rememberedCheckout(null)).toEqual({
    contact,
    placing,
    step: "review",
    billing: null,
    providerId: "",
    payingCartId: "cart_1",
  });
});

test("what a guest typed stays who signs in; what a customer typed is shown to nobody else", () => {
  rememberCheckout(null, { contact });
  expect(rememberedCheckout("ada").contact).toEqual(contact);
  rememberCheckout("ada", { step: "shipping" });
  expect(rememberedCheckout("ben").contact).toBeNull();
  expect(sessionStorage.length).toBe(0);

  rememberCheckout("ada", { contact });
  expect(rememberedCheckout(null).contact).toBeNull();
});

test("an order that is placed leaves nothing behind", () => {
  rememberCheckout(null, { contact, placing });
  forgetCheckout();
  expect(rememberedCheckout(null)).toMatchObject({ contact: null, placing: null });
});

test.each(["{", "7", '{"step":"nowhere","contact":{"city":7},"placing":{"cartId":1}}', "null"])(
  "foreign content of the storage breaks nothing: %s",
  (stored) => {
    sessionStorage.setItem("checkout", stored);
    expect(rememberedCheckout(null)).toMatchObject({ step: "contact", placing: null });
    expect(rememberedCheckout(null).contact?.city ?? "").toBe("");
  },
);
