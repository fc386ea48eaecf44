import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121034622 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "catalogue_import" ("id" text not null, "status" text check ("status" in ('waiting', 'checking', 'checked', 'confirmed', 'running', 'done', 'failed', 'cancelled')) not null default 'waiting', "file_name" text not null, "created_by" text not null, "rows" integer not null default 0, "done" integer not null default 0, "created" integer not null default 0, "updated" integer not null default 0, "unchanged" integer not null default 0, "error_count" integer not null default 0, "message" text not null default '', "cancel_requested" boolean not null default false, "write_id" text null, "worker" text null, "lease_until" timestamptz null, "started_at" timestamptz null, "finished_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "catalogue_import_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_catalogue_import_deleted_at" ON "catalogue_import" ("deleted_at") WHERE deleted_at IS NULL;`,
    );

    // One import changes the catalogue at a time.
    this.addSql(
      `create unique index if not exists "IDX_catalogue_import_one_at_work" on "catalogue_import" ((true)) where "status" in ('confirmed', 'running');`,
    );

    this.addSql(
      `create table if not exists "catalogue_import_row" ("id" text not null, "number" integer not null, "outcome" text check ("outcome" in ('error', 'create', 'update', 'unchanged')) not null, "title" text not null, "product_id" text null, "version" text null, "product" jsonb null, "problems" jsonb not null, "import_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "catalogue_import_row_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_catalogue_import_row_import_id" ON "catalogue_import_row" ("import_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_catalogue_import_row_deleted_at" ON "catalogue_import_row" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_catalogue_import_row_import_id_number" ON "catalogue_import_row" ("import_id", "number") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `alter table if exists "catalogue_import_row" add constraint "catalogue_import_row_import_id_foreign" foreign key ("import_id") references "catalogue_import" ("id") on update cascade on delete cascade;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table if exists "catalogue_import_row" drop constraint if exists "catalogue_import_row_import_id_foreign";`,
    );

    this.addSql(`drop table if exists "catalogue_import" cascade;`);

    this.addSql(`drop table if exists "catalogue_import_row" cascade;`);
  }
}
