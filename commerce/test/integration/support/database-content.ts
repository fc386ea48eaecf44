import { Client } from "@medusajs/framework/pg";
import { expect, inject, vi } from "vitest";

/** Written by the backend itself, at any moment: queues, journals, counts, what ran when. */
const ownWork =
  /^(workflow_execution|queued_mail|catalogue_|contact_allowance|search_|script_migrations|mikro_orm|auth_identity$|provider_identity$)/;

/**
 * What the database holds, table by table, as one digest each: equal before and after means that
 * nothing was changed. `only` names the tables to look at; without it, all that people change.
 */
export async function databaseContent(only?: RegExp): Promise<Record<string, string>> {
  const client = new Client({ connectionString: inject("shop").databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    const tables = rows
      .map(({ name }) => name)
      .filter((name) => (only ? only.test(name) : !ownWork.test(name)));
    const content: Record<string, string> = {};
    for (const table of tables) {
      const digest = await client.query<{ digest: string }>(
        `select count(*) || ':' || coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)
           as digest from "${table}" t`,
      );
      content[table] = digest.rows[0]?.digest ?? "";
    }
    return content;
  } finally {
    await client.end();
  }
}

/** The same, once what tests before have set off is done: two looks a second apart see no difference. */
export async function contentAtRest(): Promise<Record<string, string>> {
  let last = await databaseContent();
  await vi.waitFor(
    async () => {
      const before = last;
      last = await databaseContent();
      expect(last).toEqual(before);
    },
    { timeout: 30_000, interval: 1_000 },
  );
  return last;
}
