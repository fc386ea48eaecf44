import { model } from "@medusajs/framework/utils";

/**
 * An email to be sent once. Only its kind and its resource are stored: the content is written from
 * current data when it is sent.
 */
export const QueuedMail = model
  .define("queued_mail", {
    id: model.id({ prefix: "mail" }).primaryKey(),
    /** The kind of email: "order-confirmation", "welcome" and so on. */
    kind: model.text(),
    /** The id of an order, a customer or a contact message. */
    resource_id: model.text(),
    /** `needless`: when it was due it had no recipient or no reason. */
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
