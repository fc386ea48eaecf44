import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { builtBackend, medusa } from "@chemical-ink/test-kit/backend-process";
import { expect, inject, it } from "vitest";
import { call, idTokenOf, newAddress, signIn, verifyAddress } from "../support/backend";

const shop = inject("shop");
const password = "ink-and-paper";

/** Runs a command of the backend and answers its output. */
async function run(command: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [medusa, "exec", `./src/${command}.js`, ...args],
    {
      cwd: builtBackend,
      env: {
        ...process.env,
        NODE_ENV: "production",
        SHOP_ENVIRONMENT: "demo",
        DATABASE_URL: shop.databaseUrl,
      },
    },
  ).catch((failure) => failure);
  return `${stdout}${stderr}`;
}

it("invites a merchandiser, says what comes next, and removes one with immediate effect", async () => {
  const email = newAddress();
  const invited = await run("invite-merchandiser", email.toUpperCase());
  expect(invited).toContain(`${email} is invited`);
  expect(invited).toContain("Next: sign up in the shop");

  await verifyAddress(await idTokenOf({ email, password }));
  const idToken = await idTokenOf({ email, password });
  const { body } = await signIn("user", idToken);
  expect((await call("/admin/users/me", { token: body.token })).status).toBe(200);
  expect(await run("invite-merchandiser", email)).toContain("is a merchandiser already");

  expect(await run("remove-merchandiser", email)).toContain("is no merchandiser any more");
  expect((await call("/admin/orders", { token: body.token })).status).toBe(401);
  expect((await signIn("user", idToken)).status).toBe(401);
  // It is a shopper's account from now on.
  expect((await signIn("customer", idToken)).status).toBe(200);
});
