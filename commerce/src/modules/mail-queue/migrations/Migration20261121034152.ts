import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121034152 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "queued_mail" drop constraint if exists "queued_mail_kind_resource_id_unique";`,
    );
    this.addSql(
      `create table if not exists "queued_mail" ("id" text not null, "kind" text not null, "resource_id" text not null, "state" text check ("state" in ('waiting', 'sent', 'needless', 'given_up')) not null default 'waiting', "tries" integer not null default 0, "next_try_at" timestamptz not null, "problem" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "queued_mail_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_queued_mail_deleted_at" ON "queued_mail" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_queued_mail_kind_resource_id_unique" ON "queued_mail" ("kind", "resource_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_queued_mail_next_try_at" ON "queued_mail" ("next_try_at") WHERE state = 'waiting' AND deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "queued_mail" cascade;`);
  }
}
