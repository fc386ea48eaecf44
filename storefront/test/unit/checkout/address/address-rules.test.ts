import { expect, test } from "vitest";
import {
  checkAddress,
  checkContact,
  emptyContact,
  fromPostalAddress,
  isSameAddress,
  toPostalAddress,
} from "~/checkout/address/address-rules.ts";
import { isEmail } from "~/identity/sign-up/sign-up-rules.ts";

const contact = {
  email: "ada@ink.example",
  firstName: "Ada",
  lastName: "Lovelace",
  company: "",
  address: "Ring 3",
  postalCode: "1010",
  city: "Wien",
  province: "",
  country: "at",
  phone: "",
};

test("everything but company and phone is needed, each with its own message", () => {
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

test("an address survives its way to the backend and back", () => {
  const { email: _, ...address } = contact;
  expect(fromPostalAddress(toPostalAddress(contact))).toEqual(address);
  expect(isSameAddress(toPostalAddress(contact), toPostalAddress(address))).toBe(true);
  expect(isSameAddress(toPostalAddress(contact), { address_1: "Elsewhere" })).toBe(false);
});

test.each([
  ["fr", "7500", "75001"],
  ["fr", "Paris", "F-75001"],
  ["nl", "1012", "1012ab"],
  ["pl", "0950", "00-950"],
  ["lv", "73", "LV-1073"],
  ["ie", "Dublin 2", "d02 af30"],
  ["cz", "1100", "110 00"],
])("a postal code of %s is told from %j", (country, wrong, right) => {
  const address = { ...contact, country };
  const { postalCode } = checkAddress({ ...address, postalCode: wrong }, "shipping");
  expect(postalCode).toMatch(/^Enter a postal code such as \S/);
  expect(checkAddress({ ...address, postalCode: right }, "shipping").postalCode).toBeUndefined();
});

test("a postal code of a country we do not know the codes of is taken as it is", () => {
  expect(checkAddress({ ...contact, country: "jp", postalCode: "100-0001" }, "billing")).toEqual(
    {},
  );
});

test("a province is asked for where parcels need one, and sent only there", () => {
  const roman = { ...contact, country: "it", postalCode: "00144", city: "Roma" };
  expect(checkAddress(roman, "shipping")).toEqual({ province: "Enter your province" });
  expect(checkAddress({ ...roman, province: "RM" }, "shipping")).toEqual({});
  expect(toPostalAddress({ ...roman, province: " RM " }).province).toBe("RM");
  expect(toPostalAddress({ ...contact, province: "RM" }).province).toBe("");
});

test("what fits on no parcel is told beside its field", () => {
  const errors = checkContact(
    { ...contact, address: "x".repeat(201), city: "x".repeat(101) },
    isEmail,
  );
  expect(errors).toEqual({
    address: "At most 200 characters fit here",
    city: "At most 100 characters fit here",
  });
});
