import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { sendMessage } from '../../accounts/index.ts'
import { findPartnerOrder } from './partner-orders.ts'

type Cancelled = {
  readonly id: number
  readonly number: string | null
  readonly reason: string
}

/** Tells the partner company that nothing more of an order is wanted; does nothing for any other supplier. */
export async function tellCancelled(ctx: Ctx, tx: Tx, { id, number, reason }: Cancelled): Promise<void> {
  const partner = await findPartnerOrder(tx, ctx.companyId, { orderId: id })
  if (partner === null || number === null) return
  const { linkId, uid } = partner
  const body = { uid, number, reason }
  await sendMessage(ctx, tx, { linkId, kind: 'order_cancellation', subject: number, body })
}
