import type { SeededRandom } from "@chemical-ink/test-kit/seeded-random";

/** A JSON schema, as far as values are made of it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
}

const texts = [
  "",
  " ",
  "ink",
  "T6641",
  "t 6641",
  "prod_00000001",
  "\0",
  "\u202e\u0627\u062e\u062a\u0628\u0627\u0631",
  "\ud800",
  "🖨️".repeat(40),
  "é".normalize("NFD"),
  "'; drop table product; --",
  "<script>alert(1)</script>",
  "../../../etc/passwd",
  "%00%2e%2e%2f",
  "__proto__",
  "constructor",
  "-0",
  "1e309",
  "true",
  "[]",
  '{"label":',
  "a".repeat(300),
  "ß".repeat(25_000),
];
const numbers = [
  0,
  -0,
  -1,
  1,
  0.1,
  1.005,
  24,
  100,
  101,
  1e6,
  1e21,
  -1e308,
  2 ** 53,
  0x7fffffff + 1,
];

/** A value that fits a schema most of the time, and otherwise anything at all. */
export function anyValue(
  random: SeededRandom,
  schema: Schema,
  schemas: Record<string, Schema>,
  depth = 0,
): unknown {
  if (random.chance(0.15) || depth > 5) return anything(random, depth);
  const { $ref, anyOf, properties, items } = schema;
  if ($ref)
    return anyValue(random, schemas[$ref.split("/").at(-1) ?? ""] ?? {}, schemas, depth + 1);
  if (anyOf) return anyValue(random, random.of(anyOf), schemas, depth + 1);
  if (schema.enum && random.chance(0.8)) return random.of(schema.enum);
  if (properties) {
    const entries = Object.entries(properties)
      .filter(() => random.chance(0.4))
      .map(([name, part]) => [name, anyValue(random, part, schemas, depth + 1)]);
    if (random.chance(0.1)) entries.push([random.of(texts), anything(random, depth + 1)]);
    return Object.fromEntries(entries);
  }
  if (items) {
    const length = random.chance(0.05) ? 600 : random.below(4);
    return Array.from({ length }, () => anyValue(random, items, schemas, depth + 1));
  }
  const type = [schema.type].flat()[0];
  if (type === "integer" || type === "number") {
    return random.chance(0.6) ? 1 + random.below(50) : random.of(numbers);
  }
  if (type === "boolean") return random.chance(0.5);
  return anyText(random);
}

/** Words, traps, and random characters. */
export function anyText(random: SeededRandom): string {
  if (random.chance(0.7)) return random.of(texts);
  return String.fromCodePoint(
    ...Array.from({ length: random.below(30) }, () => random.below(random.of([128, 0xd800]))),
  );
}

function anything(random: SeededRandom, depth: number): unknown {
  const kind = random.below(depth > 6 ? 4 : 6);
  if (kind === 0) return null;
  if (kind === 1) return random.of(numbers);
  if (kind === 2) return random.chance(0.5);
  if (kind === 3) return anyText(random);
  const parts = Array.from({ length: random.below(3) }, () => anything(random, depth + 2));
  return kind === 4 ? parts : Object.fromEntries(parts.map((part) => [anyText(random), part]));
}
