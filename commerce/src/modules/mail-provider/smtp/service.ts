import type { NotificationTypes } from "@medusajs/framework/types";
import { AbstractNotificationProviderService } from "@medusajs/framework/utils";
import { createTransport } from "nodemailer";
import { mailMessage } from "../message";

export interface SmtpMailOptions {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  url: string;
  /** An address, or a name and an address in angle brackets. */
  from: string;
}

/** After these timeouts, milliseconds, the email is tried again later. */
const timeout = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends emails by an SMTP server. */
export default class SmtpMailProviderService extends AbstractNotificationProviderService {
  static override identifier = "smtp-mail";

  readonly #transport;
  readonly #from: string;

  constructor(_container: unknown, { url, from }: SmtpMailOptions) {
    super();
    this.#from = from;
    this.#transport = createTransport({
      url,
      pool: true,
      maxConnections: 3,
      // A password is only sent over TLS.
      requireTLS: new URL(url).username !== "",
      ...timeout,
    });
  }

  /** Closes the connections to the server. */
  close(): void {
    this.#transport.close();
  }

  /** @throws Error with the server's answer, where it refuses the email */
  override async send(
    notification: NotificationTypes.ProviderSendNotificationDTO,
  ): Promise<NotificationTypes.ProviderSendNotificationResultsDTO> {
    const { to, ...message } = mailMessage(notification, this.#from);
    const { messageId } = await this.#transport.sendMail({
      ...message,
      // A text could hold several addresses.
      to: { name: "", address: to },
      // Keeps automatic replies from answering each other.
      headers: { "Auto-Submitted": "auto-generated" },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return { id: messageId };
  }
}
