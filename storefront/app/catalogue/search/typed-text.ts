/** The longest search term, characters; a longer one is a mistaken paste. */
const longest = 200;

/** A text of a URL as the services take it: one line without control characters. */
export function typedText(text: string | null): string {
  return (text ?? "")
    .replace(/[\p{Cc}\p{Cs}]+/gu, " ")
    .trim()
    .slice(0, longest)
    .trim();
}
