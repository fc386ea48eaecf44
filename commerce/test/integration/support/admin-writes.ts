import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);

/** The folders of the admin's routes: the backend's and Medusa's. */
const folders = [
  fileURLToPath(new URL("../../../src/api/admin", import.meta.url)),
  join(dirname(require.resolve("@medusajs/medusa/package.json")), "dist/api/admin"),
];

/** A writing call, such as `POST /admin/products/any-id`. */
export interface AdminWrite {
  method: string;
  path: string;
}

/** All writing routes of the admin, read from the folders. */
export function adminWrites(): AdminWrite[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /(^|[\\/])route\.[jt]s$/.test(file))
      .flatMap((file) => {
        const path = `/admin/${relative(".", dirname(file)).split(sep).join("/")}`;
        const source = readFileSync(join(folder, file), "utf8");
        return [...writingMethods(source)].map((method) => ({
          method,
          path: path.replace(/\[[^\]]+\]/g, "any-id").replace(/\/$/, ""),
        }));
      }),
  );
}

function writingMethods(source: string): Set<string> {
  const exported =
    /(?:exports\.|export (?:async )?function |export const )(POST|PUT|PATCH|DELETE)\b/g;
  return new Set([...source.matchAll(exported)].map(([, method = ""]) => method));
}
