import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Libraries that share state in a React context, so there must be one copy of each. */
const libraries = ["react-router-dom", "@tanstack/react-query"];

/**
 * Pages of the dashboard that ask for one of Medusa's passwords. The shop has no passwords in
 * Medusa, and Medusa has no widget zone on these pages, so `admin/sign-in/to-sign-in.tsx` replaces
 * them.
 */
const passwordPages = ["invite", "reset-password"];

/**
 * The Vite configuration of the admin. The dashboard, its plugins and the pages of `src/admin` all
 * use the dashboard's own copies of its libraries. The storefront's versions would be found first
 * otherwise, and a `Link` of another copy has no router and throws.
 *
 * @param config Medusa's own, which is changed in place where it cannot be extended
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
    // The admin's source must not be readable on its sign-in page.
    build: { sourcemap: false },
  };
}

/**
 * An alias that replaces a page of the dashboard.
 *
 * @throws Error where the dashboard has no such page, because an upgrade has moved it
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
 * Removes React's fast refresh. Its plugin detects the storefront's newer Vite and adds a part that
 * Medusa's Vite cannot run. A changed page is then reloaded as a whole during development.
 */
function withoutFastRefresh(plugin: unknown): unknown[] {
  if (Array.isArray(plugin)) return plugin.flatMap(withoutFastRefresh);
  const { name } = (plugin || {}) as { name?: unknown };
  return name === "vite:react:refresh-wrapper" ? [] : [plugin];
}

function packageFolder(file: string, name: string): string {
  const folder = join("node_modules", name);
  return file.slice(0, file.lastIndexOf(folder) + folder.length);
}
