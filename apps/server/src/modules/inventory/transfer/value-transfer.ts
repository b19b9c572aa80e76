import type { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'

/** The value for approval rules: the full transfer quantity at the cost of the source. */
export async function valueTransfer(
  { companyId }: Ctx,
  tx: Tx,
  { id, lines, labels }: RowOf<typeof managedTransfer>,
): Promise<{ amount: number; currency: string; summary: string }> {
  const { rows } = await sql<{ amount: number; currency: string }>`
    select c.base_currency as currency, coalesce((
      select sum(round(l.approved_quantity * coalesce(p.value_minor / nullif(p.owned_quantity, 0), p.last_unit_cost * 10 ^ y.minor_unit, 0)))
      from inventory.transfer t
      join inventory.transfer_line l on l.company_id = t.company_id and l.transfer_id = t.id
      left join inventory.stock_pool p on p.company_id = t.company_id and p.store_id = t.from_store_id and not p.is_transit
        and p.variant_id = l.variant_id
      where t.company_id = c.id and t.id = ${id}), 0)::bigint as amount
    from erp.company c join platform.currency y on y.code = c.base_currency where c.id = ${companyId}`.execute(tx)
  const [found] = rows
  if (found === undefined) throw new Error('There is no such company.')
  const nameOf = (field: string) => labels?.[field]?.[0]?.name ?? ''
  return { ...found, summary: `${lines.length} × ${nameOf('fromStoreId')} → ${nameOf('toStoreId')}` }
}
