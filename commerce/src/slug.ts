/**
 * The part of an address that stands for a text: "Epson 664, black" → "epson-664-black". Letters of
 * every script stay, accents on Latin ones do not; empty where there is no letter or digit.
 */
export function slugOf(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)/g, "")
    .replace(/[^\p{Ll}\p{Lo}\p{Lm}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
