/**
 * How a link in a text looks. Not in the dashboard's blue, which is too pale on white to be read by
 * everybody.
 */
export const linkStyle =
  "text-ui-fg-base decoration-ui-border-strong hover:decoration-ui-fg-base focus-visible:shadow-borders-focus rounded-sm underline underline-offset-4 outline-none";
