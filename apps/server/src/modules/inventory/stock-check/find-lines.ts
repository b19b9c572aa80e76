import type { CountLine, listCountLines } from '@countinghouse/contract/inventory/stock-check-count'
import { stockCheck } from '@countinghouse/contract/inventory/stock-check'
import { stockCostPermission } from '@countinghouse/contract/inventory/stock-cost-permission'
import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'
import { may } from '../../../platform/access/permission.ts'
import { isUndone } from './find-sheet.ts'

type Lines = OutputOfRoute<typeof listCountLines>

const atOnce = 100

/**
 * Lines of a check by page. Without counts while a round is in progress, and without expected quantities unless the caller has the
 * permission.
 */
export async function findLines(
  ctx: Ctx,
  reader: Reader,
  { id, only, after = 0 }: InputOfRoute<typeof listCountLines>,
): Promise<Lines> {
  const { status } = await readDocument(ctx, reader, stockCheck, id)
  const { companyId } = ctx
  const isOver = status !== 'counting'
  const knows = isOver && may(ctx.grants, permissionName(stockCheck.page, 'see_expected'))
  const seesValue = knows && may(ctx.grants, stockCostPermission)
  const differs = sql`n.state in ('outside', 'accepted')`
  const wanted = !knows || only === undefined ? sql`true` : only === 'outside' ? sql`n.state = 'outside'` : differs
  const shown = (isShown: boolean, column: string) => (isShown ? sql`n.${sql.ref(column)}::float8` : sql`null::float8`)
  const { rows } = await sql<CountLine>`
    select n.id, l.name as place, platform.in_language(p.name, p.name_ar) as product, v.sku, t.lot_no as lot, o.name as owner, n.times,
      case when ${knows} or n.state = 'open' then n.state else 'accepted' end as state,
      ${shown(isOver, 'counted')} as counted, case when ${isOver} then n.counted_at end as "countedAt",
      ${isOver} and n.is_moved as "isMoved",
      case when ${isOver} then array(select distinct u.first_name || ' ' || u.last_name from inventory.stock_check_entry e
        join erp.app_user u on u.company_id = ${companyId} and u.id = e.created_by
        where e.company_id = ${companyId} and e.stock_check_id = ${id} and e.round = n.round and e.location_id = n.location_id
          and (e.line_id = n.id or e.kind = 'done') and not ${isUndone(companyId)}) else '{}' end as "countedBy",
      ${shown(knows, 'expected')} as expected, ${shown(knows, 'variance')} as variance,
      ${shown(knows, 'earlier_variance')} as "earlierVariance", ${shown(seesValue, 'value_minor')} as "valueMinor"
    from inventory.stock_check_line n
    join inventory.location l on l.company_id = ${companyId} and l.id = n.location_id
    join procure.variant v on v.company_id = ${companyId} and v.id = n.variant_id
    join procure.product p on p.company_id = ${companyId} and p.id = v.product_id
    left join inventory.stock_lot t on t.company_id = ${companyId} and t.id = n.lot_id
    left join procure.supplier o on o.company_id = ${companyId} and o.id = n.owner_id
    where n.company_id = ${companyId} and n.stock_check_id = ${id} and n.id > ${after} and ${wanted}
    order by n.id limit ${atOnce + 1}`.execute(reader)
  const { rows: sums } = await sql<Lines['counts'] & { currency: string }>`
    select c.base_currency as currency, count(n.id)::integer as lines,
      count(*) filter (where ${knows} and ${differs})::integer as differences,
      count(*) filter (where ${knows} and n.state = 'outside')::integer as outside
    from erp.company c left join inventory.stock_check_line n on n.company_id = ${companyId} and n.stock_check_id = ${id}
    where c.id = ${companyId} group by c.base_currency`.execute(reader)
  const [{ currency, ...counts } = { currency: '', lines: 0, differences: 0, outside: 0 }] = sums
  const items = rows.slice(0, atOnce)
  return { items, next: rows.length > atOnce ? (items.at(-1)?.id ?? null) : null, currency, counts }
}
