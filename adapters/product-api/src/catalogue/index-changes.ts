import { activeTable, asSeen, currentHorizon, isYoung, quoted } from "./index-tables.ts";

/** From so many changed documents on, it is quicker to read all again. */
export const mostChanges = 20_000;
/** Changes that are read at once: while they are taken in, nobody is answered. */
const changesAtOnce = 1_000;

/** What `changesIn` answers: one row. */
export interface ChangesRow {
  table: string;
  horizon: string;
  /** How many changes there are, also where not all are read. */
  changed: number;
  documents: { id: string; document: unknown; seen: string }[];
  gone: { id: string; seen: string }[];
}

/** Asks for changes since the horizon `$1`, but those of `$2`, which were seen. */
export function changesIn(table: string): string {
  const unseen = `${isYoung("$1")} and ${asSeen} <> all($2::text[])`;
  const count = (name: string) => `
    (select count(*) from (select from ${quoted(name)} where ${unseen}
                           limit ${mostChanges + 1}) as changed)`;
  const changed = (name: string, columns: string) => `
    (select coalesce(json_agg(json_build_object(${columns}, 'seen', seen)), '[]')
     from (select *, ${asSeen} as seen from ${quoted(name)} where ${unseen}
           limit ${changesAtOnce}) as changed)`;
  return `
    select active."table", ${currentHorizon}::text as horizon,
      (${count(table)} + ${count(`${table}_gone`)})::int as changed,
      ${changed(table, "'id', id, 'document', indexed")} as documents,
      ${changed(`${table}_gone`, "'id', id")} as gone
    from (${activeTable}) as active`;
}
