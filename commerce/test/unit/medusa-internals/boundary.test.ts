import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const project = resolve(import.meta.dirname, "../../../..");
const source = join(project, "commerce/src");
const internals = join(source, "medusa-internals");

/** The product API reads the catalogue index directly, and only this file knows its tables. */
const indexTables = join(project, "adapters/product-api/src/catalogue/index-tables.ts");

/** A text that contains a statement or a part of one. */
const isStatement = /\b(?:select|insert into|update "?\w+"? (?:\w+ )?set|delete from|join)\b/i;
const namedTable = /\b(?:from|join|into|update|table)\s+"?([a-z_]+)"?/gi;

function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name) && !name.includes("node_modules"))
    .map((name) => join(folder, name));
}

/** The tables in the statements of a file. */
function tablesNamedIn(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node) || ts.isStringLiteralLike(node)) {
      const literal = node.getText();
      if (isStatement.test(literal)) {
        for (const [, name = ""] of literal.matchAll(namedTable)) found.push(name);
      }
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

const sources = filesBelow(source, /\.tsx?$/).filter((file) => !file.includes("/migrations/"));
const inside = sources.filter((file) => file.startsWith(internals));
const outside = [
  ...sources.filter((file) => !file.startsWith(internals)),
  ...filesBelow(join(project, "adapters/operations"), /\.mjs$/),
  ...filesBelow(join(project, "adapters/local-stack/src"), /\.ts$/),
  ...filesBelow(join(project, "adapters/product-api/src"), /\.ts$/),
].filter((file) => file !== indexTables);

/** The shop's own tables, by its models. */
const ownTables = new Set(
  sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\.define\(\s*"(\w+)"/g)].map(([, name = ""]) => name),
  ),
);

/** Medusa's tables: those of its migrations, and the links in the folder's statements. */
const medusaTables = new Set(
  [
    ...readdirSync(join(project, "node_modules/@medusajs")).flatMap((name) => {
      const folder = join(project, "node_modules/@medusajs", name, "dist/migrations");
      try {
        return filesBelow(folder, /^Migration.*\.js$/).flatMap((file) =>
          [
            ...readFileSync(file, "utf8").matchAll(/create table (?:if not exists )?"(\w+)"/gi),
          ].flatMap(([, table = ""]) => table),
        );
      } catch {
        return [];
      }
    }),
    ...inside.flatMap(tablesNamedIn),
  ].filter((table) => !ownTables.has(table)),
);

it("knows Medusa's tables and the shop's own", () => {
  expect([...medusaTables]).toEqual(
    expect.arrayContaining(["cart", "order", "product", "product_variant_price_set"]),
  );
  expect(ownTables).toContain("product_sheet");
});

it("only medusa-internals has statements on Medusa's tables", () => {
  const found = outside.flatMap((file) => {
    const tables = tablesNamedIn(file).filter((table) => medusaTables.has(table));
    return tables.length > 0 ? [`${relative(project, file)}: ${[...new Set(tables)].join()}`] : [];
  });
  expect(found).toEqual([]);
});

it("only medusa-internals takes Medusa's connection to the database", () => {
  const found = outside.filter((file) => readFileSync(file, "utf8").includes("PG_CONNECTION"));
  expect(found.map((file) => relative(project, file))).toEqual([]);
});
