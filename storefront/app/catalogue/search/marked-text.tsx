import { plainWords } from "./suggestions.ts";

/** A text in which the typed beginnings of words are marked. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
  return (
    <>
      {markedParts(text, typed).map(({ part, isMarked, at }) =>
        isMarked ? (
          <mark key={at} className="bg-transparent font-bold text-key">
            {part}
          </mark>
        ) : (
          <span key={at}>{part}</span>
        ),
      )}
    </>
  );
}

/** The parts of the text with their positions; the typed parts of words are marked. */
export function markedParts(text: string, typed: string) {
  const words = plainWords(typed).sort((one, other) => other.length - one.length);
  const parts: { part: string; isMarked: boolean; at: number }[] = [];
  for (const { 0: piece, index: at } of text.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)) {
    const plain = plainWords(piece)[0] ?? "";
    const begun = words.find((word) => plain.startsWith(word));
    const length = begun && plain.length === piece.length ? begun.length : begun ? piece.length : 0;
    if (length > 0) parts.push({ part: piece.slice(0, length), isMarked: true, at });
    const rest = piece.slice(length);
    const last = parts.at(-1);
    if (rest && last && !last.isMarked) last.part += rest;
    else if (rest) parts.push({ part: rest, isMarked: false, at: at + length });
  }
  return parts;
}
