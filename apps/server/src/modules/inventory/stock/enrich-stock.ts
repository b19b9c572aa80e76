import { stockCostPermission } from '@countinghouse/contract/inventory/stock-cost-permission'
import { sql } from 'kysely'
import type { Completion } from '../../../platform/lists/list-source.ts'
import { holds, isWanted } from '../../../platform/lists/open-completion.ts'
import type { SourceWords } from '../../../platform/lists/source-words.ts'
import { formatPlace } from './format-place.ts'

type Worth = { readonly id: number; readonly valueMinor: number; readonly unitCost: string | null }

/** Adds stock values to a page; goods owned by suppliers and goods in transit are excluded. */
export const enrichStock: Completion = async (asking, db, rows) => {
  if (!isWanted(asking, ['valueMinor', 'unitCost'])) return rows
  const { rows: found } = await sql<Worth>`
    select p.id, case when p.is_transit then 0 else p.value_minor end as "valueMinor",
      case when p.owned_quantity > 0 and not p.is_transit
        then trim_scale(round(p.value_minor / p.owned_quantity / power(10::numeric, y.minor_unit), 6))::text end as "unitCost"
    from inventory.stock_pool p
    join erp.company c on c.id = p.company_id join platform.currency y on y.code = c.base_currency
    where p.company_id = ${asking.companyId} and p.id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(db)
  const byId = new Map(found.map((one) => [one.id, one]))
  return rows.map((row) => ({ ...row, valueMinor: 0, unitCost: null, ...byId.get(row.id) }))
}

/** Adds names of locations and documents and the values of moves. */
export function enrichMoves(wordsOf: SourceWords): Completion {
  return async (asking, db, rows) => {
    const values =
      isWanted(asking, ['valueMinor']) && holds(asking, stockCostPermission) ? await valuesOf(asking, db, rows) : null
    return rows.map((row) => ({
      ...row,
      fromPlace: formatPlace(String(row['fromKind']), String(row['fromCode']), asking.locale),
      toPlace: formatPlace(String(row['toKind']), String(row['toCode']), asking.locale),
      ...wordsOf(asking, { sourceType: String(row['sourceType']), sourceId: Number(row['sourceId']) }),
      ...(values !== null && { valueMinor: values.get(row.id) ?? 0 }),
    }))
  }
}

async function valuesOf(...[{ companyId }, db, rows]: Parameters<Completion>): Promise<ReadonlyMap<number, number>> {
  const { rows: found } = await sql<{ id: number; valueMinor: number }>`
    select m.id, m.value_minor as "valueMinor" from inventory.stock_move m
    where m.company_id = ${companyId} and m.id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(db)
  return new Map(found.map(({ id, valueMinor }) => [id, valueMinor]))
}
