import { expect, test } from "vitest";
import { splitName } from "~/identity/sign-up/person-name.ts";

test.each([
  ["Ada Maria Lovelace", "Ada Maria", "Lovelace"],
  [" Ada   Lovelace ", "Ada", "Lovelace"],
  ["Ada", "Ada", ""],
  ["", "", ""],
])("%s is split into first and last name", (name, first_name, last_name) => {
  expect(splitName(name)).toEqual({ first_name, last_name });
});
