import { dispatch } from '@countinghouse/contract/wms/dispatch'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import type { RowOf } from '../../../platform/document-handlers.ts'

/** What rules of approval measure: what the goods are worth to the store, in minor units of the company's currency. */
export async function weighDispatch(
  { companyId, locale }: Ctx,
  tx: Tx,
  { storeId, kind, lines }: RowOf<typeof dispatch>,
): Promise<{ amount: number; currency: string; summary: string }> {
  const { rows } = await sql<{ amount: number; currency: string }>`
    select c.base_currency as currency, coalesce((
      select sum(round(d.quantity * coalesce(p.value_minor / nullif(p.owned_quantity, 0), p.last_unit_cost * 10 ^ y.minor_unit, 0)))
      from unnest(${lines.map(({ variantId }) => variantId)}::bigint[], ${lines.map(({ quantity }) => quantity)}::numeric[])
        as d (variant_id, quantity)
      left join inventory.stock_pool p on p.company_id = ${companyId} and p.store_id = ${storeId} and not p.is_transit
        and p.variant_id = d.variant_id), 0)::bigint as amount
    from erp.company c join platform.currency y on y.code = c.base_currency where c.id = ${companyId}`.execute(tx)
  const [found] = rows
  if (found === undefined) throw new Error('There is no such company.')
  return {
    ...found,
    summary: `${lines.length} × ${format(dispatch.text[`kind_${kind}`] ?? dispatch.text.one, locale)}`,
  }
}
