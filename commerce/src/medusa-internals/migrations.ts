import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { rowsOf } from "./database";

/** The names of a module's migrations. */
export interface ModuleMigrations {
  names: string[];
  /** Whether it is a module of this shop. Unused modules of Medusa have never been migrated. */
  isOwn: boolean;
}

/**
 * The migrations of used modules that were not run. A module of Medusa's is in use where a
 * migration was run that no other module has: some modules share migrations with an alternative.
 */
export function missingMigrations(modules: ModuleMigrations[], run: Set<string>): string[] {
  const all = modules.flatMap(({ names }) => names);
  const isOfOne = (name: string) => all.indexOf(name) === all.lastIndexOf(name);
  return modules
    .filter(({ names, isOwn }) => isOwn || names.some((name) => run.has(name) && isOfOne(name)))
    .flatMap(({ names }) => names.filter((name) => !run.has(name)));
}

/**
 * The migrations that this backend needs and the database lacks. Stands on Medusa 2.21.2: the table
 * `mikro_orm_migrations`, and a folder `dist/migrations` in each module's package. Medusa's own
 * command cannot list them without running them.
 */
export async function waitingMigrations(container: MedusaContainer): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    container,
    `select "name" from "mikro_orm_migrations"`,
  );
  return missingMigrations(knownMigrations(), new Set(rows.map(({ name }) => name)));
}

function knownMigrations(): ModuleMigrations[] {
  const own = join(__dirname, "../modules");
  const medusas = dirname(
    dirname(createRequire(__filename).resolve("@medusajs/medusa/package.json")),
  );
  return [
    ...readdirSync(own).map((name) => migrationsIn(join(own, name, "migrations"), true)),
    ...readdirSync(medusas).map((name) => migrationsIn(join(medusas, name, "dist/migrations"))),
  ];
}

function migrationsIn(folder: string, isOwn = false): ModuleMigrations {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const names = files.filter(
    (file) => /^Migration\d+.*\.(?:js|ts)$/.test(file) && !/\.d\.ts$/.test(file),
  );
  return { names: names.map((file) => basename(file).replace(/\.(?:js|ts)$/, "")), isOwn };
}
