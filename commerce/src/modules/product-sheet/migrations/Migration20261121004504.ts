import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121004504 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "counted_order" ("order_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "counted_order_pkey" primary key ("order_id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_counted_order_deleted_at" ON "counted_order" ("deleted_at") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `create table if not exists "product_sheet" ("id" text not null, "kind" text not null default '', "brand" text not null default '', "color" text not null default '', "color_swatch" text not null default '', "mpn" text not null default '', "series" text not null default '', "ink_type" text not null default '', "volume_ml" real null, "page_yield" integer null, "yield_standard" text not null default '', "pdf" text not null default '', "video" text not null default '', "sold" integer not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "product_sheet_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_sheet_deleted_at" ON "product_sheet" ("deleted_at") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `create table if not exists "sheet_row" ("id" text not null, "label" text not null, "value" text not null, "position" integer not null default 0, "sheet_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "sheet_row_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_sheet_row_sheet_id" ON "sheet_row" ("sheet_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_sheet_row_deleted_at" ON "sheet_row" ("deleted_at") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `alter table if exists "sheet_row" add constraint "sheet_row_sheet_id_foreign" foreign key ("sheet_id") references "product_sheet" ("id") on update cascade on delete cascade;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table if exists "sheet_row" drop constraint if exists "sheet_row_sheet_id_foreign";`,
    );

    this.addSql(`drop table if exists "counted_order" cascade;`);

    this.addSql(`drop table if exists "product_sheet" cascade;`);

    this.addSql(`drop table if exists "sheet_row" cascade;`);
  }
}
