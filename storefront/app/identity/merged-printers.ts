/**
 * Two lists of printers as one: what the account has, with what was added and removed in this
 * browser since both were last alike (`base`). Where they never were, nothing is lost. What was
 * added here comes first.
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
