import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/**
 * Runs one statement, as its own transaction, on the database of Medusa's modules. Only the files
 * of this folder use it, because the schema is Medusa's.
 *
 * Stands on Medusa 2.21.2: the container's `PG_CONNECTION` is a knex connection.
 *
 * @param values one for each `?` of the statement, or by name for each `:name`
 * @returns the rows of the answer
 */
export async function rowsOf<Row>(
  container: MedusaContainer,
  statement: string,
  values: readonly unknown[] | Record<string, unknown> = [],
): Promise<Row[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await database.raw<{ rows: Row[] }>(statement, values as never);
  return rows;
}

/**
 * Updates the statistics of all tables that PostgreSQL plans statements by. After many new rows it
 * does so by itself only within a minute: until then, what products lack takes more than 60 s to find
 * among 216 products, and 26 ms afterwards.
 */
export async function updateStatistics(container: MedusaContainer): Promise<void> {
  await rowsOf(container, "analyze");
}

/** Runs an empty query. @throws Error where the database does not answer */
export async function pingDatabase(container: MedusaContainer): Promise<void> {
  await rowsOf(container, "select 1");
}
