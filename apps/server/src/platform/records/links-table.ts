import type { RecordsModel } from '@countinghouse/contract/field-model'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '../database/db.ts'
import { statement } from '../database/db.ts'

type Sql = RawBuilder<unknown>
type Values = Readonly<Record<string, unknown>>

/** The table that says which records another one names: `erp.payment_type_store` of `erp.payment_type`. */
export type LinksTable = {
  readonly field: string
  readonly list: string
  readonly entity: string
  /** Column that names the record. */
  readonly owner: string
  /** Column that names what it is linked to. */
  readonly column: string
}

export function linksTableOf(entity: string, { name, list, link }: RecordsModel): LinksTable {
  return { field: name, list, entity: `${entity}_${link}`, owner: `${entity.split('.')[1]}_id`, column: `${link}_id` }
}

/** The ids that the row `t` is linked to, as a column of its select list. */
export function linksOfRow(table: LinksTable): Sql {
  const linked = sql`l.${sql.ref(table.column)}`
  return sql`(select coalesce(json_agg(${linked} order by ${linked}), '[]') from ${ofRow(table)})`
}

/** Whether the row `t` is linked to any of the ids; to any at all where none are given. */
export function isLinked(table: LinksTable, ids: unknown = null): Sql {
  const among = ids === null ? sql`` : sql`and l.${sql.ref(table.column)} = any(${ids}::bigint[])`
  return sql`exists (select from ${ofRow(table)} ${among})`
}

/** The records `r` that the row `t` is linked to. */
export function isNamedByRow(table: LinksTable): Sql {
  return sql`r.id in (select l.${sql.ref(table.column)} from ${ofRow(table)})`
}

function ofRow({ entity, owner }: LinksTable): Sql {
  return sql`${sql.table(entity)} l where l.company_id = t.company_id and l.${sql.ref(owner)} = t.id`
}

type Owner = { readonly id: number; readonly values: Values }

/** Links each record to what is among its values, and to nothing else; false where nothing is. */
export async function writeLinks(
  companyId: number,
  tx: Tx,
  tables: readonly LinksTable[],
  owners: readonly Owner[],
): Promise<boolean> {
  const statements = tables.flatMap(({ field, entity, owner, column }) => {
    const given = owners.flatMap(({ id, values }) => {
      const linked = values[field]
      return Array.isArray(linked) ? [{ owner: id, linked: linked as readonly number[] }] : []
    })
    if (given.length === 0) return []
    const name = sql.table(entity)
    const [from, to] = [sql.ref(owner), sql.ref(column)]
    const wanted = sql`(
      select w.owner, x.id from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as w(owner bigint, linked bigint[]), unnest(w.linked) as x(id))`
    const owned = sql`${given.map((one) => one.owner)}::bigint[]`
    return [
      statement(sql`
        delete from ${name} l where l.company_id = ${companyId} and l.${from} = any(${owned})
          and not exists (select from ${wanted} w where w.owner = l.${from} and w.id = l.${to})`),
      statement(sql`
        insert into ${name} (company_id, ${from}, ${to}) select ${companyId}::bigint, w.owner, w.id from ${wanted} w
        on conflict do nothing`),
    ]
  })
  if (statements.length === 0) return false
  await tx.together(...statements)
  return true
}
