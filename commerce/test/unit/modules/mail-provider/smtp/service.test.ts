import type { AddressInfo } from "node:net";
import type { NotificationTypes } from "@medusajs/framework/types";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, it } from "vitest";
import SmtpMailProviderService from "../../../../../src/modules/mail-provider/smtp/service";

type Notification = NotificationTypes.ProviderSendNotificationDTO;

interface Received {
  to: string[];
  from: string;
  raw: string;
}

let close: () => Promise<void> = async () => {};
afterEach(() => close());

/** A local mail server, and a provider that sends to it. */
async function openServer(options: SMTPServerOptions = {}, credentials = "") {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : "",
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const provider = new SmtpMailProviderService(undefined, {
    url: `smtp://${credentials}127.0.0.1:${port}`,
    from: "Chemical Ink Company <shop@ink.example>",
  });
  close = async () => {
    provider.close();
    await new Promise<void>((resolve) => server.close(resolve));
  };
  return { provider, received };
}

function aMail(about: Partial<Notification> = {}): Notification {
  return {
    to: "sam@example.com",
    channel: "email",
    template: "order-confirmation",
    provider_data: {
      reply_to: { name: "Zoë Ink", address: "hello@ink.example" },
      message_id: "<mail_1@ink.example>",
    },
    content: { subject: "Your order – №1 ✓", text: "Thank you", html: "<p>Thank you</p>" },
    ...about,
  };
}

/** A header of an email, unfolded; undefined where it is missing. */
function header(raw: string, name: string): string | undefined {
  const [head = ""] = raw.split("\r\n\r\n");
  return new RegExp(`^${name}: (.*)$`, "im").exec(head.replace(/\r\n[ \t]+/g, " "))?.[1];
}

it("sends text and HTML, with the shop as the sender and an address for answers", async () => {
  const { provider, received } = await openServer();
  const { id } = await provider.send(aMail());
  const [mail] = received;
  expect(id).toBe("<mail_1@ink.example>");
  expect(mail).toMatchObject({ to: ["sam@example.com"], from: "shop@ink.example" });
  const raw = mail?.raw ?? "";
  expect(header(raw, "From")).toBe("Chemical Ink Company <shop@ink.example>");
  expect(header(raw, "To")).toBe("sam@example.com");
  expect(header(raw, "Reply-To")).toMatch(/^=\?UTF-8\?.*\?= <hello@ink\.example>$/);
  expect(header(raw, "Message-ID")).toBe("<mail_1@ink.example>");
  expect(header(raw, "Auto-Submitted")).toBe("auto-generated");
  expect(raw).toMatch(/multipart\/alternative/);
  expect(raw).toMatch(/Content-Type: text\/plain; charset=utf-8[\s\S]*Thank you/i);
  expect(raw).toMatch(/Content-Type: text\/html; charset=utf-8[\s\S]*<p>Thank you<\/p>/i);
});

it.each([
  ["the subject", { content: { subject: "Hi\r\nBcc: all@x.example", text: "a", html: "b" } }],
  [
    "the name to answer to",
    {
      provider_data: { reply_to: { name: "Sam\r\nBcc: all@x.example", address: "s@x.example" } },
    },
  ],
  [
    "the address to answer to",
    {
      provider_data: { reply_to: { name: "Sam", address: "s@x.example\r\nBcc: all@x.example" } },
    },
  ],
])("lets no header in through %s", async (_where, about) => {
  const { provider, received } = await openServer();
  await provider.send(aMail(about));
  expect(received[0]?.to).toEqual(["sam@example.com"]);
  expect(header(received[0]?.raw ?? "", "Bcc")).toBeUndefined();
});

it("sends to one address only, even where a comma is in it", async () => {
  const { provider, received } = await openServer();
  await provider.send(aMail({ to: "sam@example.com, all@x.example" })).catch(() => {});
  expect(received.flatMap(({ to }) => to)).not.toContain("all@x.example");
});

it("fails with the server's words where it does not take a mail", async () => {
  const { provider } = await openServer({
    onRcptTo: (_address, _session, done) => done(new Error("No such mailbox here")),
  });
  await expect(provider.send(aMail())).rejects.toThrow(/No such mailbox here/);
});

it("fails where there is no server", async () => {
  const { provider } = await openServer();
  await close();
  close = async () => {};
  await expect(provider.send(aMail())).rejects.toThrow();
});

it("says no password to a server that does not encrypt", async () => {
  const passwords: unknown[] = [];
  const { provider, received } = await openServer(
    {
      allowInsecureAuth: true,
      onAuth: ({ password, username }, _session, done) => {
        passwords.push(password);
        done(null, { user: username });
      },
    },
    "shop:secret@",
  );
  await expect(provider.send(aMail())).rejects.toThrow(/STARTTLS/);
  expect(passwords).toEqual([]);
  expect(received).toEqual([]);
});

it("refuses a mail without words", async () => {
  const { provider, received } = await openServer();
  await expect(provider.send(aMail({ content: null }))).rejects.toThrow(/needs a subject/);
  expect(received).toEqual([]);
});
