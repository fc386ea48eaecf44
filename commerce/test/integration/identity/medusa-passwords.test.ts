import { createHmac } from "node:crypto";
import { request } from "node:http";
import { describe, expect, inject, it } from "vitest";
import { adminToken, call, newAddress } from "../support/backend";
import { runScript, sql } from "../support/medusa-exec";
import { productionEnvironment } from "../support/production-backend";

const shop = inject("shop");
const password = "ink-and-paper";

describe("Medusa's own passwords", () => {
  const body = { email: shop.accounts.merchandiser.email, password };

  it.each(["", "/register", "/callback", "/reset-password", "/update"])(
    "are no way to sign in: /auth/user/emailpass%s is not there, whoever asks, by any method",
    async (path) => {
      const answers = new Set<string>();
      for (const actor of ["user", "customer", "USER", "admin"]) {
        for (const email of [body.email, newAddress()]) {
          const answer = await call(`/auth/${actor}/emailpass${path}`, {
            body: { ...body, email, identifier: email },
          });
          expect(answer.status, `${actor} ${email}`).toBe(404);
          answers.add(JSON.stringify(answer));
        }
      }
      // Equal answers do not reveal which addresses are known.
      expect(answers.size).toBe(1);
      for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE"]) {
        const status = await statusWithBody(method, `/auth/user/emailpass${path}`);
        expect([400, 404, 405], `${method}: ${status}`).toContain(status);
      }
    },
  );

  it("of an older database open nothing, and are gone when the shop is prepared", async () => {
    const [user] = await sql<{ id: string }>(`select "id" from "user" where "email" = $1`, [
      body.email,
    ]);
    const id = `authid_${crypto.randomUUID()}`;
    const old = { email: newAddress(), password };
    await sql(`insert into "auth_identity" ("id", "app_metadata") values ($1, $2)`, [
      id,
      { user_id: user?.id },
    ]);
    await sql(
      `insert into "provider_identity" ("id", "entity_id", "provider", "auth_identity_id")
       values ($1, $2, 'emailpass', $3)`,
      [`provid_${id}`, old.email, id],
    );
    expect((await call("/auth/user/emailpass", { body: old })).status).toBe(404);
    await runScript("./src/seed-shop.js", productionEnvironment);
    expect(await sql(`select 1 from "provider_identity" where "provider" = 'emailpass'`)).toEqual(
      [],
    );
    expect(await sql(`select 1 from "auth_identity" where "id" = $1`, [id])).toEqual([]);
    expect(await adminToken()).not.toBe("");
  });

  it("gave out tokens that are worth nothing any more", async () => {
    const token = await adminToken();
    const [head, claims] = token.split(".") as [string, string];
    const old = {
      ...JSON.parse(Buffer.from(claims, "base64url").toString()),
      auth_provider: "emailpass",
    };
    const text = `${head}.${Buffer.from(JSON.stringify(old)).toString("base64url")}`;
    const secret = "demonstration-only-token-secret-0000";
    const signature = createHmac("sha256", secret).update(text).digest("base64url");
    expect((await call("/admin/users/me", { token: `${text}.${signature}` })).status).toBe(401);
  });
});

/** Sends a JSON body, which `fetch` refuses for GET and HEAD. */
function statusWithBody(method: string, path: string): Promise<number | undefined> {
  const body = JSON.stringify({ email: shop.accounts.merchandiser.email, password });
  return new Promise((resolve, reject) => {
    const asked = request(
      shop.commerceUrl.replace("localhost", "127.0.0.1") + path,
      {
        method,
        headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body) },
      },
      (answer) => {
        answer.resume();
        answer.once("end", () => resolve(answer.statusCode));
      },
    );
    asked.once("error", reject);
    asked.end(body);
  });
}
