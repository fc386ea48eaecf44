/**
 * The path and query of a request target. RFC 9112, 3.2.2 lets a request name the site before the
 * path.
 */
export function originForm(target: string): string {
  if (!/^https?:\/\//i.test(target)) return target;
  return target.replace(/^[a-z]+:\/\/[^/?#\\]*/i, "").replace(/^\/?/, "/");
}
