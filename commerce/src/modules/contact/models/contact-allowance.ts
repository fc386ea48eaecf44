import { model } from "@medusajs/framework/utils";

/** How many messages a sender has sent in the hour that is counted now. */
export const ContactAllowance = model
  .define("contact_allowance", {
    /** Such as `address:203.0.113.7` or `email:sam@example.com`. */
    sender: model.text().primaryKey(),
    used: model.number(),
    /** When the next hour begins. */
    renewed_at: model.dateTime(),
  })
  .indexes([{ on: ["renewed_at"] }]);
