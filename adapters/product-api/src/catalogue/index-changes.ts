import { activeTable, asSeen, currentHorizon, isYoung, quoted } from "./index-tables.ts";

/** With more changed documents it is faster to read the whole index again. */
export const mostChanges = 20_000;
/** Changes per query: applying them holds the event loop. */
const changesAtOnce = 1_000;

/** The one row that `changesIn` selects. */
export interface ChangesRow {
  table: string;
  horizon: string;
  /** How many changes there are; the lists below can be shorter. */
  changed: number;
  documents: { id: string; document: unknown; seen: string }[];
  gone: { id: string; seen: string }[];
}

/** Selects the changes since the horizon `$1`, without those in `$2`, which were seen already. */
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
