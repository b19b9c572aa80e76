import { dividedExactly, minorOfUnits } from '@countinghouse/kernel/exact'
import { roundedQuantity, unitsOfQuantity } from '@countinghouse/kernel/quantity'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Part } from '../../inventory/index.ts'
import { costsOfLines } from '../purchase-order/order-amounts.ts'
import { readExchange } from './order-exchange.ts'
import type { OrderExchange } from './rated-value.ts'
import { ratedMinor, valuedMinor } from './rated-value.ts'

type OrderLine = {
  readonly lineNo: number
  readonly variantId: number
  readonly quantity: number
  readonly accepted: number
  readonly isFree: boolean
  readonly netMinor: number
  readonly shareMinor: number
  /** Whole line, free goods with their share. Units: minor units of the order's currency. */
  readonly costMinor: number
}

/** What an accepted part costs. Units: `netMinor` in minor units of the order's currency, the others in those of the company's. */
export type PartCost = { readonly netMinor: number; readonly ratedMinor: number; readonly valueMinor: number }

export type ReceivedCosts = {
  readonly exchange: OrderExchange
  /** One for each part; null for a rejected one. */
  readonly costs: readonly (PartCost | null)[]
}

/**
 * The cost of counted parts that have not been added to their lines yet: the difference of two cumulative amounts, so that parts of a line
 * add up at one rate.
 */
export async function costOfParts(
  ctx: Ctx,
  tx: Tx,
  purchaseOrderId: number,
  { parts, effectiveOn }: { readonly parts: readonly Part[]; readonly effectiveOn: string },
): Promise<ReceivedCosts> {
  const exchange = await readExchange(ctx, tx, purchaseOrderId, effectiveOn)
  const lines = await readLines(ctx, tx, purchaseOrderId, exchange.from)
  const accepted = new Map([...lines.values()].map((line) => [line.lineNo, line.accepted]))
  const costs = parts.map(({ lineNo, quantity, condition }): PartCost | null => {
    const line = lines.get(lineNo)
    if (condition !== 'good' || line === undefined) return null
    const before = accepted.get(lineNo) ?? 0
    const after = roundedQuantity(before + quantity)
    accepted.set(lineNo, after)
    const minor = line.costMinor
    const of = unitsOfQuantity(line.quantity)
    const between = (upTo: (units: bigint) => number) => upTo(unitsOfQuantity(after)) - upTo(unitsOfQuantity(before))
    return {
      netMinor: between((units) => minorOfUnits(dividedExactly(BigInt(minor) * units, of))),
      ratedMinor: between((units) => ratedMinor({ minor, units, of }, exchange)),
      valueMinor: between((units) => valuedMinor({ minor, units, of }, exchange)),
    }
  })
  return { exchange, costs }
}

async function readLines(
  { companyId }: Ctx,
  tx: Tx,
  orderId: number,
  currency: string,
): Promise<ReadonlyMap<number, OrderLine>> {
  const { rows } = await sql<Omit<OrderLine, 'costMinor'>>`
    select l.line_no as "lineNo", l.variant_id as "variantId", l.quantity::float8 as quantity, l.accepted_quantity::float8 as accepted,
      l.is_free as "isFree", l.net_minor as "netMinor", coalesce(l.header_discount_minor, 0) as "shareMinor"
    from purchase.purchase_order_line l where l.company_id = ${companyId} and l.purchase_order_id = ${orderId}
    order by l.line_no`.execute(tx)
  const costs = costsInOrderCurrency(rows, currency)
  return new Map(rows.map((line, at) => [line.lineNo, { ...line, costMinor: costs[at] ?? 0 }]))
}

/** At rate 1, so that free goods alone take their share of the value of their variant. */
function costsInOrderCurrency(lines: readonly Omit<OrderLine, 'costMinor'>[], currency: string): number[] {
  const nets = lines.map(({ netMinor }) => netMinor)
  const shares = lines.map(({ shareMinor }) => shareMinor)
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const [goodsMinor, headerDiscountMinor] = [sum(nets), sum(shares)]
  const amounts = { nets, shares, goodsMinor, headerDiscountMinor, totalMinor: goodsMinor - headerDiscountMinor }
  return costsOfLines(lines, amounts, { from: currency, to: currency, rate: '1' })
}
