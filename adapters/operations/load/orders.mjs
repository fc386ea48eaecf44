import { spawn } from "node:child_process";
import { once } from "node:events";
import { open } from "node:fs/promises";
import { text } from "node:stream/consumers";

const statement = new URL(
  "../../../commerce/src/medusa-internals/units-of-orders.sql",
  import.meta.url,
);

/**
 * The orders of a run in the database, by their e-mail address.
 *
 * @param {string} name the prefix of the e-mail addresses
 * @returns {Promise<Map<string, { email: string, count: number, ordered: number, reserved: number }>>}
 *   `count`: orders with this e-mail address; `ordered`: their units; `reserved`: their reserved stock
 * @throws {Error} where the database does not answer
 */
export async function ordersOf(name) {
  const psql = ["psql", "--username", "shop", "--dbname", "shop", "--tuples-only", "--no-align"];
  const variables = ["--set", "ON_ERROR_STOP=1", "--set", `pattern=${name}-%`];
  const file = await open(statement);
  const asked = spawn("docker", ["compose", "exec", "-T", "postgres", ...psql, ...variables], {
    stdio: [file.fd, "pipe", "inherit"],
  });
  const [answer, [code]] = await Promise.all([text(asked.stdout), once(asked, "close")]);
  await file.close();
  if (code !== 0) throw new Error(`psql ended with ${code}.`);
  const rows = answer
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return new Map(rows.map((row) => [row.email, row]));
}
