/**
 * The slug that the engine makes of a title: "Epson 664, black" is "epson-664-black". Shown before
 * anything is saved; where another product has it already, the engine finds a free one.
 */
export function slugOf(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
