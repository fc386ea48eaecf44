import { Client } from "@medusajs/framework/pg";
import { expect, inject, vi } from "vitest";

/**
 * The backend itself writes these tables at any moment: queues, journals, counters, runs of jobs.
 */
const ownWork =
  /^(workflow_execution|queued_mail|catalogue_|contact_allowance|search_|script_migrations|mikro_orm|auth_identity$|provider_identity$)/;

/**
 * A digest of each table: equal before and after means that nothing was changed. `only` names the
 * tables; without it, all that people change.
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

/** The same, once earlier tests' work is done: two reads a second apart are equal. */
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
