/**
 * A number from 0 to 2³² − 1 for a text (FNV-1a); the same text always has the same.
 *
 * @param before what came before it, where several are one
 */
export function textHash(text: string, before = 0): number {
  let hash = before ^ 0x811c9dc5 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  // The last bits decide where it goes in a table: they have to depend on all.
  return (hash ^ (hash >>> 15)) >>> 0;
}
