import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121004505 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "printer" drop constraint if exists "printer_key_unique";`);
    this.addSql(
      `create table if not exists "printer" ("id" text not null, "make" text not null, "model" text not null, "technology" text not null default '', "color" boolean null, "key" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "printer_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_printer_key_unique" ON "printer" ("key") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_printer_deleted_at" ON "printer" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "printer" cascade;`);
  }
}
