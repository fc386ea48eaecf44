import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A message knows the language of its page. */
export class Migration20261123040000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "contact_message" add column if not exists "locale" text null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "contact_message" drop column if exists "locale";`);
  }
}
