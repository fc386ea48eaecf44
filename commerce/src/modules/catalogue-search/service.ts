import { PostgresSearchService } from "@medusajs/search-postgres/dist/services/postgres-search";

type CreateTable = PostgresSearchService["createDocumentTable"];

/**
 * Medusa's PostgreSQL search, whose tables also tell what has changed in them. The product API
 * keeps the catalogue in its memory and asks for the changes.
 *
 * - `changed_in`: the transaction that wrote a document last.
 * - `<table>_gone`: the ids that were removed, and the transaction that did it.
 *
 * A reader remembers the oldest transaction that was running when it read, and later asks for what
 * that one or a younger one wrote: it misses nothing, in whatever order transactions end.
 */
export default class CatalogueSearchService extends PostgresSearchService {
  static override identifier = "catalogue-search";

  /** Safe to repeat, as its model is. */
  protected override async createDocumentTable(
    ...[table, plan, manager]: Parameters<CreateTable>
  ): ReturnType<CreateTable> {
    await super.createDocumentTable(table, plan, manager);
    for (const statement of changeLog(table)) await manager.execute(statement);
  }

  protected override async dropDocumentTable(
    ...[table, manager]: Parameters<PostgresSearchService["dropDocumentTable"]>
  ): ReturnType<PostgresSearchService["dropDocumentTable"]> {
    await super.dropDocumentTable(table, manager);
    await manager.execute(`drop table if exists "${table}_gone"`);
  }
}

function changeLog(table: string): string[] {
  return [
    `alter table "${table}"
       add column if not exists "changed_in" xid8 not null default pg_current_xact_id()`,
    `create index if not exists "${table}_changed_in_idx" on "${table}" ("changed_in")`,
    `create table if not exists "${table}_gone" (
       "id" text primary key,
       "changed_in" xid8 not null default pg_current_xact_id()
     )`,
    `create index if not exists "${table}_gone_changed_in_idx" on "${table}_gone" ("changed_in")`,
    `create or replace function catalogue_document_changed() returns trigger as $$
     begin
       new.changed_in := pg_current_xact_id();
       execute format('delete from %I where id = $1', tg_table_name || '_gone') using new.id;
       return new;
     end
     $$ language plpgsql`,
    `create or replace function catalogue_document_gone() returns trigger as $$
     begin
       execute format(
         'insert into %I (id) values ($1) on conflict (id) do update set changed_in = pg_current_xact_id()',
         tg_table_name || '_gone'
       ) using old.id;
       return null;
     end
     $$ language plpgsql`,
    `create or replace trigger "${table}_changed" before insert or update on "${table}"
       for each row execute function catalogue_document_changed()`,
    `create or replace trigger "${table}_gone" after delete on "${table}"
       for each row execute function catalogue_document_gone()`,
  ];
}
