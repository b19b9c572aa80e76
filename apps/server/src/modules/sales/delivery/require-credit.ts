import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/sales/errors.text'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'
import type { RefusalWork } from '../../../platform/documents/document-handlers.ts'
import { lockAccount } from '../credit/lock-account.ts'
import { findCreditHold, tellMember } from '../order/confirm-order.ts'
import type { SalesOrder } from '../order/price-order.ts'
import type { DeliverableOrder } from './read-order.ts'

/**
 * Goods leave only for a customer within its limit and a member that is neither stopped nor overdue, unless its order was released. Throws:
 * sales.member_suspended, sales.dispatch_held at the order. Locks: the customer.
 */
export async function requireCredit(
  ctx: Ctx,
  tx: Tx,
  { id, customerId }: Pick<DeliverableOrder, 'id' | 'customerId'>,
): Promise<void> {
  const hold = await findCreditHold(ctx, tx, { id }, await lockAccount(ctx, tx, customerId))
  if (hold === null) return
  if (hold.holdReason === 'suspended') return fail('sales.member_suspended')
  fail('sales.dispatch_held', atField(ctx, ['salesOrderId'], text[`held_${hold.holdReason}`]))
}

/** Puts the order of a delivery on hold whose dispatch was refused, unless it was paid meanwhile. Locks: the order, its customer. */
export const holdOrder: RefusalWork = async (ctx, tx, deliveryId, code) => {
  if (code !== 'sales.dispatch_held') return
  const { rows } = await sql<{ id: number }>`
    select d.sales_order_id as id from sales.delivery d where d.company_id = ${ctx.companyId} and d.id = ${deliveryId}`.execute(
    tx,
  )
  const row = (await lockDocumentRow(ctx, tx, salesOrder, rows[0]?.id ?? 0)) as SalesOrder | null
  if (row?.status !== 'confirmed') return
  const account = await lockAccount(ctx, tx, row.customerId)
  const hold = await findCreditHold(ctx, tx, row, account)
  if (hold === null || hold.holdReason === 'suspended') return
  await tellMember(ctx, tx, account, { kind: 'held', salesOrderId: row.id, cause: hold.holdReason })
  await moveDocument(ctx, tx, salesOrder, row, { status: 'on_hold', set: hold })
}
