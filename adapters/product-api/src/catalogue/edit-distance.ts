/** How many edits a typing error may be away from a word of this length. */
export function mostEdits(word: string): number {
  if (word.length < 3) {
    return 0;
  }
  return word.length < 5 ? 1 : 2;
}

/** Three rows of the distance matrix. They are reused: one search compares thousands of words. */
let rows = rowsFor(64);

function rowsFor(length: number): [Uint32Array, Uint32Array, Uint32Array] {
  return [new Uint32Array(length), new Uint32Array(length), new Uint32Array(length)];
}

/**
 * The optimal string alignment distance of two words: how many letters have to be inserted, deleted,
 * replaced, or swapped with their neighbour.
 */
export function editDistance(from: string, to: string): number {
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
