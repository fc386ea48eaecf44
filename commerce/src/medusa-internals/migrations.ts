import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { rowsOf } from "./database";

/** The migrations of a module, by name. */
export interface ModuleMigrations {
  names: string[];
  /** Of this shop. Of Medusa's modules, those the shop does not use have never been migrated. */
  isOwn: boolean;
}

/**
 * What of these the database is behind with. A module of Medusa's is in use where something was run
 * that is its alone: some share migrations with another that does the same in another way.
 */
export function missingMigrations(modules: ModuleMigrations[], run: Set<string>): string[] {
  const all = modules.flatMap(({ names }) => names);
  const isOfOne = (name: string) => all.indexOf(name) === all.lastIndexOf(name);
  return modules
    .filter(({ names, isOwn }) => isOwn || names.some((name) => run.has(name) && isOfOne(name)))
    .flatMap(({ names }) => names.filter((name) => !run.has(name)));
}

/**
 * The migrations that this backend needs and the database has not seen. Stands on Medusa 2.21.2: the
 * table `mikro_orm_migrations`, and a folder `dist/migrations` in each module's package; Medusa's own
 * command runs what is missing, and cannot only ask.
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
