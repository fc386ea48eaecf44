/** The style of a link in a text. The dashboard's blue has too little contrast on white. */
export const linkStyle =
  "text-ui-fg-base decoration-ui-border-strong hover:decoration-ui-fg-base focus-visible:shadow-borders-focus rounded-sm underline underline-offset-4 outline-none";
