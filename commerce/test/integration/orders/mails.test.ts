import { mkdtemp, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@medusajs/framework/pg";
import { beforeAll, describe, expect, inject, it, vi } from "vitest";
import { adminToken, call, idTokenOf, newAddress, onlyHit, signIn } from "../support/backend";
import { mailFolder, mailsWith, soon } from "../support/mails";
import { runScript } from "../support/medusa-exec";
import { complete, readyCart, seeOrder } from "../support/order";

const shop = inject("shop");

interface Order {
  id: string;
  display_id: number;
  item_subtotal: number;
  shipping_subtotal: number;
  tax_total: number;
  total: number;
}

const euros = new Intl.NumberFormat("en-IE", { style: "currency", currency: "eur" });

/** Places an order; `changedTo` is the language at its confirmation. */
async function placeOrder(
  locale?: string,
  changedTo?: string,
): Promise<{ order: Order; email: string; title: string }> {
  const { variant_id, title } = await onlyHit({ mpn_key: "t6644" });
  const email = newAddress();
  const { id } = await readyCart(variant_id, 2, { email, locale });
  if (changedTo) await call(`/store/carts/${id}/complete`, { body: { locale: changedTo } });
  await complete(id);
  return { order: await seeOrder<Order>(id), email, title };
}

async function cancel({ id }: Order): Promise<void> {
  const token = await adminToken();
  const { status } = await call(`/admin/orders/${id}/cancel`, { token, method: "POST" });
  expect(status).toBe(200);
}

function oneMail(kind: string, email: string) {
  return vi.waitFor(async () => {
    const mails = await mailsWith(kind, email);
    expect(mails).toHaveLength(1);
    return mails[0];
  }, soon);
}

async function inDatabase<Row extends object>(sql: string, values: unknown[]): Promise<Row[]> {
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Runs a script in another process of the backend: the body of a function of the container. */
async function inAnotherProcess(body: string): Promise<void> {
  const script = join(await mkdtemp(join(tmpdir(), "backend-script-")), "script.cjs");
  await writeFile(
    script,
    `const load = (file) => require(require("node:path").join(process.cwd(), "src", file));
     module.exports = { default: async ({ container }) => { ${body} } };`,
  );
  await runScript(script, { SHOP_ENVIRONMENT: "demo", MAIL_DIR: mailFolder });
}

describe("an order", () => {
  let placed: Awaited<ReturnType<typeof placeOrder>>;
  beforeAll(async () => {
    placed = await placeOrder();
  });

  it("is confirmed by a mail with its lines and totals", async () => {
    const { order, email, title } = placed;
    const mail = await oneMail("order-confirmation", email);
    expect(mail?.subject).toBe(`Your order #${order.display_id}`);
    const link = `${mail?.text.match(/http\S+\/order\/\S+/)}`;
    expect(link).toMatch(new RegExp(`/order/${order.id}\\?access=[\\w.-]+$`));
    for (const part of [
      title,
      `Subtotal, excl. VAT: ${euros.format(order.item_subtotal)}`,
      `Shipping: ${euros.format(order.shipping_subtotal)}`,
      `VAT: ${euros.format(order.tax_total)}`,
      `Total: ${euros.format(order.total)}`,
      "Rue de l'Encre 1",
      "75001 Paris",
      /Delivery: Standard delivery\s+Delivered in 3 to 5 working days/,
      /Payment: On invoice\s+You get an invoice\. It is due by \d+ \w+ \d{4}\./,
    ]) {
      if (part instanceof RegExp) expect(mail?.text).toMatch(part);
      else expect(mail?.text).toContain(part);
    }
    expect(mail?.html).toContain(euros.format(order.total));
  });

  it("that is cancelled is told to the shopper", async () => {
    const { order, email } = placed;
    await cancel(order);
    const mail = await oneMail("order-cancelled", email);
    expect(mail?.subject).toBe(`Your order #${order.display_id} is cancelled`);
  });
});

describe("a mail", () => {
  it("goes out once, though its event comes again to another process, or was lost", async () => {
    const { order, email } = await placeOrder("fr");
    const mail = await oneMail("order-confirmation", email);
    expect(mail?.html).toContain('lang="fr-FR"');
    expect(mail?.text).toContain("Merci pour votre commande");
    expect(mail?.text).toContain(`/fr/order/${order.id}?access=`);
    const subject = `Lost ${crypto.randomUUID()}`;
    await inDatabase(
      `insert into contact_message (id, name, email, subject, message)
       values ($1, 'Sam', $2, $3, 'Nobody has told of this one.')`,
      [`cmsg_${crypto.randomUUID()}`, newAddress(), subject],
    );
    const before = await readdir(mailFolder);
    await inAnotherProcess(`
      const hear = load("subscribers/send-mails.js").default;
      const event = { name: "order.placed", data: { id: "${order.id}" } };
      await Promise.all([1, 2, 3].map(() => hear({ event, container })));
      await load("jobs/find-missed-mails.js").default(container);
    `);
    expect(await mailsWith("contact-notification", subject)).toHaveLength(1);
    const since = (await readdir(mailFolder)).filter((name) => !before.includes(name));
    // The notification of the shop and the confirmation, each as .json and .html.
    expect(since).toHaveLength(4);
    await cancel(order);
  });

  it("that cannot be sent costs no order, and is sent once it can be", async () => {
    const away = `${mailFolder}-away`;
    await rename(mailFolder, away);
    await writeFile(mailFolder, "This is no folder.");
    let placed: Awaited<ReturnType<typeof placeOrder>>;
    try {
      placed = await placeOrder("fr", "de");
      await vi.waitFor(async () => {
        const [queued] = await inDatabase<{ problem: string | null }>(
          "select problem from queued_mail where resource_id = $1",
          [placed.order.id],
        );
        expect(queued?.problem).toMatch(/EEXIST|ENOTDIR/);
      }, soon);
    } finally {
      await rm(mailFolder);
      await rename(away, mailFolder);
    }
    const { order, email } = placed;
    // Makes it due now, with the next email.
    await inDatabase("update queued_mail set next_try_at = now() where resource_id = $1", [
      order.id,
    ]);
    await cancel(order);
    const mail = await oneMail("order-confirmation", email);
    expect(mail?.text, "in the language of the confirmation").toContain(
      "Vielen Dank für Ihre Bestellung",
    );
    const told = await oneMail("order-cancelled", email);
    expect(told?.text).toContain("Ihre Bestellung ist storniert");
  });
});

describe("a new customer", () => {
  it("is welcomed by a mail that nobody else's words are in", async () => {
    const email = newAddress();
    const { body } = await signIn("customer", await idTokenOf({ email, password: "ink-paper" }));
    await call("/store/customers", {
      token: body.token,
      body: {
        email,
        first_name: "Visit",
        last_name: "https://spam.example",
        metadata: { locale: "fr" },
      },
    });
    const mail = await oneMail("welcome", email);
    expect(mail?.subject).toBe("Votre accès est prêt");
    expect(mail?.text).toContain("/fr/signin");
    expect(JSON.stringify(mail)).not.toContain("spam.example");
  });

  it("who has no account is not", async () => {
    const email = newAddress();
    const { body } = await call<{ customer: { id: string } }>("/admin/customers", {
      token: await adminToken(),
      body: { email },
    });
    // Emails are sent in the order of their events, so a later one shows that this one is done.
    const later = newAddress();
    const { body: session } = await signIn(
      "customer",
      await idTokenOf({ email: later, password: "ink-paper" }),
    );
    await call("/store/customers", { token: session.token, body: { email: later } });
    await oneMail("welcome", later);
    expect(await mailsWith("welcome", email)).toEqual([]);
    await call(`/admin/customers/${body.customer.id}`, {
      token: await adminToken(),
      method: "DELETE",
    });
  });
});

it("nobody else on the machine can read the mails", async () => {
  expect(((await stat(mailFolder)).mode & 0o777).toString(8)).toBe("700");
});
