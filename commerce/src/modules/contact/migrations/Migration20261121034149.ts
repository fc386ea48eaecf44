import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121034149 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "contact_message" drop constraint if exists "contact_message_idempotency_key_unique";`,
    );
    this.addSql(
      `create table if not exists "contact_allowance" ("sender" text not null, "used" integer not null, "renewed_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "contact_allowance_pkey" primary key ("sender"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_contact_allowance_deleted_at" ON "contact_allowance" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_contact_allowance_renewed_at" ON "contact_allowance" ("renewed_at") WHERE deleted_at IS NULL;`,
    );

    this.addSql(
      `create table if not exists "contact_message" ("id" text not null, "name" text not null, "email" text not null, "subject" text not null, "message" text not null, "status" text check ("status" in ('new', 'answered')) not null default 'new', "customer_id" text null, "idempotency_key" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "contact_message_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_contact_message_idempotency_key_unique" ON "contact_message" ("idempotency_key") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_contact_message_deleted_at" ON "contact_message" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_contact_message_created_at" ON "contact_message" ("created_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_contact_message_email_created_at" ON "contact_message" ("email", "created_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "contact_allowance" cascade;`);

    this.addSql(`drop table if exists "contact_message" cascade;`);
  }
}
