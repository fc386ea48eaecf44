import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121034422 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "former_handle" drop constraint if exists "former_handle_handle_unique";`,
    );
    this.addSql(
      `create table if not exists "former_handle" ("id" text not null, "handle" text not null, "sheet_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "former_handle_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_former_handle_handle_unique" ON "former_handle" ("handle") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_former_handle_sheet_id" ON "former_handle" ("sheet_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_former_handle_deleted_at" ON "former_handle" ("deleted_at") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `alter table if exists "former_handle" add constraint "former_handle_sheet_id_foreign" foreign key ("sheet_id") references "product_sheet" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table if exists "product_sheet" add column if not exists "condition" text not null default '';`,
    );
    this.addSql(
      `alter table if exists "product_sheet" add constraint product_sheet_condition_known check(condition in ('', 'oem', 'compatible', 'remanufactured'));`,
    );
    this.addSql(
      `alter table if exists "product_sheet" add constraint product_sheet_volume_in_range check(volume_ml > 0 and volume_ml <= 1000000);`,
    );
    this.addSql(
      `alter table if exists "product_sheet" add constraint product_sheet_yield_in_range check(page_yield > 0 and page_yield <= 1000000);`,
    );
    this.addSql(
      `alter table if exists "product_sheet" add constraint product_sheet_swatch_is_a_colour check(color_swatch ~ '^(#[0-9a-fA-F]{6})?$');`,
    );
    this.addSql(
      `alter table if exists "product_sheet" add constraint product_sheet_sold_not_negative check(sold >= 0);`,
    );

    // The model's float is a "real", which keeps seven digits: 1234567.5 would come back rounded.
    this.addSql(
      `alter table if exists "product_sheet" alter column "volume_ml" type double precision using "volume_ml"::text::double precision;`,
    );

    this.addSql(
      `alter table if exists "sheet_row" add column if not exists "number" double precision null, add column if not exists "unit" text not null default '', add column if not exists "flag" boolean null;`,
    );
    this.addSql(
      `alter table if exists "sheet_row" add constraint sheet_row_of_one_type check((number is null or flag is null) and (unit = '' or number is not null));`,
    );
    this.addSql(
      `alter table if exists "sheet_row" add constraint sheet_row_has_a_label check(label <> '');`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "former_handle" cascade;`);

    this.addSql(
      `alter table if exists "product_sheet" drop constraint if exists product_sheet_condition_known;`,
    );
    this.addSql(
      `alter table if exists "product_sheet" drop constraint if exists product_sheet_volume_in_range;`,
    );
    this.addSql(
      `alter table if exists "product_sheet" drop constraint if exists product_sheet_yield_in_range;`,
    );
    this.addSql(
      `alter table if exists "product_sheet" drop constraint if exists product_sheet_swatch_is_a_colour;`,
    );
    this.addSql(
      `alter table if exists "product_sheet" drop constraint if exists product_sheet_sold_not_negative;`,
    );
    this.addSql(`alter table if exists "product_sheet" drop column if exists "condition";`);
    this.addSql(`alter table if exists "product_sheet" alter column "volume_ml" type real;`);

    this.addSql(
      `alter table if exists "sheet_row" drop constraint if exists sheet_row_of_one_type;`,
    );
    this.addSql(
      `alter table if exists "sheet_row" drop constraint if exists sheet_row_has_a_label;`,
    );
    this.addSql(
      `alter table if exists "sheet_row" drop column if exists "number", drop column if exists "unit", drop column if exists "flag";`,
    );
  }
}
