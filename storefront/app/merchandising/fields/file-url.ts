const urls = new WeakMap<File, string>();

/**
 * A URL under which the browser shows a file that is not sent yet; the same for the same file. It
 * is valid until the page is left: a form has few files, and a URL that is revoked too early shows
 * nothing.
 */
export function fileUrl(file: File): string {
  const known = urls.get(file);
  if (known) return known;
  const made = URL.createObjectURL(file);
  urls.set(file, made);
  return made;
}
