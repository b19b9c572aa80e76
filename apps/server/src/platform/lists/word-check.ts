import { sql } from 'kysely'
import type { Check } from '../registry/check.ts'

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
  promise: 'the search index contains exactly the words of every record',
  issues: async (reader) => {
    const { rows: tables } = await indexedTables.execute(reader)
    const issues: string[] = []
    for (const { table, columns } of tables) {
      const { rows } = await sql<{ missing: number; stale: number }>`
        with created as (
          select t.company_id, t.id, w.word from ${sql.raw(table)} t,
            platform.words_of(variadic array[${sql.raw(columns.map((column) => `t.${column}::text`).join(', '))}]) as w(word)),
        kept as (select company_id, entity_id, word from platform.search_word where entity = ${table})
        select (select count(*)::int from (select * from created except select * from kept) m) as missing,
          (select count(*)::int from (select * from kept except select * from created) s) as stale`.execute(reader)
      const { missing = 0, stale = 0 } = rows[0] ?? {}
      if (missing + stale > 0) issues.push(`${table}: ${missing} words missing, ${stale} left over`)
    }
    const { rows: drifted } = await sql<{ entity: string; lines: number; parts: number }>`
      with lines as (
        select company_id, entity, entity_id, ' ' || string_agg(word, ' ' order by word) || ' ' as words from platform.search_word
        group by company_id, entity, entity_id),
      plain as (select distinct company_id, entity, word from platform.search_word where platform.is_plain_word(word)),
      off as (
        select coalesce(l.entity, r.entity) as entity, 1 as line, 0 as part
        from lines l full join platform.search_record r using (company_id, entity, entity_id) where l.words is distinct from r.words
        union all
        select p.entity, 0, 1 from plain p where
          exists (select from platform.endings_of(p.word) as e(ending) where not exists (
            select from platform.word_ending k
            where k.company_id = p.company_id and k.entity = p.entity and k.ending = e.ending and k.word = p.word))
          or exists (select from platform.gaps_of(p.word) as g(gap) where not exists (
            select from platform.word_gap k
            where k.company_id = p.company_id and k.entity = p.entity and k.gap = g.gap and k.word = p.word)))
      select entity, sum(line)::int as lines, sum(part)::int as parts from off group by entity order by entity`.execute(
      reader,
    )
    const { rows: orphans } = await sql<{ entity: string }>`
      select distinct entity from platform.search_word where entity <> all (${tables.map(({ table }) => table)}) order by 1`.execute(
      reader,
    )
    return [
      ...issues,
      ...drifted.map(
        ({ entity, lines, parts }) => `${entity}: ${lines} lines of words and the parts of ${parts} words are wrong`,
      ),
      ...orphans.map(({ entity }) => `${entity}: words of a table that has no word index`),
    ]
  },
}
