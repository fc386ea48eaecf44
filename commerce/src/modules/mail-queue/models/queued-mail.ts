import { model } from "@medusajs/framework/utils";

/**
 * A mail that is to be sent, once. Only what it is about is kept: the mail is written when it is
 * sent, from what is true then.
 */
export const QueuedMail = model
  .define("queued_mail", {
    id: model.id({ prefix: "mail" }).primaryKey(),
    /** Which mail: "order-confirmation", "welcome" and so on. */
    kind: model.text(),
    /** What it is about: the id of an order, a customer or a contact message. */
    resource_id: model.text(),
    /** `needless`: when its turn came there was nobody to send it to, or no reason to. */
    state: model.enum(["waiting", "sent", "needless", "given_up"]).default("waiting"),
    tries: model.number().default(0),
    next_try_at: model.dateTime(),
    /** Why the last try failed. */
    problem: model.text().nullable(),
  })
  .indexes([
    { on: ["kind", "resource_id"], unique: true },
    { on: ["next_try_at"], where: "state = 'waiting' AND deleted_at IS NULL" },
  ]);
