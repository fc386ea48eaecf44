import { model } from "@medusajs/framework/utils";

/** How many messages a sender has sent in the current hour. */
export const ContactAllowance = model
  .define("contact_allowance", {
    /** Such as `address:203.0.113.7` or `email:sam@example.com`. */
    sender: model.text().primaryKey(),
    used: model.number(),
    /** The end of the hour. */
    renewed_at: model.dateTime(),
  })
  .indexes([{ on: ["renewed_at"] }]);
