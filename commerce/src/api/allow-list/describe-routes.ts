import { adminAreas } from "./admin-areas";
import { closedRoutes } from "./closed-routes";
import { allowedRoutes } from "./find-route";

/** The text of `describeRoutes` is between these lines of SECURITY.md. */
const begin = "<!-- routes: written by `npm run write-routes -w commerce` -->";
const end = "<!-- end of routes -->";

/** The allow-list in Markdown: the open routes, and the closed ones with their reasons. */
function describeRoutes(): string {
  const allowed = allowedRoutes.map(
    ({ method, path, query = {} }) =>
      `| ${method} | \`${path}\` | ${Object.keys(query).toSorted().join(", ")} |`,
  );
  const areas = adminAreas.map(({ area }) => `\`${area.replace("/admin/", "")}\``);
  const closed = closedRoutes.map(
    ({ method = "all", path, reason }) => `| ${method} | \`${path}\` | ${reason} |`,
  );
  return [
    "| method | route | parameters |",
    "|---|---|---|",
    ...allowed,
    "",
    `Below \`/admin\`, with a merchandiser's session: ${areas.join(", ")}.`,
    "",
    "Closed, although Medusa has it:",
    "",
    "| method | route | reason |",
    "|---|---|---|",
    ...closed,
  ].join("\n");
}

/**
 * Replaces the allow-list in a document.
 *
 * @throws Error where the document lacks the lines around it
 */
export function withRoutes(document: string): string {
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The document has no lines ${begin} and ${end}.`);
  const head = document.slice(0, from + begin.length);
  return `${head}\n\n${describeRoutes()}\n\n${document.slice(to)}`;
}
