import { fail } from '@countinghouse/contract/errors'
import { currencyDigits, decimalOfMinor } from '@countinghouse/kernel/money'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database, Tx } from '../../../platform/database/db.ts'
import { runScheduled } from '../../../platform/jobs/scheduled-context.ts'
import { raiseException } from '../../desk/index.ts'
import { applyDeposit, readDeposit, releaseDeposit } from '../../payments/index.ts'
import { lockAccount } from '../credit/lock-account.ts'
import { confirmPaid } from '../order/order-deposit.ts'
import { paidTwice } from '../order/paid-twice.ts'

type Paid = { readonly salesOrderId: number; readonly amountMinor: number }

/**
 * An order was paid by card: one that waited for that is confirmed, invoices that were posted before are settled, and what is too much is
 * credit. Locks: the order, the customer, what confirming, applyDeposit and releaseDeposit lock.
 */
export async function useOnlinePayment(
  db: Database,
  companyId: number,
  { salesOrderId, amountMinor }: Paid,
): Promise<void> {
  const { rows } = await sql<{ userId: number }>`
    select o.created_by as "userId" from sales.sales_order o where o.company_id = ${companyId} and o.id = ${salesOrderId}`.execute(
    db.reader({ companyId }),
  )
  const [found] = rows
  if (found === undefined) return
  const acting = { companyId, userId: found.userId, taskId: 'sales.salesOrder.paid', isInAllStores: true }
  await runScheduled(db, acting, async (ctx, tx) => {
    await confirmPaid(ctx, tx, { salesOrderId, amountMinor })
    await settleInvoices(ctx, tx, salesOrderId)
    await releaseSurplus(ctx, tx, salesOrderId)
  })
}

/** The invoices of deliveries of the order, the oldest first, of each at most what it bills of it. */
async function settleInvoices(ctx: Ctx, tx: Tx, salesOrderId: number): Promise<void> {
  const { rows: orders } = await sql<{ customerId: number }>`
    select o.customer_id as "customerId" from sales.sales_order o where o.company_id = ${ctx.companyId} and o.id = ${salesOrderId}
    for no key update`.execute(tx)
  const [order] = orders
  if (order === undefined) return
  await lockAccount(ctx, tx, order.customerId)
  const { rows } = await sql<{ invoiceId: number; grossMinor: number }>`
    select b.invoice_id as "invoiceId", b.amount_minor as "grossMinor" from payments.order_bill b
    where b.company_id = ${ctx.companyId} and b.sales_order_id = ${salesOrderId} order by b.invoice_id`.execute(tx)
  for (const { invoiceId, grossMinor } of rows)
    await applyDeposit(ctx, tx, { salesOrderId, invoiceId, mostMinor: grossMinor })
}

type Surplus = {
  readonly name: string
  readonly currency: string
  readonly paidMinor: number
  readonly neededMinor: number
}

/**
 * What was paid by card although the order was paid otherwise meanwhile becomes credit of the customer, and an exception says so: of the
 * deposit that is left, what exceeds the total, and no invoice to come needs.
 */
async function releaseSurplus(ctx: Ctx, tx: Tx, salesOrderId: number): Promise<void> {
  const { rows } = await sql<Surplus>`
    select o.name, o.currency_code as currency, p.paid_minor - p.refunded_minor - o.gross_minor as "paidMinor", coalesce((
      select sum(round(l.gross_minor * (l.quantity - l.cancelled_quantity - l.invoiced_quantity) / l.quantity)) from sales.sales_order_line l
      where l.company_id = o.company_id and l.sales_order_id = o.id), 0)::bigint as "neededMinor"
    from sales.sales_order o cross join lateral sales.payment_of(o.company_id, o.id) p
    where o.company_id = ${ctx.companyId} and o.id = ${salesOrderId}`.execute(tx)
  const { name, currency, paidMinor, neededMinor } = rows[0] ?? fail('not_found')
  const { leftMinor } = await readDeposit(tx, ctx.companyId, salesOrderId)
  const surplusMinor = Math.min(leftMinor - neededMinor, paidMinor)
  if (surplusMinor <= 0) return
  await releaseDeposit(ctx, tx, { salesOrderId, keptMinor: leftMinor - surplusMinor })
  const amount = `${decimalOfMinor(surplusMinor, currencyDigits(currency))} ${currency}`
  await raiseException(ctx, tx, paidTwice, {
    key: `${salesOrderId}`,
    label: name,
    recordId: salesOrderId,
    arguments: { amount },
  })
}
