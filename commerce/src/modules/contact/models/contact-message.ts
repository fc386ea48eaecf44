import { model } from "@medusajs/framework/utils";

/** What somebody wrote to the shop, to the letter. */
export const ContactMessage = model
  .define("contact_message", {
    id: model.id({ prefix: "cmsg" }).primaryKey(),
    name: model.text().searchable(),
    /** In lower case. */
    email: model.text().searchable(),
    subject: model.text().searchable(),
    message: model.text().searchable(),
    status: model.enum(["new", "answered"]).default("new"),
    /** The customer who wrote, where one was signed in. */
    customer_id: model.text().nullable(),
    /** Chosen by who sends: a message that is sent twice with the same one is stored once. */
    idempotency_key: model.text().unique().nullable(),
  })
  .indexes([{ on: ["created_at"] }, { on: ["email", "created_at"] }]);
