import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { sendMessage } from '../../accounts/index.ts'

type Cancelled = {
  readonly id: number
  readonly reason: string
  /** False: what was dispatched stays. */
  readonly isWhole: boolean
}

/** Tells the partner company that a transfer, or the rest of it, does not come; does nothing between stores. */
export async function tellCancelled(ctx: Ctx, tx: Tx, { id, reason, isWhole }: Cancelled): Promise<void> {
  const { rows } = await sql<{ linkId: number; uid: string; number: string }>`
    select p.company_link_id as "linkId", p.uid, t.number from inventory.partner_transfer p
    join inventory.transfer t on t.company_id = p.company_id and t.id = p.transfer_id
    join accounts.company_connection c on c.company_id = p.company_id and c.company_link_id = p.company_link_id and c.connected_at is not null
    where p.company_id = ${ctx.companyId} and p.transfer_id = ${id}`.execute(tx)
  const [partner] = rows
  if (partner === undefined) return
  const { linkId, uid, number } = partner
  await sendMessage(ctx, tx, { linkId, kind: 'cancellation', subject: number, body: { uid, number, reason, isWhole } })
}
