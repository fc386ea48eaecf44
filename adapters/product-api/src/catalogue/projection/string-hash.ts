/**
 * The FNV-1a hash of a string, from 0 to 2³² − 1.
 *
 * @param before the hash of the strings before it, where several strings have one hash together
 */
export function stringHash(string: string, before = 0): number {
  let hash = before ^ 0x811c9dc5 ^ string.length;
  for (let index = 0; index < string.length; index += 1) {
    hash = Math.imul(hash ^ string.charCodeAt(index), 0x01000193);
  }
  // A hash table uses the low bits: the high bits are mixed into them.
  return (hash ^ (hash >>> 15)) >>> 0;
}
