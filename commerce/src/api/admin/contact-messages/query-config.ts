/** The fields and the order of a list of messages. */
export const contactMessageListConfig = {
  defaults: ["id", "name", "email", "subject", "message", "status", "created_at"],
  isList: true,
};
