import { describe, expect, inject, it } from "vitest";
import { adminToken, call, idTokenOf, newAddress, signIn, verifyAddress } from "../support/backend";
import { sql } from "../support/medusa-exec";

const shop = inject("shop");
const password = "ink-and-paper";

/** The claims of a token, unverified. */
function claimsOf(token = ""): { actor_id?: string; actor_type?: string } {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString() || "{}");
}

async function newShopper(): Promise<{ email: string; idToken: string; token: string }> {
  const email = newAddress();
  const idToken = await idTokenOf({ email, password });
  const { body } = await signIn("customer", idToken);
  return { email, idToken, token: body.token ?? "" };
}

describe("a shopper who signed in at the identity provider", () => {
  it("becomes a customer, and the token then stands for that customer", async () => {
    const { email, idToken, token } = await newShopper();
    expect(claimsOf(token)).toMatchObject({ actor_type: "customer", actor_id: "" });

    const created = await call("/store/customers", {
      token,
      body: { email, first_name: "Sam", last_name: "Shopper" },
    });
    expect(created.status).toBe(200);

    const again = await signIn("customer", idToken);
    const me = await call<{ customer: { email: string } }>("/store/customers/me", {
      token: again.body.token,
    });
    expect(me).toMatchObject({ status: 200, body: { customer: { email } } });
  });

  it("cannot become the customer of another address", async () => {
    const { token } = await newShopper();
    const { status, body } = await call("/store/customers", {
      token,
      body: { email: "somebody.else@example.com" },
    });
    expect(status).toBe(400);
    expect(body.message).toMatch(/the one you signed in with/);
  });

  it("has one identity, however often he signs in at once", async () => {
    const idToken = await idTokenOf({ email: newAddress(), password });
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn("customer", idToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const identities = answers.map(
      ({ body }) => (claimsOf(body.token) as { auth_identity_id?: string }).auth_identity_id,
    );
    expect(new Set(identities).size).toBe(1);
  });

  it.each(["not a token", "e30.e30."])("is not let in with %j", async (idToken) => {
    const { status } = await call("/auth/customer/firebase", { body: { id_token: idToken } });
    expect(status).toBe(401);
  });

  it.each(["", undefined, ["a"], { $ne: null }])("is told that %j is no token", async (idToken) => {
    const { status, body } = await call("/auth/customer/firebase", { body: { id_token: idToken } });
    expect({ status, fields: body.fields }).toMatchObject({
      status: 400,
      fields: [{ field: "id_token" }],
    });
  });
});

describe("the merchandiser", () => {
  it("gets an admin's session", async () => {
    const me = await call<{ user: { email: string } }>("/admin/users/me", {
      token: await adminToken(),
    });
    expect(me).toMatchObject({
      status: 200,
      body: { user: { email: shop.accounts.merchandiser.email } },
    });
  });
});

/** Exchanges a token for a session's cookie. */
async function cookieOf(token: string): Promise<string> {
  const answer = await fetch(`${shop.commerceUrl}/auth/session`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
}

describe("who is no merchandiser", () => {
  it.each([
    "/auth/user/firebase",
    "/auth/user/firebase/",
    "/auth/%75ser/firebase",
    "/auth/user/%66irebase",
    "/auth/USER/firebase",
    "/auth/user/firebase/register",
    "/auth/user/firebase/callback",
    "/auth/user/firebase/update",
    "/auth/user/firebase/reset-password",
    "/auth/user/firebase/.",
    "/auth/./user/firebase",
    "/auth/user//firebase",
    "/auth//user/firebase",
    "/auth/user/Firebase",
    "/auth/user%2ffirebase",
    "/auth/admin/firebase",
    "/auth/constructor/firebase",
    "/auth/__proto__/firebase",
  ])("gets no token from %s", async (path) => {
    const { idToken } = await newShopper();
    const { status, body } = await call(path, { body: { id_token: idToken } });
    expect([400, 401, 404]).toContain(status);
    expect(body).not.toHaveProperty("token");
  });

  it.each(["GET", "PUT", "PATCH", "DELETE"])("gets no token by %s either", async (method) => {
    const { idToken } = await newShopper();
    for (const path of ["/auth/user/firebase", "/auth/firebase/user", "/auth/customer/firebase"]) {
      const { status, body } = await call(`${path}?id_token=${idToken}`, { method });
      expect([404, 405]).toContain(status);
      expect(body).not.toHaveProperty("token");
    }
  });

  it.each([
    "/auth/firebase/user",
    "/auth/firebase/user/",
    "/auth/firebase/%75ser",
    "/auth/%66irebase/user",
    "/auth/FIREBASE/USER",
    "/auth/firebase/user/.",
    "/auth/./firebase/user",
    "/auth//firebase/user",
    "/auth/firebase//user",
    "/auth/firebase%2fuser",
    "/auth/firebase/user%2f",
  ])("is made no admin by %s", async (path) => {
    const { token } = await newShopper();
    const { status } = await call(path, { token, body: {} });
    expect([401, 404]).toContain(status);
    expect((await call("/admin/users/me", { token })).status).toBe(401);
  });

  it("cannot use a customer's token or cookie in the admin, however the address is written", async () => {
    const { token } = await newShopper();
    const cookie = await cookieOf(token);
    expect(cookie).toMatch(/^connect\.sid=/);
    for (const path of [
      "/admin/products",
      "/admin/orders",
      "/admin/users/me",
      "/ADMIN/users/me",
      "/admin/users/me/",
      "/admin/./users/me",
      "/%61dmin/users/me",
      "/admin/catalogue/products",
    ]) {
      for (const as of [{ token }, { cookie }]) {
        for (const method of ["GET", "POST", "DELETE"]) {
          const { status } = await call(path, { ...as, method });
          expect([401, 404], `${method} ${path}`).toContain(status);
        }
      }
    }
  });

  it("cannot accept a merchandiser's invitation with a shopper's account", async () => {
    const { token, email } = await newShopper();
    const cookie = await cookieOf(token);
    const { body } = await call<{ invite: { id: string; token: string } }>("/admin/invites", {
      token: await adminToken(),
      body: { email },
    });
    for (const as of [{ token }, { cookie }]) {
      const { status } = await call(`/admin/invites/accept?token=${body.invite.token}`, {
        ...as,
        body: { email, first_name: "Sam", last_name: "Shopper" },
      });
      expect(status).toBe(404);
    }
    await call(`/admin/invites/${body.invite.id}`, {
      token: await adminToken(),
      method: "DELETE",
    });
  });
});

describe("a Firebase account with the address of a Medusa user", () => {
  /** Invites an address, as the admin does. */
  async function invite(email: string): Promise<void> {
    await call("/admin/invites", { token: await adminToken(), body: { email } });
  }

  it("is no merchandiser while the address is not verified", async () => {
    const email = newAddress();
    await invite(email);
    const refused = await signIn("user", await idTokenOf({ email, password }));
    expect(refused.status).toBe(401);
    expect(refused.body.message).toMatch(/not a merchandiser/);
    // A refusal does not reveal which addresses are invited.
    const stranger = await idTokenOf({ email: newAddress(), password });
    expect(await signIn("user", stranger)).toEqual(refused);
  });

  it("is one once it is verified, and no longer than the user is there", async () => {
    const email = newAddress();
    await invite(email.toUpperCase());
    // A stranger who creates the account before the invited person.
    const early = await idTokenOf({ email, password });
    await verifyAddress(early);
    const idToken = await idTokenOf({ email, password });

    const { body } = await signIn("user", idToken);
    const me = await call<{ user: { id: string; email: string } }>("/admin/users/me", {
      token: body.token,
    });
    expect(me).toMatchObject({ status: 200, body: { user: { email } } });
    const userId = me.body.user.id;
    // A token from before the address was verified is refused.
    expect((await signIn("user", early)).status).toBe(401);

    // The sessions end with the user: nothing can be read or written.
    const token = body.token ?? "";
    const cookie = await cookieOf(token);
    await call(`/admin/users/${userId}`, { token: await adminToken(), method: "DELETE" });
    expect((await signIn("user", idToken)).status).toBe(401);
    const invited = newAddress();
    for (const as of [{ token }, { cookie }]) {
      for (const [path, change] of [
        ["/admin/orders", undefined],
        ["/admin/catalogue/products", {}],
        ["/admin/invites", { email: invited }],
        ["/admin/product-categories", { name: `Never made ${invited}` }],
        ["/static/private-export.csv", undefined],
      ] as const) {
        const answer = await call(path, { ...as, body: change });
        expect(answer, path).toMatchObject({ status: 401, body: { type: "unauthorized" } });
      }
    }
  });

  it("is none where it cannot be told which of two users is meant", async () => {
    const email = newAddress();
    for (const one of [email, email.replace("shopper", "Shopper")]) {
      await sql(`insert into "user" ("id", "email") values ($1, $2)`, [`user_${one}`, one]);
    }
    await verifyAddress(await idTokenOf({ email, password }));
    expect((await signIn("user", await idTokenOf({ email, password }))).status).toBe(401);
    await sql(`delete from "user" where lower("email") = $1`, [email]);
  });
});
