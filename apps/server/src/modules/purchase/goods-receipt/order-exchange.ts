import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { findRates } from '../../accounts/index.ts'
import { readPrepayment } from '../../payments/index.ts'
import type { OrderExchange } from './rated-value.ts'

/**
 * The rate on a day; that of the order where it is fixed, or where none of the day is known. Throws: not_found. Source:
 * docs/guides/purchase.md, Goods receipts.
 */
export async function readExchange(ctx: Ctx, tx: Tx, orderId: number, day: string): Promise<OrderExchange> {
  const { companyId } = ctx
  type Ordered = Pick<OrderExchange, 'from' | 'to' | 'rate' | 'orderMinor'> & { readonly isRateFixed: boolean }
  const { rows } = await sql<Ordered>`
    select o.currency as from, c.base_currency as to, trim_scale(o.exchange_rate)::text as rate, o.is_rate_fixed as "isRateFixed",
      coalesce(o.gross_minor, o.total_minor) as "orderMinor"
    from purchase.purchase_order o join erp.company c on c.id = o.company_id
    where o.company_id = ${companyId} and o.id = ${orderId}`.execute(tx)
  const { isRateFixed, ...order } = rows[0] ?? fail('not_found')
  // In the company's currency a prepayment is worth what the invoice is.
  if (order.from === order.to) return { ...order, prepaidMinor: 0, prepaidBaseMinor: 0 }
  const { paidMinor, paidBaseMinor } = await readPrepayment(tx, companyId, orderId)
  const found = isRateFixed ? undefined : (await findRates(tx, companyId, [order.from], day)).get(order.from)
  return {
    ...order,
    rate: found?.rate ?? order.rate,
    orderMinor: Math.max(order.orderMinor, paidMinor),
    prepaidMinor: paidMinor,
    prepaidBaseMinor: paidBaseMinor,
  }
}
