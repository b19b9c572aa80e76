import type { MessageKind } from '@countinghouse/contract/accounts/company-connection'
import { sql } from 'kysely'
import { z } from 'zod'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { Database, Tx } from '../../../platform/database/db.ts'
import type { Delivery } from '../../../platform/jobs/outbox.ts'
import { outboxRows } from '../../../platform/jobs/outbox.ts'
import { messageReceived } from './send-message.ts'
import type { Signed } from './signature.ts'
import { isSignedBy, openSecret, signatureOf } from './signature.ts'

export const MessageEvent = z.object({ id: z.int() })

/** A code is valid for as many days. */
export const daysInvited = 7

type Sent = Omit<Signed, 'kind'> & {
  readonly kind: MessageKind
  readonly linkUid: string
  readonly sealed: Buffer
  readonly partnerId: number
}

/**
 * Delivers a message: read and signed for the sender, stored and verified for the receiver, each in a transaction that sees one company.
 * What the receiver does with it follows from its own outbox.
 */
export function deliverMessage(box: SecretBox) {
  return async (db: Database, { companyId, payload }: Delivery): Promise<void> => {
    const { id } = MessageEvent.parse(payload)
    const sent = await readSent(db, companyId, id)
    if (sent === null) return await refuseUnconnected(db, companyId, id)
    const { linkUid, sealed, partnerId, ...message } = sent
    const signature = signatureOf(openSecret(box, { companyId, uid: linkUid }, sealed), message)
    const isAccepted = await db.inTransaction({ companyId: partnerId }, (tx) =>
      receive(tx, box, { ...message, companyId: partnerId, linkUid, signature }),
    )
    await db.inTransaction({ companyId }, async (tx) => {
      await sql`
        update accounts.company_message set status = ${isAccepted ? 'done' : 'refused'}, done_at = now(),
          error_code = ${isAccepted ? null : 'accounts.link_not_connected'}
        where company_id = ${companyId} and id = ${id}`.execute(tx)
      if (message.kind === 'disconnected') await endConnection(tx, companyId, linkUid)
    })
  }
}

async function readSent(db: Database, companyId: number, id: number): Promise<Sent | null> {
  const { rows } = await sql<Sent>`
    select m.uid, m.kind, m.subject, m.body::text as body, c.uid as "linkUid", c.secret_sealed as sealed, c.partner_company_id as "partnerId"
    from accounts.company_message m
    join accounts.company_connection c on c.company_id = m.company_id and c.company_link_id = m.company_link_id and c.connected_at is not null
    where m.company_id = ${companyId} and m.id = ${id} and m.direction = 'out' and m.status = 'waiting'`.execute(
    db.reader({ companyId }),
  )
  return rows[0] ?? null
}

/** The connection ended before the message was delivered, so that a user repeats it once the companies are connected again. */
async function refuseUnconnected(db: Database, companyId: number, id: number): Promise<void> {
  await db.inTransaction({ companyId }, async (tx) => {
    await sql`
      update accounts.company_message m set status = 'refused', error_code = 'accounts.link_not_connected', done_at = now()
      where m.company_id = ${companyId} and m.id = ${id} and m.direction = 'out' and m.status = 'waiting' and not exists (
        select from accounts.company_connection c
        where c.company_id = m.company_id and c.company_link_id = m.company_link_id and c.connected_at is not null)`.execute(
      tx,
    )
  })
}

type Received = Omit<Sent, 'sealed' | 'partnerId'> & { readonly companyId: number; readonly signature: Buffer }
type Connection = { readonly linkId: number; readonly sealed: Buffer; readonly isConnected: boolean }

/** False: no active link has this connection, or the signature is not of its secret. The same message again is stored once. */
async function receive(tx: Tx, box: SecretBox, message: Received): Promise<boolean> {
  const { companyId, linkUid, signature, ...signed } = message
  const { rows } = await sql<Connection>`
    select c.company_link_id as "linkId", c.secret_sealed as sealed, c.connected_at is not null as "isConnected"
    from accounts.company_connection c
    join accounts.company_link l on l.company_id = c.company_id and l.id = c.company_link_id and l.status = 'active'
    where c.company_id = ${companyId} and c.uid = ${linkUid}
      and (c.connected_at is not null or c.invited_at > now() - make_interval(days => ${daysInvited}))`.execute(tx)
  const [connection] = rows
  if (connection === undefined) return false
  if (!connection.isConnected && signed.kind !== 'connected') return false
  if (!isSignedBy(openSecret(box, { companyId, uid: linkUid }, connection.sealed), signed, signature)) return false
  const { rows: stored } = await sql<{ id: number }>`
    insert into accounts.company_message (company_id, company_link_id, direction, kind, uid, subject, body)
    values (${companyId}, ${connection.linkId}, 'in', ${signed.kind}, ${signed.uid}, ${signed.subject}, ${signed.body}::jsonb)
    on conflict on constraint company_message_once do nothing returning id`.execute(tx)
  const [row] = stored
  const events = row === undefined ? [] : [{ event: messageReceived(signed.kind), payload: { id: row.id } }]
  const kept = outboxRows({ companyId, events })
  if (kept !== null) await tx.together(kept)
  return true
}

/** The last message was delivered, or the partner sent its last. */
export async function endConnection(tx: Tx, companyId: number, uid: string): Promise<void> {
  await sql`delete from accounts.company_connection where company_id = ${companyId} and uid = ${uid}`.execute(tx)
}
