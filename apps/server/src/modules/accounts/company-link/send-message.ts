import { randomUUID } from 'node:crypto'
import type { MessageKind } from '@countinghouse/contract/accounts/company-connection'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** Event that has a stored message delivered. */
export const messageSent = 'accounts.company_message_sent'

/** Event of a received message, by its kind. */
export function messageReceived(kind: MessageKind): string {
  return `accounts.company_message_${kind}`
}

type Message = {
  readonly linkId: number
  readonly kind: MessageKind
  /** Number of its document. */
  readonly subject: string
  readonly body: Readonly<Record<string, unknown>>
}

/** Stores a message to the partner of a connected link; it is signed and delivered after the commit. */
export async function sendMessage(
  { companyId, emit }: Pick<Ctx, 'companyId' | 'emit'>,
  tx: Tx,
  { linkId, kind, subject, body }: Message,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into accounts.company_message (company_id, company_link_id, direction, kind, uid, subject, body)
    values (${companyId}, ${linkId}, 'out', ${kind}, ${randomUUID()}, ${subject}, ${JSON.stringify(body)}::jsonb)
    returning id`.execute(tx)
  emit(messageSent, { id: rows[0]?.id ?? 0 })
}

/** Answers about nettings: each can arrive late or twice, since the netting of the receiver decides what becomes of it. */
const repeated: readonly MessageKind[] = [
  'netting_accepted',
  'netting_rejected',
  'netting_withdrawn',
  'netting_ended',
  'netting_reversed',
]

/** Companies that are connected again tell each other what was lost with the connection before, so that their books agree. */
export async function repeatAnswers({ companyId, emit }: Ctx, tx: Tx, linkId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update accounts.company_message m set status = 'waiting', error_code = null, error_detail = null, done_at = null
    where m.company_id = ${companyId} and m.company_link_id = ${linkId} and m.direction = 'out' and m.kind = any(${[...repeated]}::text[])
      and m.status <> 'done' returning m.id`.execute(tx)
  for (const { id } of rows) emit(messageSent, { id })
}
