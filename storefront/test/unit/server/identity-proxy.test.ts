import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const load = () => import("../../../server/identity-proxy.ts");

it.each(["production", "", undefined])(
  "the identity emulator's proxy refuses to load where SHOP_ENVIRONMENT is %s",
  async (shopEnvironment) => {
    vi.stubEnv("SHOP_ENVIRONMENT", shopEnvironment);
    await expect(load()).rejects.toThrow("for a demo shop only");
  },
);

it("loads in a demo shop", async () => {
  vi.stubEnv("SHOP_ENVIRONMENT", "demo");
  expect((await load()).identityProxy("127.0.0.1:9099")).toBeTypeOf("function");
});
