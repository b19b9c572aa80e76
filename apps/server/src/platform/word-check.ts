import { sql } from 'kysely'
import type { Check } from './check.ts'

type Indexed = { table: string; columns: string[] }

/** Tables whose trigger keeps the words of these columns, for each kind of statement one; its arguments are kept as texts with a zero byte behind each. */
const indexedTables = sql<Indexed>`
  select distinct c.oid::regclass::text as "table",
    array(select quote_ident(name) from unnest(string_to_array(rtrim(encode(t.tgargs, 'escape'), '\\000'), '\\000')) as name) as columns
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where t.tgfoid = 'platform.index_words'::regproc order by 1`

/** The word index is derived data: it must say of every record what its trigger would say now. */
export const wordCheck: Check = {
  id: 'platform.words_agree',
  promise: 'the word index holds the words of every record and no others',
  findings: async (reader) => {
    const { rows: tables } = await indexedTables.execute(reader)
    const findings: string[] = []
    for (const { table, columns } of tables) {
      const { rows } = await sql<{ missing: number; stale: number }>`
        with made as (
          select t.company_id, t.id, w.word from ${sql.raw(table)} t,
            platform.words_of(variadic array[${sql.raw(columns.map((column) => `t.${column}::text`).join(', '))}]) as w(word)),
        kept as (select company_id, entity_id, word from platform.search_word where entity = ${table})
        select (select count(*)::int from (select * from made except select * from kept) m) as missing,
          (select count(*)::int from (select * from kept except select * from made) s) as stale`.execute(reader)
      const { missing = 0, stale = 0 } = rows[0] ?? {}
      if (missing + stale > 0) findings.push(`${table}: ${missing} words missing, ${stale} left over`)
    }
    const { rows: orphans } = await sql<{ entity: string }>`
      select distinct entity from platform.search_word where entity <> all (${tables.map(({ table }) => table)}) order by 1`.execute(
      reader,
    )
    return [...findings, ...orphans.map(({ entity }) => `${entity}: words of a table that has no word index`)]
  },
}
