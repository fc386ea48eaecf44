import { afterEach, expect, it, vi } from "vitest";
import { log, logFailure } from "~/server/log.server.ts";

const said = { info: vi.spyOn(console, "info"), error: vi.spyOn(console, "error") };

afterEach(() => {
  vi.unstubAllEnvs();
  for (const spy of Object.values(said)) spy.mockReset();
});

it("says as much as LOG_LEVEL asks for, and all but details where it asks for nothing", () => {
  for (const spy of Object.values(said)) spy.mockImplementation(() => {});
  log("info", "request answered", { route: "/shop" });
  expect(JSON.parse(String(said.info.mock.lastCall))).toMatchObject({
    level: "info",
    service: "storefront",
    message: "request answered",
    route: "/shop",
  });

  vi.stubEnv("LOG_LEVEL", "warn");
  log("info", "request answered");
  expect(said.info).toHaveBeenCalledTimes(1);
  logFailure("no page", new Error("cut off", { cause: new Error("reset") }));
  expect(String(said.error.mock.lastCall)).toMatch(/cut off.*Caused by: Error: reset/);
});
