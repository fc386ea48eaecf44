/** The longest text that is searched for; more than this is a paste by mistake. */
const longest = 200;

/** What was typed into an address, as the services take it: one line, no control characters. */
export function typedText(text: string | null): string {
  return (text ?? "")
    .replace(/[\p{Cc}\p{Cs}]+/gu, " ")
    .trim()
    .slice(0, longest)
    .trim();
}
