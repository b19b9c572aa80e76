import type { CountSheet } from '@countinghouse/contract/inventory/stock-check-count'
import { stockCheck } from '@countinghouse/contract/inventory/stock-check'
import { permissionName } from '@countinghouse/contract/page'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readDocument, requireStatus } from '../../../platform/documents/document.ts'
import { may } from '../../../platform/access/permission.ts'
import type { Check } from './check-row.ts'
import { placeInScope } from './in-scope.ts'

/** Lines of this round to count, without expected quantities. Throws: not_found, state_conflict. */
export async function findSheet(ctx: Ctx, reader: Reader, id: number): Promise<CountSheet> {
  const check = (await readDocument(ctx, reader, stockCheck, id, 'count')) as Check
  requireStatus(stockCheck, check, ['counting'])
  const { companyId, userId } = ctx
  const { name, round, isBlind, storeId } = check
  const knows = !isBlind && may(ctx.grants, permissionName(stockCheck.page, 'see_expected'))
  const { rows } = await sql<Pick<CountSheet, 'places' | 'items' | 'entries'>>`
    select (
      select coalesce(json_agg(json_build_object('id', l.id, 'code', l.code, 'name', l.name, 'isDone', exists (
          select from inventory.stock_check_entry e where e.company_id = ${companyId} and e.stock_check_id = ${id} and e.location_id = l.id
            and e.round = ${round} and e.kind = 'done' and not ${isUndone(companyId)})) order by l.code), '[]')
      from inventory.location l
      where l.company_id = ${companyId} and l.store_id = ${storeId} and l.is_tracked and l.kind <> 'transit'
        and case when ${round} = 1 then l.status = 'active' and ${placeInScope(companyId, id, sql`l.id`)}
          else exists (select from inventory.stock_check_line n where n.company_id = ${companyId} and n.stock_check_id = ${id}
            and n.location_id = l.id and n.state = 'open') end) as places, (
      select coalesce(json_agg(json_build_object('locationId', n.location_id, 'variantId', v.id, 'name', platform.in_language(p.name, p.name_ar), 'sku', v.sku,
        'codes', array(select c.code from procure.barcode c where c.company_id = ${companyId} and c.variant_id = v.id and c.pack_quantity = 1),
        'expected', case when ${knows} then coalesce(b.on_hand, 0)::float8 end) order by n.id), '[]')
      from inventory.stock_check_line n
      join procure.variant v on v.company_id = ${companyId} and v.id = n.variant_id
      join procure.product p on p.company_id = ${companyId} and p.id = v.product_id
      left join inventory.stock_balance b on b.company_id = ${companyId} and b.location_id = n.location_id and b.variant_id = n.variant_id
        and b.lot_id is not distinct from n.lot_id and b.owner_id is not distinct from n.owner_id
      where n.company_id = ${companyId} and n.stock_check_id = ${id} and n.state = 'open') as items, (
      select coalesce(json_agg(json_build_object('uid', e.uid, 'kind', e.kind, 'locationId', e.location_id, 'name', platform.in_language(p.name, p.name_ar),
        'quantity', e.quantity::float8, 'countedAt', to_char(e.counted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        order by e.counted_at desc, e.id desc), '[]')
      from inventory.stock_check_entry e
      left join inventory.stock_check_line n on n.company_id = ${companyId} and n.id = e.line_id
      left join procure.variant v on v.company_id = ${companyId} and v.id = n.variant_id
      left join procure.product p on p.company_id = ${companyId} and p.id = v.product_id
      where e.company_id = ${companyId} and e.stock_check_id = ${id} and e.round = ${round} and e.created_by = ${userId}
        and e.kind <> 'undo' and not ${isUndone(companyId)}) as entries`.execute(reader)
  const [{ places, items, entries } = { places: [], items: [], entries: [] }] = rows
  return { name, round, isBlind, places, items, entries }
}

/** Whether the entry `e` was undone. */
export function isUndone(companyId: number) {
  return sql<boolean>`exists (select from inventory.stock_check_entry z where z.company_id = ${companyId} and z.undoes_id = e.id)`
}
