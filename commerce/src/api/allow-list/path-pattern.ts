/** What a part with a colon matches in an open route: an id. */
const idPart = "[\\w-]{1,100}";
const anyPart = "[^/]+";

/** What a part with a colon matches in a path of the admin: an id, a name or a handle. */
const adminPart = "[^/]{1,200}";

/** Matches the paths of an open route. */
export function allowedPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, idPart)}$`);
}

/** Matches the paths of an area of the admin API. */
export function areaPattern(area: string): RegExp {
  return new RegExp(`^${area}(?:/${adminPart}){0,8}$`);
}

/*
 * Matches the paths of a closed route. `/*` at the end matches the path and all below it. Upper and
 * lower case do not matter, as in Medusa's router.
 */
export function closedPattern(path: string): RegExp {
  const pattern = path.replace(/:\w+/g, anyPart).replace(/\/\*$/, "(?:/.*)?");
  return new RegExp(`^${pattern}$`, "i");
}
