import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122210000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "product_sheet" add column if not exists "attributes" jsonb null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "product_sheet" drop column if exists "attributes";`);
  }
}
