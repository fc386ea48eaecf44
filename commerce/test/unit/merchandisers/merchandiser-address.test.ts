import { expect, it } from "vitest";
import { merchandiserAddress } from "../../../src/merchandisers/merchandiser-address";

it("is the one address that was given, A–Z in small letters", () => {
  expect(merchandiserAddress(["Mira@Example.com"])).toBe("mira@example.com");
  expect(merchandiserAddress(["--", "mira@example.com"])).toBe("mira@example.com");
});

it.each([[[]], [["mira"]], [["a@example.com", "b@example.com"]], [["--password=x"]]])(
  "is asked for where %j was given",
  (args) => {
    expect(() => merchandiserAddress(args)).toThrow(/Give one e-mail address/);
  },
);
