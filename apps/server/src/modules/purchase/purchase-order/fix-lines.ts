import { overReceiptTolerance, underReceiptTolerance } from '@countinghouse/contract/purchase/purchase-settings'
import type { Exchange } from '@countinghouse/kernel/exchange'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { readSetting } from '../../../platform/config/settings.ts'
import type { CalculatedOrder } from './calculate-order.ts'
import { costsOfLines } from './order-amounts.ts'
import { shortQuantity, toleratedQuantity } from './tolerances.ts'

/** Writes prices, amounts, costs and tolerances of the lines of a draft that is submitted; they stay from then on. */
export async function fixLines(
  { companyId }: Ctx,
  tx: Tx,
  orderId: number,
  { terms, offers, lines, amounts, exchange }: CalculatedOrder & { readonly exchange: Exchange },
): Promise<void> {
  const over = terms.overReceiptPpm ?? (await readSetting(tx, { companyId }, overReceiptTolerance))
  const under = terms.underReceiptPpm ?? (await readSetting(tx, { companyId }, underReceiptTolerance))
  const costs = costsOfLines(lines, amounts, exchange)
  const each = <T>(valueOf: (line: (typeof lines)[number], at: number) => T) => lines.map(valueOf)
  const decimalsOf = (variantId: number) => offers.get(variantId)?.decimals ?? 0
  await sql`
    update purchase.purchase_order_line l set supplier_code = f.supplier_code, price = f.price,
      applied_discount_ppm = f.discount_ppm, applied_further_ppm = f.further_ppm, net_minor = f.net_minor,
      header_discount_minor = f.share_minor, cost_minor = f.cost_minor, tolerated_quantity = f.tolerated, short_quantity = f.short
    from unnest(${each((_, at) => at + 1)}::int[], ${each(({ supplierCode }) => supplierCode)}::text[], ${each(({ price }) => price)}::numeric[],
      ${each(({ appliedDiscountPpm }) => appliedDiscountPpm)}::int[], ${each(({ appliedFurtherPpm }) => appliedFurtherPpm)}::int[],
      ${amounts.nets}::bigint[], ${amounts.shares}::bigint[], ${costs}::bigint[],
      ${each((line) => toleratedQuantity(line.quantity, line.overReceiptPpm ?? over, decimalsOf(line.variantId)))}::numeric[],
      ${each((line) => shortQuantity(line.quantity, line.underReceiptPpm ?? under))}::numeric[])
      as f (line_no, supplier_code, price, discount_ppm, further_ppm, net_minor, share_minor, cost_minor, tolerated, short)
    where l.company_id = ${companyId} and l.purchase_order_id = ${orderId} and l.line_no = f.line_no`.execute(tx)
}
