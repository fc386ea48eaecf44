/** What a part with a colon stands for in a route that is allowed: an id. */
const idPart = "[\\w-]{1,100}";
const anyPart = "[^/]+";

/** A part of an address in the admin: an id, a name, a handle. */
const adminPart = "[^/]{1,200}";

/** The addresses of a route that is allowed. */
export function allowedPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, idPart)}$`);
}

/** The addresses of an area of the admin API. */
export function areaPattern(area: string): RegExp {
  return new RegExp(`^${area}(?:/${adminPart}){0,8}$`);
}

/**
 * The addresses of a route that is closed: `/*` at the end stands for it and all below. Medusa's
 * router does not look at upper and lower case, so neither does this.
 */
export function closedPattern(path: string): RegExp {
  const pattern = path.replace(/:\w+/g, anyPart).replace(/\/\*$/, "(?:/.*)?");
  return new RegExp(`^${pattern}$`, "i");
}
