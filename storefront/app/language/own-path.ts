/**
 * A path that a browser takes for one of this site, whatever it was: `/evil.example` for
 * `//evil.example` and `/\evil.example`, which name another host. Every link that is made of the
 * path of a request or of the page that is shown goes through here.
 *
 * @param path a path, with or without query and fragment
 */
export function ownPath(path: string): string {
  return path.replace(/^[/\\]*/, "/");
}
