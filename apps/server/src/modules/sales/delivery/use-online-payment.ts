import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database, Tx } from '../../../platform/database/db.ts'
import { runScheduled } from '../../../platform/jobs/scheduled-context.ts'
import { applyDeposit } from '../../payments/index.ts'
import { lockAccount } from '../credit/lock-account.ts'
import { confirmPaid } from '../order/order-deposit.ts'

type Paid = { readonly salesOrderId: number; readonly amountMinor: number }

/**
 * An order was paid by card: one that waited for that is confirmed, and invoices that were posted before are settled. Locks: the order, the
 * customer, what confirming and applyDeposit lock.
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
    select d.invoice_id as "invoiceId", sum(billed.gross_minor)::bigint as "grossMinor"
    from sales.delivery d
    cross join lateral (
      select sum(i.gross_minor) as gross_minor from accounts.invoice_line i
      where i.company_id = d.company_id and i.invoice_id = d.invoice_id and i.line_no >= d.invoice_first_line
        and i.line_no < d.invoice_first_line + (select count(*) from sales.delivery_line l where l.company_id = d.company_id and l.delivery_id = d.id and l.shipped_quantity > 0)) billed
    where d.company_id = ${ctx.companyId} and d.sales_order_id = ${salesOrderId} and d.is_invoiced
    group by d.invoice_id order by d.invoice_id`.execute(tx)
  for (const { invoiceId, grossMinor } of rows)
    await applyDeposit(ctx, tx, { salesOrderId, invoiceId, mostMinor: grossMinor })
}
