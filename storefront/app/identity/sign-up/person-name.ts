/** A full name in the two parts that Medusa keeps: everything but the last word, and that one. */
export function splitName(fullName: string): { first_name: string; last_name: string } {
  const words = fullName.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop() : "";
  return { first_name: words.join(" "), last_name: last ?? "" };
}
