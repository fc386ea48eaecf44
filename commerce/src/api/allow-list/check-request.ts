import type { FieldProblem } from "../../catalogue-product/schema";
import { type FoundRoute, findRoute } from "./find-route";
import { type Parameter, wholeNumber } from "./parameter";
import type { Refusal } from "./refusal";

/** What is known of a request before its body is read. */
export interface Asked {
  method: string;
  url: string;
  hasBody: boolean;
}

/** Files and pages without parameters: the admin, uploads, health. */
const served = /^\/(?:app|static|health)(?:\/|$)/;

/** Limits of every list of the admin API. Its own pages ask for up to 9,999 rows at once. */
const adminLists: Record<string, Parameter> = {
  limit: wholeNumber(0, 10_000),
  offset: wholeNumber(0, 10_000_000),
};

/** The longest query of the admin, characters: it may name some hundred ids. */
const longestAdminQuery = 12_000;

const methods = ["GET", "HEAD", "POST", "DELETE", "OPTIONS"];

/** Answers why a request is refused; undefined where it is allowed. */
export function checkRequest({ method, url, hasBody }: Asked): Refusal | undefined {
  if (!methods.includes(method)) return otherMethod(methods);
  const [path = "", ...rest] = url.split("?");
  const query = rest.join("?");
  const isRead = method === "GET" || method === "HEAD";
  // Medusa would read the body as if it were a POST's.
  if (isRead && hasBody) {
    return {
      status: 400,
      code: "body_not_taken",
      message: `A ${method} request takes no body.`,
      headers: { Connection: "close" },
    };
  }
  if (served.test(path)) return isRead || method === "OPTIONS" ? undefined : otherMethod(["GET"]);
  const found = method === "OPTIONS" ? preflight(path) : findRoute(method, path);
  if (!found) return undefined;
  return checkFound(found, query);
}

/** Answers the route of a CORS preflight, whichever method it asks for. */
function preflight(path: string): FoundRoute | undefined {
  const found = findRoute("OPTIONS", path);
  return "otherMethods" in found || "area" in found ? undefined : found;
}

function checkFound(found: FoundRoute, query: string): Refusal | undefined {
  if ("route" in found) return checkQuery(query, found.route.query ?? {}, "only these");
  if ("otherMethods" in found) return otherMethod([...new Set(found.otherMethods)]);
  if ("area" in found) {
    if (query.length > longestAdminQuery)
      return refuseQuery([{ field: "query", message: `At most ${longestAdminQuery} characters.` }]);
    return checkQuery(query, adminLists, "these and others");
  }
  const { closed } = found;
  return {
    status: 404,
    code: closed ? "route_closed" : "route_unknown",
    message: closed ? `This cannot be called here. ${closed.reason}` : "There is no such address.",
  };
}

/**
 * Each parameter may occur once, as a text that matches its rule. Lists and objects have brackets
 * in their names, so they are unknown parameters.
 */
function checkQuery(
  query: string,
  parameters: Record<string, Parameter>,
  which: "only these" | "these and others",
): Refusal | undefined {
  if (query === "") return undefined;
  const problems: FieldProblem[] = [];
  const seen = new Set<string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const known = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (known) {
      if (seen.has(name)) problems.push({ field: name, message: "This is asked for once." });
      else if (!known.fits(value)) problems.push({ field: name, message: known.rule });
      seen.add(name);
    } else if (which === "only these" || Object.hasOwn(parameters, name.replace(/\[.*$/s, ""))) {
      problems.push({ field: name.slice(0, 100), message: "There is no such parameter here." });
    }
  }
  return problems.length > 0 ? refuseQuery(problems) : undefined;
}

function refuseQuery(problems: FieldProblem[]): Refusal {
  const fields = problems.slice(0, 20);
  return {
    status: 400,
    code: "invalid_fields",
    message: fields.map(({ field, message }) => `${field}: ${message}`).join(" "),
    fields,
  };
}

function otherMethod(allowed: string[]): Refusal {
  const list = allowed.join(", ");
  return {
    status: 405,
    code: "method_not_allowed",
    message: `This address takes ${list}.`,
    headers: { Allow: list },
  };
}
