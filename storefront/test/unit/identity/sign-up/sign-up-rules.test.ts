import { expect, test } from "vitest";
import { checkSignUp, emptySignUp } from "~/identity/sign-up/sign-up-rules.ts";

const complete = {
  name: "Ada Lovelace",
  email: "ada@ink.example",
  phone: "1",
  password: "secret",
  address: "Ring 3",
  city: "Wien",
  country: "Austria",
  zip: "1010",
};

test("every missing field has its own message", () => {
  expect(checkSignUp({ ...emptySignUp, name: "  " })).toEqual({
    name: "Enter your name",
    email: "Enter your email",
    phone: "Enter your phone number",
    password: "Create a password",
    address: "Enter your address",
    city: "Enter your city name",
    country: "Enter the country you are residing",
    zip: "Enter the zip code of your area",
  });
});

test.each(["ada", "ada@", "@ink.example", "ada@ink", "a b@ink.example"])(
  "%s is not taken for an address",
  (email) => expect(checkSignUp({ ...complete, email })).toEqual({ email: "Enter a Valid email" }),
);

test("a password has at least 6 characters", () => {
  expect(checkSignUp({ ...complete, password: "12345" })).toEqual({
    password: "Passwords must be at least 6 characters",
  });
  expect(checkSignUp(complete)).toEqual({});
});
