import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121035330 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "order_share" ("order_id" text not null, "sheet_id" text not null, "quantity" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "order_share_pkey" primary key ("order_id", "sheet_id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_order_share_deleted_at" ON "order_share" ("deleted_at") WHERE deleted_at IS NULL;`,
    );

    this.addSql(`drop table if exists "counted_order" cascade;`);
  }

  override async down(): Promise<void> {
    this.addSql(
      `create table if not exists "counted_order" ("order_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "counted_order_pkey" primary key ("order_id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_counted_order_deleted_at" ON "counted_order" ("deleted_at") WHERE deleted_at IS NULL;`,
    );

    this.addSql(`drop table if exists "order_share" cascade;`);
  }
}
