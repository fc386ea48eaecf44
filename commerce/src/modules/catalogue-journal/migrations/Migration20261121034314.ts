import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121034314 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "catalogue_write" drop constraint if exists "catalogue_write_idempotency_key_unique";`,
    );
    this.addSql(
      `create table if not exists "catalogue_claim" ("key" text not null, "write_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "catalogue_claim_pkey" primary key ("key"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_catalogue_claim_write_id" ON "catalogue_claim" ("write_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_catalogue_claim_deleted_at" ON "catalogue_claim" ("deleted_at") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `create table if not exists "catalogue_write" ("id" text not null, "kind" text check ("kind" in ('create', 'update', 'delete', 'import')) not null, "state" text check ("state" in ('begun', 'undoing', 'done', 'undone')) not null default 'begun', "lease_until" timestamptz not null, "idempotency_key" text null, "fingerprint" text null, "answer" jsonb null, "category_ids" text[] not null default '{}', "printer_ids" text[] not null default '{}', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "catalogue_write_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_catalogue_write_deleted_at" ON "catalogue_write" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_catalogue_write_idempotency_key_unique" ON "catalogue_write" ("idempotency_key") WHERE idempotency_key is not null AND deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_catalogue_write_state_lease_until" ON "catalogue_write" ("state", "lease_until") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `create table if not exists "catalogue_write_product" ("id" text not null, "write_id" text not null, "product_id" text not null, "before" jsonb null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "catalogue_write_product_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_catalogue_write_product_write_id" ON "catalogue_write_product" ("write_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_catalogue_write_product_deleted_at" ON "catalogue_write_product" ("deleted_at") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `alter table if exists "catalogue_write_product" add constraint "catalogue_write_product_write_id_foreign" foreign key ("write_id") references "catalogue_write" ("id") on update cascade on delete cascade;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table if exists "catalogue_write_product" drop constraint if exists "catalogue_write_product_write_id_foreign";`,
    );

    this.addSql(`drop table if exists "catalogue_claim" cascade;`);

    this.addSql(`drop table if exists "catalogue_write" cascade;`);

    this.addSql(`drop table if exists "catalogue_write_product" cascade;`);
  }
}
