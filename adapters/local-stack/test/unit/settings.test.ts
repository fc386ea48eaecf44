import { describe, expect, test } from "vitest";
import { readSettings, SettingError } from "../../src/settings.ts";

describe("readSettings", () => {
  test("gives the documented ports by default", () => {
    expect(readSettings({}).ports).toEqual({
      storefront: 8000,
      commerce: 9000,
      productApi: 9100,
      identity: 9099,
      postgres: 54_329,
    });
  });

  test("reads a port from the environment", () => {
    expect(readSettings({ STOREFRONT_PORT: "8123" }).ports.storefront).toBe(8123);
  });

  test.each(["eighty", "0", "65536", "80.5", "-1"])(
    "refuses the port %s with the name of the variable",
    (text) => {
      const read = () => readSettings({ COMMERCE_PORT: text });
      expect(read).toThrow(SettingError);
      expect(read).toThrow(`COMMERCE_PORT is "${text}"`);
    },
  );
});
