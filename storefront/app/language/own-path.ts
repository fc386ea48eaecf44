/**
 * A path that browsers take for one of this site: `/evil.example` for `//evil.example` and
 * `/\evil.example`, which name another host. Every link that is made from the path of a request or
 * of the page goes through here.
 *
 * @param path a path, with or without query and fragment
 */
export function ownPath(path: string): string {
  return path.replace(/^[/\\]*/, "/");
}
