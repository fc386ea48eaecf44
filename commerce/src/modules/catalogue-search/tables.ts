interface PlannedField {
  path: string;
  field: { filterable?: unknown; sortable?: unknown; facetable?: unknown; searchable?: unknown };
}

/** The fields that nothing is found or sorted by. */
export function shownOnly(fields: PlannedField[], primaryKey: string): string[] {
  return fields.flatMap(({ path, field }) => {
    const { filterable, sortable, facetable, searchable } = field;
    const isUsed = filterable || sortable || facetable || searchable || path === primaryKey;
    return isUsed ? [] : path;
  });
}

/** The statements that make a documents' table quick to read; safe to repeat. */
export function browsingTable(table: string): string[] {
  return [
    // Titles sort as people expect: "Ink 9" before "Ink 10", whatever their case and accents.
    `create collation if not exists catalogue_title
       (provider = icu, locale = 'en-u-kn-ks-level1', deterministic = false)`,
    `alter table "${table}"
       add column if not exists "changed_in" xid8 not null default pg_current_xact_id()`,
    // Indexed values stay in the row. The document is stored apart, because it is seldom read
    // whole.
    `alter table "${table}" set (toast_tuple_target = 4080)`,
    // Compressing documents costs more time than the disk space is worth.
    `alter table "${table}" ${["document", "indexed", "search_vector", "search_text"]
      .map((column) => `alter column "${column}" set storage external`)
      .join(", ")}`,
    `create index if not exists "${table}_changed_in_idx" on "${table}" ("changed_in")`,
    `create index if not exists "${table}_slug_idx" on "${table}" (("indexed" ->> 'handle'))`,
    // Few products have had another slug. A GIN index of all of them would keep a pending list,
    // which every search for a slug reads.
    `create index if not exists "${table}_had_slug_idx" on "${table}"
       using gin (("indexed" -> 'former_handles') jsonb_path_ops)
       where "indexed" -> 'former_handles' <> '[]'::jsonb`,
    `drop index if exists "${table}_former_slugs_idx"`,
    // Medusa's similarity search calls a function, which cannot use this index. It only slows
    // writes.
    `drop index if exists "${table}_trgm_idx"`,
    `create table if not exists "${table}_gone" (
       "id" text primary key,
       "changed_in" xid8 not null default pg_current_xact_id()
     )`,
    `create index if not exists "${table}_gone_changed_in_idx" on "${table}_gone" ("changed_in")`,
    ...changeLog(table),
  ];
}

/** Triggers that record changes and deletions, whichever process makes them. */
function changeLog(table: string): string[] {
  return [
    `create or replace function catalogue_document_rewritten() returns trigger as $$
     begin
       new.changed_in := pg_current_xact_id();
       return new;
     end
     $$ language plpgsql`,
    `create or replace function catalogue_documents_removed() returns trigger as $$
     begin
       execute format(
         'insert into %I (id) select id from removed
          on conflict (id) do update set changed_in = pg_current_xact_id()',
         tg_table_name || '_gone'
       );
       return null;
     end
     $$ language plpgsql`,
    `create or replace trigger "${table}_changed" before update on "${table}"
       for each row execute function catalogue_document_rewritten()`,
    // The writing statement records new documents itself. A trigger would receive each document a
    // second time.
    `drop trigger if exists "${table}_added" on "${table}"`,
    // The trigger of an older version, which fired for each row.
    `drop trigger if exists "${table}_gone" on "${table}"`,
    `create or replace trigger "${table}_removed" after delete on "${table}"
       referencing old table as removed
       for each statement execute function catalogue_documents_removed()`,
  ];
}

/**
 * Inserts or replaces documents. `?` is a JSON text, a list of `DocumentRow`; the answer is the
 * number of new ones.
 *
 * @param language the text search configuration
 */
export function upsertStatement(table: string, language: string): string {
  const vector = ["a", "b", "c", "d"]
    .map(
      (weight) => `setweight(to_tsvector('${language}', "${weight}"), '${weight.toUpperCase()}')`,
    )
    .join(" || ");
  return `
    with written as (
      insert into "${table}" ("id", "document", "indexed", "search_vector", "search_text", "updated_at")
      select "id", "indexed" || "rest", "indexed", ${vector}, "search_text", now()
      from jsonb_to_recordset(?::jsonb) as given (
        "id" text, "indexed" jsonb, "rest" jsonb, "search_text" text,
        "a" text, "b" text, "c" text, "d" text
      )
      on conflict ("id") do update set
        "document" = excluded."document",
        "indexed" = excluded."indexed",
        "search_vector" = excluded."search_vector",
        "search_text" = excluded."search_text",
        "updated_at" = now()
      returning (xmax = 0) as is_new
    )
    select count(*) filter (where is_new)::int as inserted from written`;
}

/** Removes documents from the list of deleted ones. `?` is a JSON text, a list of their ids. */
export function presentAgain(table: string): string {
  return `
    delete from "${table}_gone"
    where "id" in (select jsonb_array_elements_text(?::jsonb))`;
}
