import { model } from "@medusajs/framework/utils";

/** A message to the shop, unchanged. */
export const ContactMessage = model
  .define("contact_message", {
    id: model.id({ prefix: "cmsg" }).primaryKey(),
    name: model.text().searchable(),
    /** In lower case. */
    email: model.text().searchable(),
    subject: model.text().searchable(),
    message: model.text().searchable(),
    /** The language of the page that it was written on; null in messages of older versions. */
    locale: model.text().nullable(),
    status: model.enum(["new", "answered"]).default("new"),
    /** The signed-in customer who wrote it. */
    customer_id: model.text().nullable(),
    /** The sender's key: a message that is sent twice with it is stored once. */
    idempotency_key: model.text().unique().nullable(),
  })
  .indexes([{ on: ["created_at"] }, { on: ["email", "created_at"] }]);
