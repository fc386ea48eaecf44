import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** How soon a mail is there, in milliseconds. */
const lookEveryMs = 500;

/** What the identity provider has sent a link for. The emulator keeps each until it is used. */
interface SentLink {
  email: string;
  requestType: string;
  oobCode: string;
}

interface MailTexts {
  kind: string;
  /** What Firebase calls it in its links. */
  mode: string;
  subject: string;
  text: string;
  link: string;
}

/** The two mails that the shop asks the identity provider for, by the emulator's names. */
const mails: Record<string, MailTexts> = {
  VERIFY_EMAIL: {
    kind: "verify-email",
    mode: "verifyEmail",
    subject: "Confirm your e-mail address",
    text: "Somebody made an account with this address. If it was you, open the link; if not, do not.",
    link: "Confirm the address",
  },
  PASSWORD_RESET: {
    kind: "reset-password",
    mode: "resetPassword",
    subject: "Choose a new password",
    text: "Somebody asked for a new password. If it was you, open the link; if not, nothing changes.",
    link: "Choose a new password",
  },
};

/** Who they come from: the address that a Firebase project has for them. */
const from = (projectId: string) => `noreply@${projectId}.firebaseapp.com`;

/**
 * The emulator sends no mails, it only knows their links. This writes each mail where the shop's
 * other mails are, in the same form: `<when>-<kind>-<id>.html` to open in a browser, and `.json` with
 * its headers and its text. The link opens on the shop's own address.
 */
export class IdentityMails {
  readonly #written = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly folder: string,
    private readonly emulatorUrl: string,
    private readonly projectId: string,
    private readonly shopUrl: string,
  ) {}

  /** Writes mails from now on. */
  keepUpToDate(): void {
    this.#timer = setInterval(() => {
      // One after the other: a look that takes long must not write a mail twice.
      this.#looking = this.#looking
        .then(() => this.#look())
        .catch((error) =>
          console.error("The identity provider's mails could not be written.", error),
        );
    }, lookEveryMs);
  }

  /** Writes what is there, for the last time. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    await this.#look();
  }

  async #look(): Promise<void> {
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
    const address = new URL(`${this.shopUrl}/account-action`);
    address.searchParams.set("mode", mode);
    address.searchParams.set("oobCode", oobCode);
    const mail = { kind, from: from(this.projectId), to: email, subject };
    const when = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
    const name = `${when}-${kind}-${randomUUID().slice(0, 8)}`;
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const page = [
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${subject}</title>`,
      `<p>${text}</p><p><a href="${address.href.replaceAll("&", "&amp;")}">${link}</a></p></html>`,
    ];
    await this.#writeFile(`${name}.html`, `${page.join("\n")}\n`);
    const whole = { ...mail, text: `${text}\n\n${address.href}\n` };
    await this.#writeFile(`${name}.json`, `${JSON.stringify(whole, null, 2)}\n`);
  }

  /** Whole or not at all, for whoever is looking into the folder. */
  async #writeFile(name: string, text: string): Promise<void> {
    const unfinished = join(this.folder, `.${name}`);
    await writeFile(unfinished, text, { mode: 0o600 });
    await rename(unfinished, join(this.folder, name));
  }
}
