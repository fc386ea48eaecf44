import { beforeEach, expect, test } from "vitest";
import { emptyContact } from "~/checkout/address/address-rules.ts";
import { forgetCheckout, rememberCheckout, storedCheckout } from "~/checkout/stored-checkout.ts";

beforeEach(() => sessionStorage.clear());

const contact = { ...emptyContact, email: "ada@ink.example", city: "Wien" };
const placing = { cartId: "cart_1", providerId: "pp_system_default", terms: "[]", at: 1 };

test("what was typed, the step and an order under way are there after a reload", () => {
  rememberCheckout(null, { contact });
  rememberCheckout(null, { step: "review", placing, payingCartId: "cart_1" });
  expect(storedCheckout(null)).toEqual({
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
  expect(storedCheckout("ada").contact).toEqual(contact);
  rememberCheckout("ada", { step: "shipping" });
  expect(storedCheckout("ben").contact).toBeNull();
  expect(sessionStorage.length).toBe(0);

  rememberCheckout("ada", { contact });
  expect(storedCheckout(null).contact).toBeNull();
});

test("an order that is placed leaves nothing behind", () => {
  rememberCheckout(null, { contact, placing });
  forgetCheckout();
  expect(storedCheckout(null)).toMatchObject({ contact: null, placing: null });
});

test.each(["{", "7", '{"step":"nowhere","contact":{"city":7},"placing":{"cartId":1}}', "null"])(
  "foreign content of the storage breaks nothing: %s",
  (stored) => {
    sessionStorage.setItem("checkout", stored);
    expect(storedCheckout(null)).toMatchObject({ step: "contact", placing: null });
    expect(storedCheckout(null).contact?.city ?? "").toBe("");
  },
);
