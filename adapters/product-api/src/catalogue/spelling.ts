/** How many slips of the finger a word may have: the longer, the more. */
export function slipsAllowed(word: string): number {
  if (word.length < 3) {
    return 0;
  }
  return word.length < 5 ? 1 : 2;
}

/** The rows that are worked on: made once, for thousands of words are compared with one. */
let rows = rowsFor(64);

function rowsFor(length: number): [Uint32Array, Uint32Array, Uint32Array] {
  return [new Uint32Array(length), new Uint32Array(length), new Uint32Array(length)];
}

/**
 * How many slips of the finger lie between two words: a letter too many, too few, a wrong one, or
 * two swapped (optimal string alignment distance).
 */
export function slipsBetween(from: string, to: string): number {
  if (to.length >= rows[0].length) rows = rowsFor(2 * to.length);
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= to.length; column++) last[column] = column;
  for (let row = 1; row <= from.length; row++) {
    current[0] = row;
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const swapped =
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[to.length] ?? 0;
}
