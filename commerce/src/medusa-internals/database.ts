import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/**
 * Runs one statement on the database that Medusa's modules share; it is a transaction of its own. For
 * the files of this folder alone, because the schema is Medusa's.
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

/** Asks the database for nothing. @throws Error where it does not answer */
export async function pingDatabase(container: MedusaContainer): Promise<void> {
  await rowsOf(container, "select 1");
}
