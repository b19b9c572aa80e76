import { sql } from 'kysely'
import { z } from 'zod'
import type { OutboxEvent } from '../../../platform/calls/context.ts'
import type { Database } from '../../../platform/database/db.ts'
import type { Delivery } from '../../../platform/jobs/outbox.ts'
import { outboxRows } from '../../../platform/jobs/outbox.ts'
import type { MailSubject } from './mail-data.ts'
import { queueMail } from './queue-mail.ts'

const Payload = z.object({ id: z.number() })

/** Queues the email about a cancelled sales order, if a web shop sent it. A repeated delivery queues nothing more. */
export async function mailCancelled(db: Database, { companyId, payload }: Delivery): Promise<void> {
  const { id } = Payload.parse(payload)
  await queueFor(db, companyId, sql`w.sales_order_id = ${id}`, (webOrderId) => ({
    event: 'order_cancelled',
    webOrderId,
  }))
}

/** Queues the email about a dispatched delivery of such an order. */
export async function mailDispatched(db: Database, { companyId, payload }: Delivery): Promise<void> {
  const { id: deliveryId } = Payload.parse(payload)
  const ofDelivery = sql`w.sales_order_id = (
    select d.sales_order_id from sales.delivery d where d.company_id = ${companyId} and d.id = ${deliveryId})`
  await queueFor(db, companyId, ofDelivery, (webOrderId) => ({ event: 'order_dispatched', webOrderId, deliveryId }))
}

/** Queues the email about a delivery of such an order that is ready to be collected. */
export async function mailReady(db: Database, { companyId, payload }: Delivery): Promise<void> {
  const { id: deliveryId } = Payload.parse(payload)
  const ofDelivery = sql`w.sales_order_id = (
    select d.sales_order_id from sales.delivery d where d.company_id = ${companyId} and d.id = ${deliveryId})`
  await queueFor(db, companyId, ofDelivery, (webOrderId) => ({ event: 'order_ready', webOrderId, deliveryId }))
}

async function queueFor(
  db: Database,
  companyId: number,
  condition: ReturnType<typeof sql>,
  subjectOf: (webOrderId: number) => MailSubject,
): Promise<void> {
  await db.inTransaction({ companyId }, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select w.id from webcheckout.web_order w where w.company_id = ${companyId} and ${condition}`.execute(tx)
    const events: OutboxEvent[] = []
    const emit = (event: string, payload: OutboxEvent['payload'], how: Partial<OutboxEvent> = {}) =>
      void events.push({ event, payload, ...how })
    for (const { id } of rows) await queueMail({ companyId, emit }, tx, subjectOf(id))
    const kept = outboxRows({ companyId, events })
    if (kept !== null) await tx.together(kept)
  })
}
