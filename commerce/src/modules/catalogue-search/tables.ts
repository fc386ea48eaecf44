/** A field of the index, as far as it matters here. */
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

/** What makes a table of documents one to be browsed; safe to repeat. */
export function browsingTable(table: string): string[] {
  return [
    // As people read titles: "Ink 9" before "Ink 10", whatever their case and accents.
    `create collation if not exists catalogue_title
       (provider = icu, locale = 'en-u-kn-ks-level1', deterministic = false)`,
    `alter table "${table}"
       add column if not exists "changed_in" xid8 not null default pg_current_xact_id()`,
    // What is indexed stays in the row, beside the document, which is seldom read whole.
    `alter table "${table}" set (toast_tuple_target = 4080)`,
    // Pressing documents together costs more than the disk they take.
    `alter table "${table}" ${["document", "indexed", "search_vector", "search_text"]
      .map((column) => `alter column "${column}" set storage external`)
      .join(", ")}`,
    `create index if not exists "${table}_changed_in_idx" on "${table}" ("changed_in")`,
    `create index if not exists "${table}_slug_idx" on "${table}" (("indexed" ->> 'handle'))`,
    // Few products have had another address: what waits to be sorted into an index of all of them
    // would be looked through for every product that is asked for.
    `create index if not exists "${table}_had_slug_idx" on "${table}"
       using gin (("indexed" -> 'former_handles') jsonb_path_ops)
       where "indexed" -> 'former_handles' <> '[]'::jsonb`,
    `drop index if exists "${table}_former_slugs_idx"`,
    // Medusa's likeness is a function, which no index helps: this one only slows writing.
    `drop index if exists "${table}_trgm_idx"`,
    `create table if not exists "${table}_gone" (
       "id" text primary key,
       "changed_in" xid8 not null default pg_current_xact_id()
     )`,
    `create index if not exists "${table}_gone_changed_in_idx" on "${table}_gone" ("changed_in")`,
    ...changeLog(table),
  ];
}

/** Writes down what changes and what is gone, whoever does it. */
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
    // Who writes says it: a trigger for it gets every document a second time.
    `drop trigger if exists "${table}_added" on "${table}"`,
    // What it is called in tables of before, where it fires for each row.
    `drop trigger if exists "${table}_gone" on "${table}"`,
    `create or replace trigger "${table}_removed" after delete on "${table}"
       referencing old table as removed
       for each statement execute function catalogue_documents_removed()`,
  ];
}

/**
 * Writes documents: new ones, or instead of those before. `?` is a text of JSON, a list of
 * `DocumentRow`; the answer says how many are new.
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

/** Says that documents are no longer gone. `?` is a text of JSON, a list of their ids. */
export function presentAgain(table: string): string {
  return `
    delete from "${table}_gone"
    where "id" in (select jsonb_array_elements_text(?::jsonb))`;
}
