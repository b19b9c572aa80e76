import type { Document } from '@countinghouse/contract/document'
import type { Master } from '@countinghouse/contract/master'
import type { Page } from '@countinghouse/contract/page'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { hasArabicName } from '../database/shown-name.ts'
import { codeFinderOf } from '../registry/code-finders.ts'
import { tableOf } from '../documents/document-table.ts'
import { masterTableOf } from './master-table.ts'
import { survivorOf } from '../merge/merged.ts'
import type { Grants } from '../access/permission.ts'
import { searchCap, searchHits } from '../lists/word-search.ts'

export type SearchRequest = {
  readonly companyId: number
  readonly q: string
  readonly limit: number
  /** Of whoever asks; without them nothing that is fenced by stores is found. */
  readonly grants?: Grants
  /** False: codes, words and parts of them. True: when that found nothing anywhere, the text amid numbers, and words that are similar. */
  readonly isFurther: boolean
}

/** What the search of records can find; a module exports its own as `searches` from an `*.api.ts`, a master takes part by itself. */
export type RecordSearch = {
  readonly entity: string
  /** Its right `view` allows to find the records; its address with `?open=<id>` shows one. */
  readonly page: Page
  /**
   * A select of `id`, `label`, `detail`, `is_exact` and `place` (1, 2, ...), capped at the limit. With a column `merged_from` where
   * the code is that of a record that was merged into this one, and `match` where it tells how well its words match.
   */
  readonly find: (ask: SearchRequest) => RawBuilder<unknown>
}

/** An exact code first, then the better matches, then names that begin so. A merged record is found by its code alone, as the one that stands for it. */
export function masterSearch(master: Master): RecordSearch {
  const table = masterTableOf(master)
  const hasBoth = hasArabicName(master)
  return {
    entity: master.entity,
    page: master.page,
    find: ({ companyId, q, limit, isFurther }) => {
      const hits = searchHits(table, { companyId, q, among: table.inScope({ companyId }), cap: searchCap, isFurther })
      const isOwnCode = sql`t.code_key = lower(${q}::text)`
      const begun = (key: RawBuilder<unknown>) => sql`starts_with(${key}, (select platform.normalise(${q}::text)))`
      const begins = hasBoth
        ? sql`(${begun(sql`t.name_key`)} or coalesce(${begun(sql`t.name_ar_key`)}, false))`
        : begun(sql`t.name_key`)
      const label = hasBoth ? sql`platform.in_language(s.name, s.name_ar)` : sql`s.name`
      return sql`
        select id, label, detail, is_exact, merged_from, match, row_number() over (order by place) as place from (
          select distinct on (s.id) s.id, ${label} as label, case when ${isOwnCode} then s.code else coalesce(c.code, s.code) end as detail,
            ${isOwnCode} or c.id is not null as is_exact, case when t.is_merged then t.code end as merged_from, h.match,
            row_number() over (order by ${isOwnCode} or c.id is not null desc, h.match, ${begins} desc, t.name collate "und-x-icu", t.id) as place
          from (${hits}) h
          join ${table.name} t on t.company_id = ${companyId} and t.id = h.id
          join ${table.name} s on s.company_id = t.company_id and s.id = ${survivorOf}
          left join (${codeFinderOf(table.entity)(companyId, q)}) c on c.id = t.id
          where not t.is_merged or ${isOwnCode}
          order by s.id, place) found
        order by place limit ${sql.lit(limit)}`
    },
  }
}

/** By its number, or how that begins, with the day on which it was made. */
export function documentSearch(document: Document): RecordSearch {
  const { entity, page } = document
  return {
    entity,
    page,
    find: ({ companyId, q, limit, isFurther, grants }) => {
      const { name, inScope } = tableOf(document)
      const sought = sql`upper(${q}::text)`
      return sql`
        select t.id, t.name as label, to_char(t.created_at, 'YYYY-MM-DD') as detail, t.number = ${sought} as is_exact,
          row_number() over (order by t.number <> ${sought}, t.number) as place
        from ${name} t
        where ${inScope({ companyId, ...(grants !== undefined && { grants }) })} and t.number >= ${sought} and t.number < ${sought} || '~'
          and not ${sql.lit(isFurther)} limit ${sql.lit(limit)}`
    },
  }
}
