type TypedArray = Float64Array | Uint8Array | Uint16Array | Uint32Array;

/** Copies an array into a longer one of the same kind, or of a wider one. */
export function lengthened<Longer extends TypedArray>(array: TypedArray, longer: Longer): Longer {
  longer.set(array);
  return longer;
}

/**
 * Binary search: the first of `length` positions that is not before what is looked for.
 *
 * @param isBefore true for all positions up to one, and false from there
 */
export function lowerBound(length: number, isBefore: (position: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
