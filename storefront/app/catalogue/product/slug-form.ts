/**
 * A text in the form of a slug, for comparing spellings: "Encre & Pièces", "encre_pieces" and
 * "ENCRE-PIECES" are all "encre-pieces". Letters of every script stay; empty without a letter or
 * digit.
 */
export function slugForm(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{Ll}\p{Lo}\p{Lm}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
