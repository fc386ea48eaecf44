import { type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const projectId = "demo-shop";
const now = () => Math.floor(Date.now() / 1000);

function payload(changes: JWTPayload = {}): JWTPayload {
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: "uid-1",
    iat: now() - 10,
    exp: now() + 3600,
    auth_time: now() - 10,
    email: "shopper@example.com",
    ...changes,
  };
}

const load = () => import("../../../../../src/modules/firebase-auth/emulator/verifier");

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each(["production", ""])(
  "cannot be loaded where SHOP_ENVIRONMENT is %j",
  async (environment) => {
    vi.stubEnv("SHOP_ENVIRONMENT", environment);
    await expect(load()).rejects.toThrow(/SHOP_ENVIRONMENT=demo only/);
  },
);

it("reads the emulator's unsigned tokens in a demonstration", async () => {
  vi.stubEnv("SHOP_ENVIRONMENT", "demo");
  const { emulatorVerifier } = await load();
  const verify = emulatorVerifier(projectId);
  await expect(verify(new UnsecuredJWT(payload()).encode())).resolves.toMatchObject({
    uid: "uid-1",
    emailVerified: false,
  });
});

it("refuses tokens of another project, expired ones and signed ones", async () => {
  vi.stubEnv("SHOP_ENVIRONMENT", "demo");
  const { emulatorVerifier } = await load();
  const verify = emulatorVerifier(projectId);
  const signed = await new SignJWT(payload())
    .setProtectedHeader({ alg: "HS256" })
    .sign(new TextEncoder().encode("a secret of no meaning, but long"));
  for (const token of [
    new UnsecuredJWT(payload({ aud: "demo-another" })).encode(),
    new UnsecuredJWT(payload({ exp: now() - 60 })).encode(),
    signed,
  ]) {
    await expect(verify(token)).rejects.toThrow(/not valid/);
  }
});

it("never serves a real project", async () => {
  vi.stubEnv("SHOP_ENVIRONMENT", "demo");
  const { emulatorVerifier } = await load();
  expect(() => emulatorVerifier("chemical-ink")).toThrow(/begin with "demo-"/);
});
