import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Libraries that keep what they share in a React context: two copies of one know nothing of each other. */
const libraries = ["react-router-dom", "@tanstack/react-query"];

/**
 * Pages of the dashboard that ask for a password of Medusa's own. The shop has none, and Medusa has no
 * widget zone there, so another page is built in their place (`admin/sign-in/to-sign-in.tsx`).
 */
const passwordPages = ["invite", "reset-password"];

/**
 * How Vite builds the admin: the dashboard, its plugins and our pages (`src/admin`) all use the
 * dashboard's own copies of its libraries. The storefront asks for other versions, which stand where
 * plugins and pages would find them first: a `Link` of such a copy is in no router and throws.
 *
 * @param config Medusa's own, which is changed where ours cannot be added to it
 */
export function dashboardVite(config: { plugins?: unknown[] }) {
  config.plugins = config.plugins?.flatMap(withoutFastRefresh);
  const fromDashboard = createRequire(require.resolve("@medusajs/dashboard"));
  const copies = libraries.map((name) => ({
    find: name,
    replacement: packageFolder(fromDashboard.resolve(name), name),
  }));
  return {
    resolve: { alias: [...copies, ...passwordPages.map(withoutPasswords)] },
    // What the admin is made of is nobody's business who can open its sign-in page.
    build: { sourcemap: false },
  };
}

/**
 * An alias that puts a page of ours in a page's place.
 *
 * @throws Error where this dashboard has no such page: an upgrade has moved it, and it would be shown
 */
function withoutPasswords(page: string) {
  const file = new RegExp(`^\\./${page}-[A-Z0-9]{8}\\.mjs$`);
  const folder = dirname(require.resolve("@medusajs/dashboard"));
  if (!readdirSync(folder).some((name) => file.test(`./${name}`))) {
    throw new Error(`The dashboard has no page "${page}" where dashboard-vite.ts looks for it.`);
  }
  return { find: file, replacement: join(__dirname, "admin/sign-in/to-sign-in.tsx") };
}

/**
 * React's plugin sees the storefront's Vite and brings a part that only that one can run; Medusa's is
 * older. Without it a changed page is loaded again as a whole, while the admin is developed.
 */
function withoutFastRefresh(plugin: unknown): unknown[] {
  if (Array.isArray(plugin)) return plugin.flatMap(withoutFastRefresh);
  const { name } = (plugin || {}) as { name?: unknown };
  return name === "vite:react:refresh-wrapper" ? [] : [plugin];
}

/** The folder of the package that a file of it is in. */
function packageFolder(file: string, name: string): string {
  const folder = join("node_modules", name);
  return file.slice(0, file.lastIndexOf(folder) + folder.length);
}
