import { Client } from "@medusajs/framework/pg";
import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from "jose";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { adminToken, call, idTokenOf, newAddress } from "../support/backend";
import { keyServer, productionBackend, refusedStart } from "../support/production-backend";

const shop = inject("shop");
const now = () => Math.floor(Date.now() / 1000);

function claims(changes: JWTPayload = {}): JWTPayload {
  return {
    iss: "https://securetoken.google.com/chemical-ink",
    aud: "chemical-ink",
    sub: crypto.randomUUID(),
    iat: now() - 10,
    exp: now() + 3600,
    auth_time: now() - 10,
    email: newAddress(),
    email_verified: true,
    ...changes,
  };
}

let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let strangerKeys: typeof keys;
let google: Awaited<ReturnType<typeof keyServer>>;
let backend: Awaited<ReturnType<typeof productionBackend>>;
let database: Client;

function signed(payload: JWTPayload, by = keys, kid = "google"): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid }).sign(by.privateKey);
}

async function signIn(actor: "customer" | "user", idToken: string) {
  const response = await fetch(`${backend.url}/auth/${actor}/firebase`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ id_token: idToken }),
  });
  const body = (await response.json()) as { token?: string; message?: string };
  return { status: response.status, headers: response.headers, body };
}

/** The number of people of each kind. */
async function people(): Promise<unknown> {
  const { rows } = await database.query(`
    select (select count(*) from auth_identity) as identities,
           (select count(*) from provider_identity) as ways_to_sign_in,
           (select count(*) from customer) as customers,
           (select count(*) from "user") as users`);
  return rows;
}

beforeAll(async () => {
  keys = await generateKeyPair("RS256", { extractable: true });
  strangerKeys = await generateKeyPair("RS256", { extractable: true });
  google = await keyServer();
  database = new Client({ connectionString: shop.databaseUrl });
  await database.connect();
  backend = await productionBackend(google.url);
}, 300_000);

afterAll(async () => {
  await backend?.stop();
  await database?.end();
  google?.close();
});

describe("a backend in production", () => {
  it("does not blame the token while Google's keys cannot be had", async () => {
    const before = await people();
    const answer = await signIn("customer", await signed(claims()));
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("10");
    expect(answer.body.message).toMatch(/try again/);
    expect(await people()).toEqual(before);
  });

  it("signs a shopper in whose token Google signed", async () => {
    google.publish([
      { ...(await exportJWK(keys.publicKey)), kid: "google", alg: "RS256" },
      { ...(await exportJWK((await generateKeyPair("RS256")).publicKey)), kid: "google-2" },
    ]);
    const { status, body } = await signIn("customer", await signed(claims()));
    expect(status).toBe(200);
    expect(body.token).toBeDefined();
  });

  const forged: [string, () => Promise<string> | string][] = [
    ["that nobody signed", () => new UnsecuredJWT(claims()).encode()],
    ["of the emulator", () => idTokenOf({ email: newAddress(), password: "ink-and-paper" })],
    [
      "signed with the public key as a secret",
      async () =>
        new SignJWT(claims())
          .setProtectedHeader({ alg: "HS256", kid: "google" })
          .sign(new TextEncoder().encode(await exportSPKI(keys.publicKey))),
    ],
    ["signed by somebody else", () => signed(claims(), strangerKeys)],
    ["of an unknown key", () => signed(claims(), strangerKeys, "stranger")],
    ["of another audience", () => signed(claims({ aud: "another-project" }))],
    [
      "of another issuer",
      () => signed(claims({ iss: "https://securetoken.google.com/another-project" })),
    ],
    ["that has expired", () => signed(claims({ iat: now() - 7200, exp: now() - 3600 }))],
    ["of a sign-in in the future", () => signed(claims({ auth_time: now() + 600 }))],
    ["with an empty subject", () => signed(claims({ sub: "" }))],
    ["without a subject", () => signed(claims({ sub: undefined }))],
    ["without an end", () => signed(claims({ exp: undefined }))],
    ["without a sign-in", () => signed(claims({ auth_time: undefined }))],
    [
      "whose content was changed",
      async () => {
        const [head, , signature] = (await signed(claims())).split(".");
        const body = Buffer.from(JSON.stringify(claims({ sub: "admin" }))).toString("base64url");
        return `${head}.${body}.${signature}`;
      },
    ],
  ];

  it.each(forged)("refuses a token %s, and makes nobody of it", async (_what, token) => {
    const before = await people();
    const idToken = await token();
    for (const actor of ["customer", "user"] as const) {
      const { status, body } = await signIn(actor, idToken);
      expect(status).toBe(401);
      expect(body).not.toHaveProperty("token");
    }
    expect(await people()).toEqual(before);
  });

  it("makes a merchandiser of the invited address, verified, and of none that looks like it", async () => {
    const token = await adminToken();
    const email = `mark-${crypto.randomUUID()}@example.com`;
    await call("/admin/invites", { token, body: { email } });
    for (const strange of [
      { email, email_verified: false },
      { email, email_verified: "true" },
      { email, email_verified: undefined },
      // The Kelvin sign, whose lower case is k; a Cyrillic а; an additional full stop.
      { email: email.replace("k", "\u212a") },
      { email: email.replace("a", "\u0430") },
      { email: `${email}.` },
      { email: [email] as unknown as string },
    ]) {
      expect((await signIn("user", await signed(claims(strange)))).status).toBe(401);
    }
    // The case of A–Z does not matter.
    const sub = crypto.randomUUID();
    const mark = await signIn("user", await signed(claims({ sub, email: email.toUpperCase() })));
    expect(mark.status).toBe(200);
    const asMark = { headers: { authorization: `Bearer ${mark.body.token}` } };
    const me = await fetch(`${backend.url}/admin/users/me`, asMark);
    expect(me.status).toBe(200);
    const { user } = (await me.json()) as { user: { id: string } };

    // The shop's page opens Medusa's admin with this sign-in, and signing out ends both.
    const fromShop = { origin: shop.storefrontUrl, "x-forwarded-proto": "https" };
    const opened = await fetch(`${backend.url}/auth/session`, {
      method: "POST",
      headers: { ...asMark.headers, ...fromShop },
    });
    expect(opened.headers.get("access-control-allow-origin")).toBe(shop.storefrontUrl);
    expect(opened.headers.get("access-control-allow-credentials")).toBe("true");
    const setCookie = opened.headers.get("set-cookie") ?? "";
    expect(setCookie).toMatch(/HttpOnly; Secure; SameSite=Strict/);
    expect(setCookie).not.toMatch(/Domain=/);
    const asAdmin = { headers: { ...fromShop, cookie: setCookie.split(";")[0] ?? "" } };
    expect((await fetch(`${backend.url}/admin/orders`, asAdmin)).status).toBe(200);
    await fetch(`${backend.url}/auth/session`, { ...asAdmin, method: "DELETE" });
    expect((await fetch(`${backend.url}/admin/orders`, asAdmin)).status).toBe(401);

    await call(`/admin/users/${user.id}`, { token, method: "DELETE" });
    expect((await fetch(`${backend.url}/admin/orders`, asMark)).status).toBe(401);
  });

  it("lets Medusa's admin lead to the shop's sign-in, and nowhere else", async () => {
    for (const [path, to] of [
      ["/sign-in?to=/orders/order_1", "https://shop.example/admin/medusa?to=%2Forders%2Forder_1"],
      ["/sign-in?to=https://elsewhere.example", "https://shop.example/admin/medusa"],
      ["/sign-in", "https://shop.example/admin/medusa"],
      ["/sign-out", "https://shop.example/signout"],
    ]) {
      const answer = await fetch(backend.url + path, { redirect: "manual" });
      expect(answer.status, path).toBe(302);
      expect(answer.headers.get("location"), path).toBe(to);
    }
    const providers = await fetch(`${backend.url}/auth/user/providers`);
    expect(await providers.json()).toMatchObject({ providers: [{ id: "firebase" }] });
  });

  it("gives cookies to https alone, and says so to browsers", async () => {
    const { body } = await signIn("customer", await signed(claims()));
    const answer = await fetch(`${backend.url}/auth/session`, {
      method: "POST",
      headers: { authorization: `Bearer ${body.token}`, "x-forwarded-proto": "https" },
    });
    expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly; Secure; SameSite=Strict/);
    expect(answer.headers.get("strict-transport-security")).toMatch(/max-age/);
  });
});

describe("a backend in production does not start", () => {
  it("with what is for demonstrations only", async () => {
    const { code, said } = await refusedStart({
      FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099",
      FIREBASE_PROJECT_ID: "demo-chemical-ink",
      JWT_SECRET: "demonstration-only-token-secret-0000",
      COOKIE_SECRET: "demonstration-only-cookie-secret-0000",
    });
    expect(code).not.toBe(0);
    expect(said).toContain("FIREBASE_AUTH_EMULATOR_HOST is set");
    expect(said).toMatch(/FIREBASE_PROJECT_ID .*demo-chemical-ink.* is an emulator's/);
    expect(said).toContain("JWT_SECRET is the demonstration's");
    expect(said).toContain("COOKIE_SECRET is the demonstration's");
  });

  it("without a Firebase project", async () => {
    const { code, said } = await refusedStart({ FIREBASE_PROJECT_ID: "" });
    expect(code).not.toBe(0);
    expect(said).toContain("FIREBASE_PROJECT_ID is missing");
  });
});
