/** RFC 9112, 3.2.2: a request may name the site before the path. It is this one, whatever is said. */
export function originForm(target: string): string {
  if (!/^https?:\/\//i.test(target)) return target;
  return target.replace(/^[a-z]+:\/\/[^/?#\\]*/i, "").replace(/^\/?/, "/");
}
