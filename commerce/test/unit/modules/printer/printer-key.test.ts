import { expect, it } from "vitest";
import { printerKey } from "../../../../src/modules/printer/printer-key";

it("is the same for every spelling of a printer", () => {
  expect(printerKey("HP LaserJet Pro P1102w")).toBe("hplaserjetprop1102w");
  expect(printerKey("hp laserjet-pro p1102W")).toBe("hplaserjetprop1102w");
});
