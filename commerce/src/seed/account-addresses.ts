import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { normalAddress } from "../medusa-internals/customers";

const index = "customer_account_address_once";
const isAccount = `"has_account" and "deleted_at" is null`;

/** What the database says of itself. */
type Database = { raw<Result>(statement: string, values?: unknown[]): Promise<Result> };

/**
 * Gives stored customers' addresses their normal form, and lets the database refuse a second account
 * with the same one. Never fails on what an older version has left:
 *
 * - An address in capitals that stands alone is written in its normal form.
 * - Accounts that share an address stay as they are, each with its orders: which of them its owner
 *   signs in to cannot be told from here, and what is joined wrongly cannot be parted. Those after the
 *   first are excepted from the index by their ids, the log says how many there are, and the command
 *   `double-accounts` lists them.
 *
 * Doing it again changes nothing; where the two have become one meanwhile, the exception ends.
 */
export async function allowOneAccountPerAddress(container: MedusaContainer): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION) as Database;
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  await writeNormally(database);
  const excepted = await laterAccounts(database);
  if ((await exceptedNow(database)) !== excepted.join(" ")) await makeIndex(database, excepted);
  if (excepted.length > 0) {
    logger.warn(
      `${excepted.length} customer account(s) share an address with an older one. They work, and ` +
        "nothing was joined. The command double-accounts lists them.",
    );
  }
}

/** Where another customer of the same kind has the normal form already, both stay as they are. */
async function writeNormally(database: Database): Promise<void> {
  await database.raw(
    `update "customer" as "one" set "email" = lower("one"."email" collate "C")
       where "one"."deleted_at" is null
         and "one"."email" <> lower("one"."email" collate "C")
         and not exists (
           select 1 from "customer" as "other"
             where "other"."id" <> "one"."id" and "other"."deleted_at" is null
               and "other"."has_account" = "one"."has_account"
               and lower("other"."email" collate "C") = lower("one"."email" collate "C"))`,
  );
}

/** The ids of accounts whose address an older account has. */
async function laterAccounts(database: Database): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { id: string }[] }>(
    `select "id" from (
       select "id", row_number() over (
         partition by ${normalAddress} order by "created_at", "id") as "place"
       from "customer" where ${isAccount}) as "placed"
     where "place" > 1 order by "id"`,
  );
  return rows.map(({ id }) => id);
}

/** The ids that the index excepts, as its comment names them; nothing where there is no index. */
async function exceptedNow(database: Database): Promise<string | undefined> {
  const { rows } = await database.raw<{ rows: { excepted: string | null }[] }>(
    "select coalesce(obj_description(to_regclass(?), 'pg_class'), '') as excepted where to_regclass(?) is not null",
    [index, index],
  );
  return rows[0]?.excepted ?? undefined;
}

async function makeIndex(database: Database, excepted: string[]): Promise<void> {
  const quoted = excepted.map((id) => `'${id.replaceAll("'", "''")}'`).join(", ");
  const exceptThem = excepted.length > 0 ? ` and "id" not in (${quoted})` : "";
  // One statement of several is one transaction: there is no moment without an index.
  await database.raw(
    `drop index if exists "${index}";
     create unique index "${index}" on "customer" ((${normalAddress}))
       where ${isAccount}${exceptThem};
     comment on index "${index}" is '${excepted.join(" ").replaceAll("'", "''")}'`,
  );
}
