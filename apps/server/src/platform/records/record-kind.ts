import type { Document } from '@countinghouse/contract/document'
import type { Master } from '@countinghouse/contract/master'
import type { Page } from '@countinghouse/contract/page'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { tableOf } from '../documents/document-table.ts'
import { masterTableOf } from './master-table.ts'
import type { Grants } from '../access/permission.ts'

/** A type of record that people work on together: it can have drafts, a history and comments. A module exports its own as `records`. */
export type RecordKind = {
  /** What the addresses of its calls name it by. */
  readonly type: string
  readonly entity: string
  /** Who may view it may view its records; its address with `?open=<id>` shows one, `?open=new` a new one. */
  readonly page: Page
  /** A select of `id` and `label` of those records that exist; with somebody's rights, of those that he may see. */
  readonly named: (companyId: number, ids: readonly number[], grants?: Grants) => RawBuilder<unknown>
  /** A select of `id` of the stores in one of which somebody must work to see a record; left out where whoever views the page sees all. */
  readonly storesOf?: (companyId: number, id: number) => RawBuilder<unknown>
}

/** A master takes part by being declared. */
export function masterRecord(master: Master): RecordKind {
  const { name, entity } = masterTableOf(master)
  return {
    type: master.listing.name,
    entity,
    page: master.page,
    named: (companyId, ids) =>
      sql`select t.id, t.name as label from ${name} t where t.company_id = ${companyId} and t.id = any(${ids}::bigint[])`,
  }
}

/** A document takes part by being declared; who works in none of its stores does not see it. */
export function documentRecord(document: Document): RecordKind {
  const { entity, page } = document
  const { name, storeColumns } = document.listing
  return {
    type: name,
    entity,
    page,
    named: (companyId, ids, grants) => {
      const { own, inScope } = tableOf(document)
      const seen = grants === undefined ? sql`t.company_id = ${companyId}` : inScope({ companyId, grants })
      return sql`select t.id, t.name as label from ${own} t where ${seen} and t.id = any(${ids}::bigint[])`
    },
    ...(storeColumns.length > 0 && {
      storesOf: (companyId: number, id: number) => {
        const stores = sql.join(storeColumns.map((column) => sql`(t.${sql.ref(column)})`))
        return sql`
          select s.id from ${tableOf(document).own} t cross join lateral (values ${stores}) as s(id)
          where t.company_id = ${companyId} and t.id = ${id}`
      },
    }),
  }
}
