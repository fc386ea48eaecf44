import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { IdentityMails } from "../../../src/identity/identity-mails.ts";

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const one of cleanUp.splice(0)) await one();
});

it("writes each link of the emulator once, as an email message with a link to the shop", async () => {
  const sent = ["VERIFY_EMAIL", "PASSWORD_RESET", "RECOVER_EMAIL"].map((requestType) => ({
    email: "mira@example.com",
    requestType,
    oobCode: `code&of ${requestType}`,
    oobLink: "http://127.0.0.1:9099/emulator/action",
  }));
  const emulator = createServer((_request, response) =>
    response.end(JSON.stringify({ oobCodes: sent })),
  );
  await once(emulator.listen(0, "127.0.0.1"), "listening");
  cleanUp.push(() => emulator.close());
  const parent = await mkdtemp(join(tmpdir(), "identity-mails-"));
  cleanUp.push(() => rm(parent, { recursive: true }));
  const folder = join(parent, "mails");
  const { port } = emulator.address() as AddressInfo;
  const mails = new IdentityMails(
    folder,
    `http://127.0.0.1:${port}`,
    "demo-shop",
    "http://localhost:8000",
  );
  mails.startPolling();
  await expect.poll(async () => (await readdir(folder)).length).toBe(4);
  await mails.stop();

  const names = await readdir(folder);
  const plain = names.map((name) => name.replace(/^\d{8}T\d{6}Z-|-[0-9a-f]{8}(?=\.)/g, ""));
  expect(plain.sort()).toEqual([
    "reset-password.html",
    "reset-password.json",
    "verify-email.html",
    "verify-email.json",
  ]);
  for (const name of names) expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  const [html, json] = await Promise.all(
    ["html", "json"].map((form) => {
      const name = names.find((one) => one.includes("-verify-email-") && one.endsWith(form)) ?? "";
      return readFile(join(folder, name), "utf8");
    }),
  );
  const mail = JSON.parse(json ?? "");
  expect(mail).toMatchObject({ kind: "verify-email", to: "mira@example.com" });
  expect(Object.keys(mail)).toEqual(["kind", "from", "to", "subject", "text"]);
  const link = new URL(/http\S+/.exec(mail.text)?.[0] ?? "");
  expect(link.origin + link.pathname).toBe("http://localhost:8000/account-action");
  expect(Object.fromEntries(link.searchParams)).toEqual({
    mode: "verifyEmail",
    oobCode: "code&of VERIFY_EMAIL",
  });
  expect(html).toContain(`href="${link.href.replaceAll("&", "&amp;")}"`);
});
