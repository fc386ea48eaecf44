const urls = new WeakMap<File, string>();

/**
 * An address under which the browser shows a file that is not sent yet; the same for the same file.
 * It ends with the page: the few files of a form do not fill the memory, and an address that was
 * rolled back too early shows nothing.
 */
export function fileUrl(file: File): string {
  const known = urls.get(file);
  if (known) return known;
  const made = URL.createObjectURL(file);
  urls.set(file, made);
  return made;
}
