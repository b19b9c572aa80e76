import type { landedCostRule } from '@countinghouse/contract/purchase/landed-cost-rule'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

type Rule = OutputOfRoute<typeof landedCostRule.routes.get>
export type LandedRule = Pick<
  Rule,
  'id' | 'chargeTypeId' | 'basis' | 'rateMinor' | 'ratePpm' | 'amountMinor' | 'allocateBy'
>

type Receipt = { readonly receiptId: number; readonly purchaseOrderId: number; readonly storeId: number }
type Rules = {
  readonly rules: readonly LandedRule[]
  /** Of the company's currency. */
  readonly digits: number
  /** Business date of the last posting; null: nothing was posted. */
  readonly effectiveOn: string | null
}

/**
 * The rule of each charge type for a receipt: the most specific, a supplier before a store. Duty comes last, since it is calculated on the
 * landed costs before it.
 */
export async function readRules(
  { companyId }: Ctx,
  tx: Tx,
  { receiptId, purchaseOrderId, storeId }: Receipt,
): Promise<Rules> {
  const { rows } = await sql<Rules>`
    with rule as (
      select distinct on (r.charge_type_id) r.* from purchase.landed_cost_rule r
      where r.company_id = ${companyId} and r.status = 'active'
        and (r.supplier_id is null or r.supplier_id = (
          select o.supplier_id from purchase.purchase_order o where o.company_id = ${companyId} and o.id = ${purchaseOrderId}))
        and (r.store_id is null or r.store_id = ${storeId})
      order by r.charge_type_id, r.supplier_id is null, r.store_id is null)
    select y.minor_unit as digits, (
        select max(p.effective_on)::text from inventory.stock_posting p
        where p.company_id = c.id and p.source_type = 'goods_receipt' and p.source_id = ${receiptId}) as "effectiveOn",
      coalesce((
        select json_agg(json_build_object('id', r.id, 'chargeTypeId', r.charge_type_id, 'basis', r.basis, 'rateMinor', r.rate_minor,
          'ratePpm', r.rate_ppm, 'amountMinor', r.amount_minor, 'allocateBy', r.allocate_by) order by r.basis = 'duty', r.charge_type_id)
        from rule r), '[]') as rules
    from erp.company c join platform.currency y on y.code = c.base_currency where c.id = ${companyId}`.execute(tx)
  return rows[0] ?? { rules: [], digits: 0, effectiveOn: null }
}
