/**
 * A text as slugs are written, by which two ways of writing the same are found: "Encre & Pièces",
 * "encre_pieces" and "ENCRE-PIECES" are all "encre-pieces". Letters of every script stay; empty
 * where there is no letter or digit.
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
