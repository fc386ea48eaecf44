import { expect, test } from "vitest";
import {
  checkContact,
  emptyContact,
  fromPostalAddress,
  isSameAddress,
  toPostalAddress,
} from "~/checkout/address-rules.ts";
import { isEmail } from "~/identity/sign-up-rules.ts";

const contact = {
  email: "ada@ink.example",
  firstName: "Ada",
  lastName: "Lovelace",
  address: "Ring 3",
  postalCode: "1010",
  city: "Wien",
  country: "at",
  phone: "",
};

test("everything but the phone is needed, each with its own message", () => {
  const errors = checkContact(emptyContact, isEmail);
  expect(Object.keys(errors).sort()).toEqual(
    ["address", "city", "country", "email", "firstName", "lastName", "postalCode"].sort(),
  );
  expect(new Set(Object.values(errors)).size).toBe(7);
  expect(checkContact(contact, isEmail)).toEqual({});
});

test("an address that is no address is told", () => {
  expect(checkContact({ ...contact, email: "ada" }, isEmail)).toEqual({
    email: "Enter a Valid email",
  });
});

test("an address survives its way to the engine and back", () => {
  const { email: _, ...address } = contact;
  expect(fromPostalAddress(toPostalAddress(contact))).toEqual(address);
  expect(isSameAddress(toPostalAddress(contact), toPostalAddress(address))).toBe(true);
  expect(isSameAddress(toPostalAddress(contact), { address_1: "Elsewhere" })).toBe(false);
});
