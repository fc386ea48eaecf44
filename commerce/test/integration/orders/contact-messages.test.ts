import { describe, expect, inject, it, vi } from "vitest";
import { adminToken, call, idTokenOf, newAddress, signIn } from "../support/backend";
import { mailsWith, soon } from "../support/mails";

const { commerceUrl, publishableKey } = inject("shop");
const password = "ink-and-paper";

interface Message {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  status: string;
  created_at: string;
}

interface Listed {
  contact_messages: Message[];
  count: number;
  limit: number;
  offset: number;
}

interface Refusal {
  code: string;
  message: string;
  fields?: { field: string; message: string }[];
}

function newMessage() {
  return {
    name: "Sam Shopper",
    email: newAddress(),
    subject: `Question ${crypto.randomUUID()}`,
    message: "Which ink fits my printer?\n\nIt is an Epson L3150.",
  };
}

/** A new client's address, as the proxy would send it. */
function newClient(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `198.${18 + (part() % 2)}.${part()}.${part()}`;
}

async function send(body: unknown, headers: Record<string, string> = {}, client = newClient()) {
  const response = await fetch(`${commerceUrl}/store/contact-messages`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-publishable-api-key": publishableKey,
      "x-forwarded-for": client,
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    body: (await response.json().catch(() => ({}))) as Refusal & {
      contact_message?: { id: string };
    },
  };
}

async function listed(query: Record<string, string>): Promise<Listed> {
  const { status, body } = await call<Listed>(
    `/admin/contact-messages?${new URLSearchParams(query)}`,
    { token: await adminToken() },
  );
  expect(status).toBe(200);
  return body;
}

describe("a message to the shop", () => {
  it("is stored to the letter, for admins alone", async () => {
    const message = {
      ...newMessage(),
      name: "نورا O'Hara <b>",
      message: 'Drück mich 🖨️\n<script>alert(1)</script> & "quotes"\nהדיו שלי אזל\t!',
    };
    const { status, body } = await send(message);
    expect(status).toBe(201);
    const { contact_messages, count } = await listed({ q: message.subject });
    expect(count).toBe(1);
    expect(contact_messages[0]).toMatchObject({
      ...message,
      id: body.contact_message?.id,
      status: "new",
    });

    for (const path of ["/admin/contact-messages", "/store/contact-messages"]) {
      expect([401, 405]).toContain((await call(path)).status);
    }
    const shopper = await signIn("customer", await idTokenOf({ email: newAddress(), password }));
    const { status: asShopper } = await call("/admin/contact-messages", {
      token: shopper.body.token,
    });
    expect(asShopper).toBe(401);
  });

  it("is told to the shop, which can answer it, and acknowledged without a word of the sender's", async () => {
    const message = { ...newMessage(), name: "Buy at https://spam.example" };
    await send({ ...message, locale: "fr" });
    const [told] = await vi.waitFor(async () => {
      const mails = await mailsWith("contact-notification", message.subject);
      expect(mails).toHaveLength(1);
      return mails;
    }, soon);
    expect(told?.replyTo).toEqual({ name: message.name, address: message.email });
    expect(told?.text).toContain("> It is an Epson L3150.");
    const [acknowledged] = await vi.waitFor(async () => {
      const mails = await mailsWith("contact-acknowledgement", message.email);
      expect(mails).toHaveLength(1);
      return mails;
    }, soon);
    expect(told?.text).toContain("A message to the shop");
    expect(acknowledged?.subject).toBe("Nous avons bien reçu votre message");
    const all = JSON.stringify(acknowledged);
    for (const word of ["spam.example", message.subject, "Epson"]) expect(all).not.toContain(word);
  });

  it("can be marked as answered, and as new again", async () => {
    const message = newMessage();
    const { body } = await send(message);
    const path = `/admin/contact-messages/${body.contact_message?.id}`;
    const token = await adminToken();
    for (const status of ["answered", "new"]) {
      const answer = await call<{ contact_message: Message }>(path, { token, body: { status } });
      expect(answer).toMatchObject({ status: 200, body: { contact_message: { status } } });
      expect((await listed({ q: message.subject, status })).count).toBe(1);
    }
    expect((await call(path, { token, body: { status: "lost" } })).status).toBe(400);
    const unknown = await call("/admin/contact-messages/cmsg_x", {
      token,
      body: { status: "new" },
    });
    expect(unknown.status).toBe(404);
  });

  it("is one message however often it is sent at once with one key", async () => {
    const message = newMessage();
    const client = newClient();
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(message, { "Idempotency-Key": key }, client)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(answers.map(({ body }) => body.contact_message?.id)).size).toBe(1);
    expect((await listed({ q: message.subject })).count).toBe(1);
    const other = await send(
      { ...message, message: "Something else" },
      { "Idempotency-Key": key },
      client,
    );
    expect(other).toMatchObject({ status: 422, body: { code: "idempotency_key_reused" } });
  });

  it("knows the customer who wrote it", async () => {
    const email = newAddress();
    const idToken = await idTokenOf({ email, password });
    const { body: first } = await signIn("customer", idToken);
    await call("/store/customers", { token: first.token, body: { email, first_name: "Sam" } });
    const { body: session } = await signIn("customer", idToken);
    const message = newMessage();
    const sent = await send(message, { authorization: `Bearer ${session.token}` });
    expect(sent.status).toBe(201);
    const { contact_messages } = await listed({ q: message.subject, fields: "customer_id" });
    expect(contact_messages[0]).toMatchObject({ customer_id: expect.stringMatching(/^cus_/) });
  });

  it.each([
    ["nothing", {}, ["name", "email", "subject", "message"]],
    ["no body", "", ["name", "email", "subject", "message"]],
    ["no address", { ...newMessage(), email: "sam" }, ["email"]],
    ["two addresses", { ...newMessage(), email: "a@b.example,c@d.example" }, ["email"]],
    [
      "a header in the subject",
      { ...newMessage(), subject: "Hi\r\nBcc: all@x.example" },
      ["subject"],
    ],
    ["a NUL character", { ...newMessage(), message: "a\u0000b" }, ["message"]],
    ["half a character", { ...newMessage(), name: "\ud83d" }, ["name"]],
    ["a message of 5,001 characters", { ...newMessage(), message: "a".repeat(5_001) }, ["message"]],
    ["an unknown field", { ...newMessage(), status: "answered" }, ["status"]],
    ["a filled-in trap", { ...newMessage(), website: "https://spam.example" }, ["website"]],
  ])("is refused with %s, and says why", async (_what, body, fields) => {
    const { status, body: refusal } = await send(body);
    expect(status).toBe(400);
    expect(refusal.code).toBe("invalid_fields");
    expect(refusal.fields?.map(({ field }) => field)).toEqual(fields);
  });

  it.each([
    ["a body that is no JSON", "{", [400]],
    [
      "a message of 10 MB",
      JSON.stringify({ ...newMessage(), message: "a".repeat(1e7) }),
      [400, 413],
    ],
  ])("never breaks the shop with %s", async (_what, body, statuses) => {
    expect(statuses).toContain((await send(body)).status);
  });
});

it.each(["limit=-1", "limit=many", "offset=-1", "order=nothing", "status=lost", "q=%00", "q[]=a"])(
  "a list that is asked for with %s is refused",
  async (query) => {
    const { status } = await call(`/admin/contact-messages?${query}`, {
      token: await adminToken(),
    });
    expect(status).toBe(400);
  },
);

it("lists go from the newest message on, page by page", async () => {
  const email = newAddress();
  for (const subject of ["first", "second", "third"])
    await send({ ...newMessage(), email, subject });
  const pages = [await listed({ q: email, limit: "2" }), await listed({ q: email, offset: "2" })];
  expect(
    pages.map(({ contact_messages }) => contact_messages.map(({ subject }) => subject)),
  ).toEqual([["third", "second"], ["first"]]);
  expect(pages[0]).toMatchObject({ count: 3, limit: 2, offset: 0 });
});

describe("too many messages", () => {
  it("of one address at the door are refused, whatever it writes in front of it", async () => {
    const door = newClient();
    const answers = [];
    for (let count = 0; count < 11; count++) {
      answers.push(await send(newMessage(), {}, `${newClient()}, ${door}`));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429]);
    const refused = answers.at(-1);
    expect(refused?.body.code).toBe("too_many_messages");
    expect(Number(refused?.retryAfter)).toBeGreaterThan(3_500);
    expect(Number(refused?.retryAfter)).toBeLessThanOrEqual(3_600);
    expect((await send(newMessage())).status).toBe(201);
  });

  it("in the name of one e-mail address are refused wherever they come from, and also at once", async () => {
    const { email } = newMessage();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send({ ...newMessage(), email: email.toUpperCase() })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(3).fill(429)]);
    await vi.waitFor(async () => {
      expect(await mailsWith("contact-notification", email)).toHaveLength(5);
    }, soon);
    expect((await mailsWith("contact-acknowledgement", email)).length).toBeLessThanOrEqual(1);
  });
});
