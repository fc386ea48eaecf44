import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { runningShop } from "@chemical-ink/test-kit/running-shop";
import type { Page } from "playwright-core";
import { vi } from "vitest";

/** A mail of the identity provider, by the start of its file name. */
type Kind = "verify-email" | "reset-password";

/** How long a mail may take to be written, ms. */
const soon = { timeout: 15_000, interval: 200 };

/** Opens the link of the newest mail of a kind to a person. */
export async function followMailLink(page: Page, email: string, kind: Kind): Promise<void> {
  await page.goto(await vi.waitFor(() => linkOf(email, kind), soon));
}

async function linkOf(email: string, kind: Kind): Promise<string> {
  const folder = join(runningShop().dataDir, "mails");
  const names = await readdir(folder).catch(() => []);
  for (const name of names.sort().reverse()) {
    if (!name.includes(`-${kind}-`) || !name.endsWith(".json")) continue;
    const mail = JSON.parse(await readFile(join(folder, name), "utf8"));
    const [link] = /https?:\S+/.exec(mail.text) ?? [];
    if (mail.to === email && link) return link;
  }
  throw new Error(`${email} has got no mail of the kind ${kind}.`);
}
