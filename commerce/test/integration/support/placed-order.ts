import { Client } from "@medusajs/framework/pg";
import { inject } from "vitest";

/** Makes an order an hour old. */
export async function placedAnHourAgo(orderId: string | undefined): Promise<void> {
  const client = new Client({ connectionString: inject("shop").databaseUrl });
  await client.connect();
  try {
    await client.query(
      `update "order" set created_at = created_at - interval '1 hour' where id = $1`,
      [orderId],
    );
  } finally {
    await client.end();
  }
}
