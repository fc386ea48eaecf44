import { expect, it, vi } from "vitest";
import {
  addressOrExit,
  merchandiserAddress,
} from "../../../src/merchandisers/merchandiser-address";

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

it("ends a script that was given none with 2 and a sentence, and without a stack trace", () => {
  const exit = vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => addressOrExit([])).toThrow("exit 2");
  expect(error.mock.calls).toEqual([["Give one e-mail address, such as mira@example.com."]]);
  exit.mockRestore();
  error.mockRestore();
});
