import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123043000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "vocabulary_term" ("id" text not null, "text" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "vocabulary_term_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_vocabulary_term_text_unique" ON "vocabulary_term" ("text") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_vocabulary_term_deleted_at" ON "vocabulary_term" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "vocabulary_term" cascade;`);
  }
}
