import type { MessageKind, retryMessage } from '@countinghouse/contract/accounts/company-connection'
import { companyLink } from '@countinghouse/contract/accounts/company-link'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { messageReceived, messageSent } from './send-message.ts'

type Refused = {
  readonly kind: MessageKind
  readonly direction: string
  readonly subject: string
  readonly linkId: number
  readonly link: string
}

/** Sends or applies a refused message again; answers its link. Throws: not_found, state_conflict if it was not refused. */
export async function retry(ctx: Ctx, tx: Tx, { id }: InputOfRoute<typeof retryMessage>): Promise<{ id: number }> {
  const { companyId } = ctx
  const { rows } = await sql<Refused & { status: string }>`
    select m.kind, m.direction, m.subject, m.status, l.id as "linkId", l.name as link from accounts.company_message m
    join accounts.company_link l on l.company_id = m.company_id and l.id = m.company_link_id
    where m.company_id = ${companyId} and m.id = ${id} for update of m`.execute(tx)
  const { kind, direction, subject, status, linkId, link } = rows[0] ?? fail('not_found')
  if (status !== 'refused') fail('state_conflict', { details: { status, allowed: [] } })
  await sql`
    update accounts.company_message set status = 'waiting', error_code = null, error_detail = null, done_at = null
    where company_id = ${companyId} and id = ${id}`.execute(tx)
  ctx.audit({
    entity: companyLink.entity,
    entityId: linkId,
    label: link,
    before: { message: subject, status },
    after: { message: subject, status: 'waiting' },
  })
  ctx.emit(direction === 'out' ? messageSent : messageReceived(kind), { id })
  return { id: linkId }
}
