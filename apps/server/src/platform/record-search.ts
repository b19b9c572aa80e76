import type { Master } from '@countinghouse/contract/master'
import type { Page } from '@countinghouse/contract/page'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { masterTableOf } from './master-table.ts'
import { begunBy } from './word-search.ts'

export type SearchAsk = {
  readonly companyId: number
  readonly q: string
  readonly limit: number
  /** Words by their beginning, from an index; or, when that found nothing anywhere, the text from any place. */
  readonly by: 'beginning' | 'anywhere'
}

/** What the search of records can find; a module exports its own as `searches` from an `*.api.ts`, a master takes part by itself. */
export type RecordSearch = {
  readonly entity: string
  /** Its right `view` allows to find the records; its address with `?open=<id>` shows one. */
  readonly page: Page
  /**
   * A select of `id`, `label`, `detail`, `is_exact` and `place` (1, 2, ...), capped at the limit; null: nothing to look for. With a
   * column `merged_from` where the code is that of a record that was merged into this one.
   */
  readonly find: (ask: SearchAsk) => RawBuilder<unknown> | null
}

/** Records with the longest word that may be looked through for one that has just this code or name. */
const exactCap = 2000
/** Records, those changed last, that a search in the middle of words looks through. */
const scannedCap = 10_000

export function masterSearch(master: Master): RecordSearch {
  const table = masterTableOf(master)

  /** An exact code first, then names that begin so. A merged record is found by its code alone, as the one that stands for it. */
  function best({ companyId, q, limit }: SearchAsk, ids: RawBuilder<unknown>): RawBuilder<unknown> {
    const isExact = sql`t.code_key = lower(${q}::text)`
    const begins = sql`starts_with(t.name_key, (select platform.normalise(${q}::text)))`
    return sql`
      select id, label, detail, is_exact, merged_from, row_number() over (order by place) as place from (
        select distinct on (s.id) s.id, s.name as label, s.code as detail, ${isExact} as is_exact,
          case when t.is_merged then t.code end as merged_from,
          row_number() over (order by ${isExact} desc, ${begins} desc, t.name collate "und-x-icu", t.id) as place
        from ${table.name} t join ${table.name} s on s.company_id = t.company_id and s.id = coalesce(t.merged_into_id, t.id)
        where t.company_id = ${companyId} and t.id in (${ids}) and (not t.is_merged or ${isExact})
        order by s.id, place) found
      order by place limit ${sql.lit(limit)}`
  }

  /** The cap of the search must not hide the record whose code or name it is, so that one is looked for on its own. */
  function beginning(ask: SearchAsk): RawBuilder<unknown> {
    return sql`
      with ${begunBy(table, ask.companyId, ask.q)},
      exact as materialized (
        select t.id from (
          select w.entity_id from longest join platform.search_word w
            on w.company_id = ${ask.companyId} and w.entity = ${sql.lit(table.entity)} and w.word = longest.word
          limit ${sql.lit(exactCap)}) w
        join ${table.name} t on t.company_id = ${ask.companyId} and t.id = w.entity_id
        where t.code_key = lower(${ask.q}::text) or t.name_key = (select platform.normalise(${ask.q}::text)) limit 2)
      ${best(ask, sql`select id from begun union select id from exact`)}`
  }

  function anywhere(ask: SearchAsk): RawBuilder<unknown> {
    return best(
      ask,
      sql`
      select t.id from (
        select t.* from ${table.name} t where t.company_id = ${ask.companyId}
        order by t.updated_at desc, t.id desc limit ${sql.lit(scannedCap)}) t
      where position((select platform.normalise(${ask.q}::text)) in ${table.searched.key}) > 0 limit ${sql.lit(ask.limit)}`,
    )
  }

  return {
    entity: master.entity,
    page: master.page,
    find: (ask) => (ask.by === 'beginning' ? beginning(ask) : anywhere(ask)),
  }
}
