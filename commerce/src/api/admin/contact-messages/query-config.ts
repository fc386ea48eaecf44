/** What a list of messages holds. */
export const contactMessageListConfig = {
  defaults: ["id", "name", "email", "subject", "message", "status", "created_at"],
  isList: true,
};
