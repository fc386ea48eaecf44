import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { NotificationTypes } from "@medusajs/framework/types";
import { AbstractNotificationProviderService } from "@medusajs/framework/utils";
import { mailMessage } from "../message";

export interface FolderMailOptions {
  folder: string;
  /** An address, or a name and an address in angle brackets. */
  from: string;
}

/**
 * Writes each email to a folder instead of sending it: `<when>-<kind>-<id>.html` to open in a
 * browser, and `.json` with its headers and text. Only the process's user can read them.
 */
export default class FolderMailProviderService extends AbstractNotificationProviderService {
  static override identifier = "folder-mail";

  readonly #folder: string;
  readonly #from: string;

  constructor(_container: unknown, { folder, from }: FolderMailOptions) {
    super();
    this.#folder = folder;
    this.#from = from;
  }

  /** @throws Error where the folder cannot be written to */
  override async send(
    notification: NotificationTypes.ProviderSendNotificationDTO,
  ): Promise<NotificationTypes.ProviderSendNotificationResultsDTO> {
    const { html, ...rest } = mailMessage(notification, this.#from);
    const when = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
    const kind = notification.template.replace(/[^\w-]/g, "");
    const name = `${when}-${kind}-${randomUUID().slice(0, 8)}`;
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const page = `${name}.html`;
    await this.#write(page, html);
    try {
      await this.#write(`${name}.json`, `${JSON.stringify({ kind, ...rest }, null, 2)}\n`);
    } catch (error) {
      await rm(join(this.#folder, page), { force: true });
      throw error;
    }
    return { id: name };
  }

  /** Writes atomically, because people may watch the folder. */
  async #write(name: string, text: string): Promise<void> {
    const unfinished = join(this.#folder, `.${name}`);
    try {
      await writeFile(unfinished, text, { mode: 0o600 });
      await rename(unfinished, join(this.#folder, name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }
}
