import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";

/** The folder to which the shop under test writes its emails. */
export const mailFolder = join(inject("shop").dataDir, "mails");

/** An email is written within this time, milliseconds. */
export const soon = { timeout: 15_000, interval: 100 };

/** A written email. */
export interface WrittenMail {
  kind: string;
  to: string;
  from: string;
  replyTo: { name: string; address: string };
  messageId: string;
  subject: string;
  text: string;
  html: string;
}

/** The emails of a kind whose text, subject or recipient contains a word. */
export async function mailsWith(kind: string, word: string): Promise<WrittenMail[]> {
  const names = await readdir(mailFolder).catch(() => []);
  const found: WrittenMail[] = [];
  for (const name of names) {
    if (name.startsWith(".") || !name.endsWith(".json") || !name.includes(`-${kind}-`)) continue;
    const mail = JSON.parse(await readFile(join(mailFolder, name), "utf8"));
    if (mail.to !== word && !mail.subject.includes(word) && !mail.text.includes(word)) continue;
    const html = await readFile(join(mailFolder, name.replace(/json$/, "html")), "utf8");
    found.push({ ...mail, html });
  }
  return found;
}
