/** A full name in Medusa's two parts: all but the last word, and the last word. */
export function splitName(fullName: string): { first_name: string; last_name: string } {
  const words = fullName.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop() : "";
  return { first_name: words.join(" "), last_name: last ?? "" };
}
