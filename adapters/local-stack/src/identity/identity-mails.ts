import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Interval at which the emulator is asked for new links, in milliseconds. */
const pollIntervalMs = 500;

/** A link of the identity provider. The emulator keeps each link until it is used. */
interface SentLink {
  email: string;
  requestType: string;
  oobCode: string;
}

interface MailTexts {
  kind: string;
  /** The `mode` parameter of Firebase's links. */
  mode: string;
  subject: string;
  text: string;
  link: string;
}

/** The two email messages that the shop requests, by the emulator's names. */
const mails: Record<string, MailTexts> = {
  VERIFY_EMAIL: {
    kind: "verify-email",
    mode: "verifyEmail",
    subject: "Confirm your e-mail address",
    text: "Somebody created an account with this e-mail address. If it was you, open the link. If not, ignore this message.",
    link: "Confirm the address",
  },
  PASSWORD_RESET: {
    kind: "reset-password",
    mode: "resetPassword",
    subject: "Choose a new password",
    text: "Somebody asked for a new password. If it was you, open the link. If not, ignore this message.",
    link: "Choose a new password",
  },
};

/** The sender: the standard e-mail address of a Firebase project. */
const from = (projectId: string) => `noreply@${projectId}.firebaseapp.com`;

/**
 * Writes the email messages of the identity provider, because the emulator only lists their links. The
 * files are beside the shop's other messages and have the same form: `<time>-<kind>-<id>.html` to open
 * in a browser, and `.json` with headers and text. The link leads to the shop.
 */
export class IdentityMails {
  readonly #written = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> = Promise.resolve();

  constructor(
    private readonly folder: string,
    private readonly emulatorUrl: string,
    private readonly projectId: string,
    private readonly shopUrl: string,
  ) {}

  /** Writes new messages from now on. */
  startPolling(): void {
    this.#timer = setInterval(() => {
      // One poll after the other: a slow poll must not write a message twice.
      this.#polling = this.#polling
        .then(() => this.#poll())
        .catch((error) =>
          console.error("The email messages of the identity provider could not be written.", error),
        );
    }, pollIntervalMs);
  }

  /** Writes the remaining messages and stops. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#polling;
    await this.#poll();
  }

  async #poll(): Promise<void> {
    const answer = await fetch(
      `${this.emulatorUrl}/emulator/v1/projects/${this.projectId}/oobCodes`,
    );
    if (!answer.ok) throw new Error(`The identity provider answered ${answer.status}.`);
    const { oobCodes = [] } = (await answer.json()) as { oobCodes?: SentLink[] };
    for (const sent of oobCodes) {
      const texts = mails[sent.requestType];
      if (!texts || this.#written.has(sent.oobCode)) continue;
      await this.#write(sent, texts);
      this.#written.add(sent.oobCode);
    }
  }

  async #write({ email, oobCode }: SentLink, texts: MailTexts): Promise<void> {
    const { kind, mode, subject, text, link } = texts;
    const url = new URL(`${this.shopUrl}/account-action`);
    url.searchParams.set("mode", mode);
    url.searchParams.set("oobCode", oobCode);
    const mail = { kind, from: from(this.projectId), to: email, subject };
    const time = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
    const name = `${time}-${kind}-${randomUUID().slice(0, 8)}`;
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const page = [
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${subject}</title>`,
      `<p>${text}</p><p><a href="${url.href.replaceAll("&", "&amp;")}">${link}</a></p></html>`,
    ];
    await this.#writeFile(`${name}.html`, `${page.join("\n")}\n`);
    const whole = { ...mail, text: `${text}\n\n${url.href}\n` };
    await this.#writeFile(`${name}.json`, `${JSON.stringify(whole, null, 2)}\n`);
  }

  /** Writes atomically: a reader never sees half a file. */
  async #writeFile(name: string, text: string): Promise<void> {
    const temporary = join(this.folder, `.${name}`);
    await writeFile(temporary, text, { mode: 0o600 });
    await rename(temporary, join(this.folder, name));
  }
}
