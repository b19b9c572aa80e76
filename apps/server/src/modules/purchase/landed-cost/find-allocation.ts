import { fail } from '@countinghouse/contract/errors'
import { costPermission } from '@countinghouse/contract/procure/cost-permissions'
import type { getAllocation, LandedShare } from '@countinghouse/contract/purchase/landed-cost'
import { landedCost } from '@countinghouse/contract/purchase/landed-cost'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { decimalOfUnits, dividedExactly } from '@countinghouse/kernel/exact'
import { unitsOfQuantity } from '@countinghouse/kernel/quantity'
import { sql } from 'kysely'
import { may } from '../../../platform/access/permission.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'
import { previewCosts } from '../../inventory/index.ts'
import type { LandedCost } from './allocate-cost.ts'
import { allocateCost } from './allocate-cost.ts'
import type { Landed } from './landed-margin.ts'
import { marginsOfLanded } from './landed-margin.ts'
import { landedSource } from './post-cost.ts'

type Found = Omit<LandedShare, 'unitCost' | 'landedUnitCost' | 'landed'> & {
  readonly storeId: number
  /** Other landed costs of the line, posted. */
  readonly otherMinor: number
}
type Head = { readonly currency: string; readonly digits: number }

/** Digits of a unit cost beyond those of its currency. */
const moreDigits = 4

/** Throws: not_found; for a draft what allocateCost throws. */
export async function findAllocation(
  ctx: Ctx,
  reader: Reader,
  id: number,
): Promise<OutputOfRoute<typeof getAllocation>> {
  const { companyId } = ctx
  const row = (await readDocument(ctx, reader, landedCost, id)) as LandedCost
  const { rows } = await sql<Head>`
    select c.base_currency as currency, y.minor_unit as digits from erp.company c join platform.currency y on y.code = c.base_currency
    where c.id = ${companyId}`.execute(reader)
  const { currency, digits } = rows[0] ?? fail('not_found')
  const shares = row.status === 'draft' ? await sharesOfDraft(ctx, reader, row) : await postedShares(ctx, reader, id)
  const unitCost = (minor: number, quantity: number) =>
    decimalOfUnits(
      dividedExactly(BigInt(minor) * 10n ** BigInt(moreDigits) * 10_000n, unitsOfQuantity(quantity)),
      digits + moreDigits,
    )
  const margins = may(ctx.grants, costPermission)
    ? await marginsOfLanded(
        ctx,
        reader,
        { currency, digits },
        shares.map((share) => landedOf(share, row.status)),
      )
    : null
  return {
    currency,
    shares: shares.map(({ storeId: _store, otherMinor: _other, ...share }, at) => ({
      ...share,
      ...(margins !== null && { landed: margins[at] }),
      unitCost: unitCost(share.valueMinor, share.quantity),
      landedUnitCost: unitCost(share.valueMinor + share.shareMinor, share.quantity),
    })),
  }
}

/** Goods do not bear the share of a cancelled cost any more. */
function landedOf(
  { variantId, storeId, quantity, valueMinor, shareMinor, otherMinor }: Found,
  status: LandedCost['status'],
): Landed {
  const ownMinor = status === 'cancelled' ? 0 : shareMinor
  return { variantId, storeId, quantity, costMinor: valueMinor + ownMinor + otherMinor }
}

/** As it would be posted now. */
async function sharesOfDraft(ctx: Ctx, reader: Reader, row: LandedCost): Promise<readonly Found[]> {
  const { goods } = await allocateCost(ctx, reader, row)
  const costs = goods.map(({ postingId, lineNo, shareMinor: costMinor }) => ({ postingId, lineNo, costMinor }))
  const stock = await previewCosts(ctx.companyId, reader, costs)
  return goods.map((one) => {
    const { receiptId, receipt, storeId, variantId, sku, product, quantity, valueMinor, shareMinor, allLandedMinor } =
      one
    const stockMinor = stock.get(`${one.postingId} ${one.lineNo}`) ?? 0
    const found = { receiptId, receipt, storeId, variantId, sku, product, quantity, valueMinor, shareMinor }
    return { ...found, otherMinor: allLandedMinor, stockMinor, costOfSalesMinor: shareMinor - stockMinor }
  })
}

/** What is not in cost of sales is in stock, wherever it is. */
async function postedShares({ companyId }: Ctx, reader: Reader, id: number): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    with sold as (
      select k.posting_id, k.line_no, sum(v.value_minor)::bigint as value
      from inventory.stock_posting p
      join inventory.stock_revaluation v on v.company_id = p.company_id and v.posting_id = p.id and v.target = 'cost_of_sales'
      join inventory.cost_mark k on k.company_id = v.company_id and k.id = v.mark_id
      where p.company_id = ${companyId} and p.source_type = ${landedSource} and p.source_id = ${id} group by 1, 2)
    select s.receipt_id as "receiptId", r.name as receipt, r.store_id as "storeId", (
        select coalesce(sum(o.amount_minor), 0)::bigint from purchase.landed_cost_share o
        join purchase.landed_cost l on l.company_id = o.company_id and l.id = o.landed_cost_id and l.status in ('posted', 'final')
        where o.company_id = s.company_id and o.posting_id = s.posting_id and o.posting_line_no = s.posting_line_no
          and o.landed_cost_id <> s.landed_cost_id) as "otherMinor", s.variant_id as "variantId", v.sku, platform.in_language(d.name, d.name_ar) as product,
      s.quantity::float8 as quantity, s.value_minor as "valueMinor", s.amount_minor as "shareMinor",
      case when c.status = 'cancelled' then 0 else s.amount_minor end - coalesce(o.value, 0) as "stockMinor", coalesce(o.value, 0) as "costOfSalesMinor"
    from purchase.landed_cost_share s
    join purchase.landed_cost c on c.company_id = s.company_id and c.id = s.landed_cost_id
    join inventory.receipt r on r.company_id = s.company_id and r.id = s.receipt_id
    join procure.variant v on v.company_id = s.company_id and v.id = s.variant_id
    join procure.product d on d.company_id = v.company_id and d.id = v.product_id
    left join sold o on o.posting_id = s.posting_id and o.line_no = s.posting_line_no
    where s.company_id = ${companyId} and s.landed_cost_id = ${id} order by s.posting_id, s.posting_line_no`.execute(
    reader,
  )
  return rows
}
