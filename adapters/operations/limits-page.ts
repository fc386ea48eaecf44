import { readFileSync } from "node:fs";
import { join } from "node:path";
import { limits } from "../../commerce/catalogue-schema/src/limits.ts";
import { caches as commerceCaches } from "../../commerce/src/caches.ts";
import { serviceLimits as commerceLimits } from "../../commerce/src/limits.ts";
import { caches as storefrontCaches } from "../../storefront/app/server/caches.server.ts";
import { serviceLimits as storefrontLimits } from "../../storefront/app/server/limits.server.ts";
import { browserCaches } from "../../storefront/service-worker/browser-caches.ts";
import { caches as productApiCaches } from "../product-api/src/caches.ts";
import { serviceLimits as productApiLimits } from "../product-api/src/limits.ts";

const project = join(import.meta.dirname, "../..");

/** A cache in the manifests of the services. */
interface Cache {
  what: string;
  where: string;
  freshMs?: number;
  staleMs?: number;
  maxBytes?: number;
  maxEntries?: number;
  clearedBy: string;
}

const limitTables: [heading: string, file: string, limits: Record<string, number>][] = [
  ["Products and lists", "commerce/catalogue-schema/src/limits.ts", limits],
  ["Backend", "commerce/src/limits.ts", commerceLimits],
  ["Product API", "adapters/product-api/src/limits.ts", productApiLimits],
  ["Storefront's server", "storefront/app/server/limits.server.ts", storefrontLimits],
];

const cacheTables: [heading: string, file: string, caches: Record<string, Cache>][] = [
  ["Backend", "commerce/src/caches.ts", commerceCaches],
  ["Product API", "adapters/product-api/src/caches.ts", productApiCaches],
  ["Storefront's server", "storefront/app/server/caches.server.ts", storefrontCaches],
];

/**
 * All limits and cache times of the code as Markdown.
 *
 * @throws Error where a limit has no doc comment
 */
export function limitsPage(): string {
  return `# Limits and cache times

\`npm run write-limits\` writes this page from the named files. The code reads the same values.

## Limits
${limitTables.map(limitTable).join("")}
## Caches

Only data that is the same for all users is cached. A fresh value is served from the cache. A stale
value is served while a new one is loaded, or while its source is unavailable. Both times start with
the request that loaded the value.
${cacheTables.map(cacheTable).join("")}${browserTable()}`;
}

function limitTable([heading, file, values]: (typeof limitTables)[number]): string {
  const comments = commentsIn(file);
  const rows = Object.entries(values).map(([name, value]) => [
    descriptionOf(name, comments, file),
    formatted(name, value),
  ]);
  return table(heading, file, ["limit", "value"], rows);
}

function cacheTable([heading, file, caches]: (typeof cacheTables)[number]): string {
  const rows = Object.values(caches).map((cache) => [
    cache.what,
    cache.where,
    cache.freshMs === undefined ? "until cleared" : duration(cache.freshMs),
    cache.staleMs === undefined ? "" : duration(cache.staleMs),
    cache.maxBytes ? size(cache.maxBytes) : (cache.maxEntries?.toLocaleString("en") ?? ""),
    cache.clearedBy,
  ]);
  const head = ["data", "cached in", "fresh", "stale", "size limit", "cleared by"];
  return table(heading, file, head, rows);
}

function browserTable(): string {
  const file = "storefront/service-worker/browser-caches.ts";
  const comments = commentsIn(file);
  const rows = Object.entries(browserCaches).map(([name, cache]) => [
    descriptionOf(name, comments, file),
    String(cache.maxEntries),
    "maxAgeSeconds" in cache ? duration(cache.maxAgeSeconds * 1_000) : "unlimited time",
  ]);
  return table("Service worker, in browsers", file, ["data", "entries", "kept for"], rows);
}

function table(heading: string, file: string, head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return `\n### ${heading}\n\n\`${file}\`\n\n${lines.join("\n")}\n`;
}

/** The one-line doc comments of a file, by the name of the field below. */
function commentsIn(file: string): Map<string, string> {
  const text = readFileSync(join(project, file), "utf8");
  const commented = text.matchAll(/^ {2}\/\*\* (.+) \*\/\n {2}(\w+):/gm);
  return new Map(Array.from(commented, ([, comment = "", name = ""]) => [name, comment]));
}

function descriptionOf(name: string, comments: Map<string, string>, file: string): string {
  const comment = comments.get(name);
  if (!comment) throw new Error(`In ${file}, ${name} needs a doc comment of one line.`);
  return comment.replace(/\.$/, "");
}

function formatted(name: string, value: number): string {
  if (name.endsWith("Ms")) return duration(value);
  return name.endsWith("Bytes") ? size(value) : value.toLocaleString("en");
}

const units = [
  ["days", 24 * 3_600_000],
  ["h", 3_600_000],
  ["min", 60_000],
  ["s", 1_000],
] as const;

function duration(ms: number): string {
  if (ms === 0) return "never";
  if (ms === Number.POSITIVE_INFINITY) return "until a new value is loaded";
  const [unit, length] = units.find(([, length]) => ms >= length) ?? ["ms", 1];
  return ms === 24 * 3_600_000 ? "1 day" : `${ms / length} ${unit}`;
}

function size(bytes: number): string {
  const megabyte = 1024 * 1024;
  return bytes < megabyte ? `${bytes / 1024} KB` : `${bytes / megabyte} MB`;
}
