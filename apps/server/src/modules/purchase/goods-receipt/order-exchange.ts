import { fail } from '@countinghouse/contract/errors'
import { dividedExactly, minorOfUnits } from '@countinghouse/kernel/exact'
import { rateDecimals, unitsOfRate } from '@countinghouse/kernel/exchange'
import { currencyDigits } from '@countinghouse/kernel/money'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { findRates } from '../../accounts/index.ts'

/** What received goods of an order are valued at. */
export type OrderExchange = {
  readonly from: string
  readonly to: string
  /** Of the day of receipt, or the fixed one of the order. */
  readonly rate: string
  /** Value of the order with its tax, of which prepayments are a share. Units: minor units of `from`. */
  readonly orderMinor: number
}

/** A part of an amount: `units` of `of`, both quantities in whole units. */
type PartOf = { readonly minor: number; readonly units: bigint; readonly of: bigint }

/**
 * The rate on a day; that of the order where it is fixed, or where none of the day is known. Throws: not_found. Source:
 * docs/guides/purchase.md, Goods receipts.
 */
export async function readExchange(ctx: Ctx, tx: Tx, orderId: number, day: string): Promise<OrderExchange> {
  const { companyId } = ctx
  const { rows } = await sql<OrderExchange & { isRateFixed: boolean }>`
    select o.currency as from, c.base_currency as to, trim_scale(o.exchange_rate)::text as rate, o.is_rate_fixed as "isRateFixed",
      coalesce(o.gross_minor, o.total_minor) as "orderMinor"
    from purchase.purchase_order o join erp.company c on c.id = o.company_id
    where o.company_id = ${companyId} and o.id = ${orderId}`.execute(tx)
  const { isRateFixed, ...order } = rows[0] ?? fail('not_found')
  if (isRateFixed || order.from === order.to) return order
  const found = (await findRates(tx, companyId, [order.from], day)).get(order.from)
  return { ...order, rate: found?.rate ?? order.rate }
}

/** A part of an amount of the order at the rate, rounded once. Units: minor units of the company's currency. */
export function ratedMinor({ minor, units, of }: PartOf, { from, to, rate }: OrderExchange): number {
  const exact = BigInt(minor) * units * unitsOfRate(rate) * 10n ** BigInt(currencyDigits(to))
  return minorOfUnits(dividedExactly(exact, of * 10n ** BigInt(rateDecimals + currencyDigits(from))))
}
