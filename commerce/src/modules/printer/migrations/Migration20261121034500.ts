import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Finds printers by any part of their keys without reading all of them. */
export class Migration20261121034500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists pg_trgm;`);
    this.addSql(
      `create index if not exists "IDX_printer_key_part" on "printer" using gin ("key" gin_trgm_ops) where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_printer_key_part";`);
  }
}
