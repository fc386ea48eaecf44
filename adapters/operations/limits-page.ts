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

/** A cache as the manifests of all services describe one. */
interface Cache {
  what: string;
  where: string;
  freshMs?: number;
  staleMs?: number;
  maxBytes?: number;
  maxEntries?: number;
  emptiedBy: string;
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
 * All limits and cache times in Markdown, as the code has them.
 *
 * @throws Error where a limit has no comment that says what it is
 */
export function limitsPage(): string {
  return `# Limits and cache times

Written by \`npm run write-limits\` from the files that are named here; the code reads the same values.

## Limits
${limitTables.map(limitTable).join("")}
## Caches

Only what is the same for everybody is cached. "Fresh" is how long a value is given without a
question, "stale" how long it is given while it is asked for again or its source is away; both count
from when it was asked for.
${cacheTables.map(cacheTable).join("")}${browserTable()}`;
}

function limitTable([heading, file, values]: (typeof limitTables)[number]): string {
  const meanings = commentsIn(file);
  const rows = Object.entries(values).map(([name, value]) => [
    meaningOf(name, meanings, file),
    inWords(name, value),
  ]);
  return table(heading, file, ["what", "at most"], rows);
}

function cacheTable([heading, file, caches]: (typeof cacheTables)[number]): string {
  const rows = Object.values(caches).map((cache) => [
    cache.what,
    cache.where,
    cache.freshMs === undefined ? "until emptied" : duration(cache.freshMs),
    cache.staleMs === undefined ? "" : duration(cache.staleMs),
    cache.maxBytes ? size(cache.maxBytes) : (cache.maxEntries?.toLocaleString("en") ?? ""),
    cache.emptiedBy,
  ]);
  const head = ["what", "where", "fresh", "stale", "at most", "emptied by"];
  return table(heading, file, head, rows);
}

function browserTable(): string {
  const file = "storefront/service-worker/browser-caches.ts";
  const meanings = commentsIn(file);
  const rows = Object.entries(browserCaches).map(([name, cache]) => [
    meaningOf(name, meanings, file),
    String(cache.maxEntries),
    "maxAgeSeconds" in cache ? duration(cache.maxAgeSeconds * 1_000) : "without end",
  ]);
  return table("Service worker, in browsers", file, ["what", "at most", "how long"], rows);
}

function table(heading: string, file: string, head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return `\n### ${heading}\n\n\`${file}\`\n\n${lines.join("\n")}\n`;
}

/** What the one-line doc comments of a file say, by the name that stands below. */
function commentsIn(file: string): Map<string, string> {
  const text = readFileSync(join(project, file), "utf8");
  const commented = text.matchAll(/^ {2}\/\*\* (.+) \*\/\n {2}(\w+):/gm);
  return new Map(Array.from(commented, ([, comment = "", name = ""]) => [name, comment]));
}

function meaningOf(name: string, meanings: Map<string, string>, file: string): string {
  const meaning = meanings.get(name);
  if (!meaning) throw new Error(`${file} does not say in a comment of one line what ${name} is.`);
  return meaning.replace(/\.$/, "");
}

function inWords(name: string, value: number): string {
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
  if (ms === Number.POSITIVE_INFINITY) return "while its source is away";
  const [unit, length] = units.find(([, length]) => ms >= length) ?? ["ms", 1];
  return ms === 24 * 3_600_000 ? "1 day" : `${ms / length} ${unit}`;
}

function size(bytes: number): string {
  const megabyte = 1024 * 1024;
  return bytes < megabyte ? `${bytes / 1024} KB` : `${bytes / megabyte} MB`;
}
