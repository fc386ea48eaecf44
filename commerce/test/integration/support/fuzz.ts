/** Requests nobody would send on purpose, the same ones for the same seed. */

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A valid request, before it is spoilt. */
export interface Template {
  method: "GET" | "POST" | "DELETE";
  /** Names in braces are replaced, such as `{cart}`. */
  path: string;
  body?: unknown;
  admin?: boolean;
  /** The service; the backend where it is missing. */
  service?: Service;
  /**
   * The parameters of its query: each is sent as a list, as an object, twice, and with nonsense.
   */
  parameters?: string[];
}

export type Service = "commerce" | "productApi" | "storefront";

/** A spoilt request. */
export interface Spoilt {
  method: string;
  path: string;
  body?: string;
  admin: boolean;
  service: Service;
}

const nasty: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e9,
  1e21,
  Number.MAX_SAFE_INTEGER,
  -0.001,
  "",
  " ",
  "0",
  "NaN",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "😀🧴",
  "مرحبا",
  "\u202egnp.exe",
  "%",
  "' or 1=1 --",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "x".repeat(5_000),
  "2026-99-99",
  "constructor",
  [],
  [[]],
  [null],
  {},
  { $ne: null },
  { $ilike: "%" },
  { id: { $in: [] } },
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}'),
  Array.from({ length: 300 }, (_, index) => index),
];

const nastyIds = [
  "x",
  "0",
  "%00",
  "%25",
  "%E0%A4%A",
  "..%2f..",
  "null",
  "a".repeat(300),
  "a".repeat(1_200),
  "%F0%9F%98%80",
];

/** Values and shapes of parameters. */
const nastyParameters = [
  (name: string) => `${name}[]=x`,
  (name: string) => `${name}[]=x&${name}[]=y`,
  (name: string) => `${name}[a]=x`,
  (name: string) => `${name}[$ne]=x`,
  (name: string) => `${name}[a][b][c]=x`,
  (name: string) => `${name}%5B%5D=x`,
  (name: string) => `${name}=1&${name}=2`,
  (name: string) => `${name}=`,
  (name: string) => name,
  (name: string) => `${name}=-1`,
  (name: string) => `${name}=1e99`,
  (name: string) => `${name}=%00`,
  (name: string) => `${name}=%ff%fe`,
  (name: string) => `${name}=${"x".repeat(1_500)}`,
  (name: string) => `${name}=__proto__`,
  (name: string) => `${name}=%F0%9F%98%80`,
];

/** Parameters that some route or library knows. */
const usualParameters = [
  "locale",
  "limit",
  "offset",
  "fields",
  "order",
  "currency_code",
  "access",
  "region_id",
  "a.b.c.d",
];

const nastyQueries = [
  "fields=*",
  "fields=id,nothing.at.all",
  "fields=%00",
  "limit=-1",
  "limit=1e9",
  "offset=-5",
  "limit=a",
  "order=nothing",
  "order=-id",
  "q=%00",
  "q=%25%5C",
  "id[]=&id[]=%00",
  "id[$ne]=1",
  "filters[a]=b",
  "created_at[$gt]=x",
  "with_deleted=true",
  "__proto__[x]=1",
  "a[b][c][d][e][f][g]=1",
];

/** Spoils a request in one to three places. `known` replaces the names in braces. */
export function spoil(
  template: Template,
  known: Record<string, string>,
  random: () => number,
): Spoilt {
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const path = template.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    random() < 0.3 ? one(nastyIds) : (known[name] ?? "x"),
  );
  const names = [...(template.parameters ?? []), ...usualParameters];
  const queries: string[] = [];
  if (random() < 0.2) queries.push(one(nastyQueries));
  while (random() < 0.4) queries.push(one(nastyParameters)(one(names)));
  const query = queries
    .map((each, at) => (at > 0 || path.includes("?") ? "&" : "?") + each)
    .join("");
  let body = structuredClone(template.body);
  for (let times = Math.floor(random() * 3); body !== undefined && times >= 0; times--) {
    body = spoilValue(body, random, one);
  }
  const text = body === undefined ? undefined : fill(JSON.stringify(body), known);
  return {
    method: template.method,
    path: path + query,
    body: text !== undefined && random() < 0.03 ? text.slice(0, -1) : text,
    admin: template.admin ?? false,
    service: template.service ?? "commerce",
  };
}

function fill(text: string, known: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => known[name] ?? whole);
}

/** Replaces a part of a value. */
function spoilValue(
  value: unknown,
  random: () => number,
  one: <T>(list: readonly T[]) => T,
): unknown {
  if (typeof value !== "object" || value === null || random() < 0.1) return one(nasty);
  const keys = Object.keys(value);
  if (keys.length === 0) return one(nasty);
  const key = one(keys);
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  const way = random();
  if (way < 0.1) delete copy[key];
  else if (way < 0.2) copy.nothing_we_know = one(nasty);
  else copy[key] = spoilValue(copy[key], random, one);
  return copy;
}
