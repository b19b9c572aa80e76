import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { applyDeposit, billOrder } from '../../payments/index.ts'
import { releaseRest } from '../order/end-order.ts'
import type { Delivery } from './deliver-order.ts'
import type { DeliverableOrder } from './read-order.ts'

type Billed = { readonly row: Pick<Delivery, 'lines'>; readonly order: Pick<DeliverableOrder, 'id' | 'status'> }

/**
 * Keeps what an invoice bills of its orders and settles it with their deposits, of each at most what it bills of it, in the order of its
 * lines; what a closed order needs no more becomes credit of the customer. Throws: what applyDeposit and releaseDeposit throw. Locks: as these.
 */
export async function applyDeposits(ctx: Ctx, tx: Tx, invoiceId: number, billed: readonly Billed[]): Promise<void> {
  const orderOfLine = billed.flatMap(({ row, order }) => row.lines.map(() => order.id))
  const { rows } = await sql<{ orderId: number; grossMinor: number }>`
    select o.id as "orderId", sum(l.gross_minor)::bigint as "grossMinor"
    from accounts.invoice_line l
    join unnest(${orderOfLine}::bigint[]) with ordinality o (id, line_no) on o.line_no = l.line_no
    where l.company_id = ${ctx.companyId} and l.invoice_id = ${invoiceId} group by 1 order by min(l.line_no)`.execute(
    tx,
  )
  for (const { orderId, grossMinor } of rows) {
    await billOrder(ctx, tx, { salesOrderId: orderId, invoiceId, amountMinor: grossMinor })
    await applyDeposit(ctx, tx, { salesOrderId: orderId, invoiceId, mostMinor: grossMinor })
  }
  const closed = new Set(billed.flatMap(({ order: { id, status } }) => (status === 'closed' ? id : [])))
  for (const id of closed) await releaseRest(ctx, tx, id)
}
