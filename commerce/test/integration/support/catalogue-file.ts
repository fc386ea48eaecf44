import type { Client } from "@medusajs/framework/pg";
import { stringify } from "csv-stringify/sync";
import { inject, vi } from "vitest";
import { type Supply, supplies } from "../../../bench/supplies-file";
import { type Answer, call, documents } from "./backend";

const { commerceUrl } = inject("shop");

export const importsPath = "/admin/catalogue/imports";

/** An import as its routes answer it. */
export interface ImportAnswer {
  catalogue_import: {
    id: string;
    status: string;
    rows: number;
    done: number;
    created: number;
    updated: number;
    unchanged: number;
    error_count: number;
    message: string;
    errors: { row: number; column: string; message: string }[];
  };
  code: string;
  message: string;
}

/** Uploads a file as a browser does. */
export async function upload(
  token: string | undefined,
  file: string | Uint8Array<ArrayBuffer>,
  type = "text/csv",
): Promise<Answer<ImportAnswer>> {
  const response = await fetch(`${commerceUrl}${importsPath}?file_name=test.csv`, {
    method: "POST",
    headers: { "content-type": type, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: file,
  });
  return { status: response.status, body: (await response.json()) as ImportAnswer };
}

/** Waits until an import has one of these statuses. */
export async function until(
  token: string,
  id: string,
  ...statuses: string[]
): Promise<ImportAnswer["catalogue_import"]> {
  return vi.waitFor(
    async () => {
      const { body } = await call<ImportAnswer>(`${importsPath}/${id}`, { token });
      const { status, message } = body.catalogue_import;
      if (!statuses.includes(status)) throw new Error(`The import is ${status}. ${message}`);
      return body.catalogue_import;
    },
    { timeout: 50_000, interval: 100 },
  );
}

/** Uploads a file and waits until it is checked. */
export async function check(
  token: string,
  file: string | Uint8Array<ArrayBuffer>,
): Promise<ImportAnswer["catalogue_import"]> {
  const { body } = await upload(token, file);
  return until(token, body.catalogue_import.id, "checked");
}

export function confirm(token: string, id: string): Promise<Answer<ImportAnswer>> {
  return call<ImportAnswer>(`${importsPath}/${id}/confirm`, { token, body: {} });
}

/** A CSV file of objects, whose keys are the columns. */
export function fileOf(rows: object[]): string {
  return stringify(rows, { header: true, quoted_match: /\n/ });
}

/** New supplies in a new category. */
export function newSupplies(count: number): { list: Supply[]; category: string } {
  const category = `Imported ${crypto.randomUUID()}`;
  const list = [...supplies(count, Math.floor(Math.random() * 2 ** 31))];
  return { list: list.map((supply) => ({ ...supply, category })), category };
}

/** Rolls an import back like one whose process has died, with its categories and printers. */
export async function rollBack(database: Client, importId: string): Promise<void> {
  await database.query(
    `update catalogue_write set state = 'begun', lease_until = now() - interval '1 minute'
     where id = (select write_id from catalogue_import where id = $1)`,
    [importId],
  );
  await allRolledBack(database);
}

/** Waits until the backend has rolled back all interrupted imports. */
export async function allRolledBack(database: Client): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await database.query(
        `select id from catalogue_write where state in ('begun', 'undoing')`,
      );
      if (rows.length > 0) throw new Error(`${rows.length} writes are still to be rolled back.`);
    },
    { timeout: 40_000, interval: 200 },
  );
}

/** The rows in the database of supplies that were to be imported. */
export async function remnants(database: Client, list: Supply[]): Promise<unknown[]> {
  const { rows } = await database.query(
    `select 'variant' as kind, sku as name from product_variant
       where sku = any($1) and deleted_at is null
     union all select 'stock', sku from inventory_item where sku = any($1) and deleted_at is null
     union all select 'sheet', mpn from product_sheet where mpn = any($1) and deleted_at is null
     union all select 'category', name from product_category
       where name = $2 and deleted_at is null`,
    [list.map(({ mpn }) => mpn), list[0]?.category],
  );
  return rows;
}

/** The number of products of a category that shoppers find. */
export async function countIn(category: string): Promise<number> {
  return (await documents({ category })).length;
}
