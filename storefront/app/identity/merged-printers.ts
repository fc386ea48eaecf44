/**
 * Merges two lists of printers: the account's list, with the printers that were added and removed
 * in this browser since both had `base` in common. Without a base nothing is removed. Printers
 * added here come first.
 */
export function mergedPrinters(
  base: readonly string[],
  here: readonly string[],
  account: readonly string[],
): string[] {
  const added = here.filter((name) => !base.includes(name));
  const removed = base.filter((name) => !here.includes(name));
  const kept = account.filter((name) => !removed.includes(name));
  return [...new Set([...added, ...kept])];
}
