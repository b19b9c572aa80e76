import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { SignedBody } from '../../../platform/calls/context.ts'
import type { ProviderEvent, ProviderName } from '../provider/card-provider.ts'
import type { ProviderParts } from '../provider/provider-account.ts'
import { openAccount } from '../provider/provider-account.ts'
import { checkFor } from './check-payment.ts'
import { lockPayment } from './payment-row.ts'
import { keepRefs } from './record-state.ts'
import { transactFor } from './transactions.ts'

/** A message whose payment is not known is looked for so long, and so many at once. */
const longestWait = '24 hours'
const mostAtOnce = 100

type Received = SignedBody & { readonly companyId: number; readonly now: Date }
type Message = { readonly name: ProviderName; readonly event: ProviderEvent }

/**
 * Keeps a signed message once, then reads from the provider what became of its payment: messages may come twice, before the answer of the
 * call, or out of order. Throws: payments.signature.
 */
export async function receiveEvent(parts: ProviderParts, received: Received): Promise<void> {
  const { companyId } = received
  const { name, event } = await verify(parts, received)
  const { rows } = await parts.db.inTransaction({ companyId }, async (tx) =>
    sql<{ id: number }>`
      insert into payments.provider_event (company_id, provider, event_ref, kind, session_ref, charge_ref, payment_uid)
      values (${companyId}, ${name}, ${event.eventRef}, ${event.kind}, ${event.sessionRef}, ${event.chargeRef}, ${event.uid})
      on conflict (company_id, provider, event_ref) do nothing returning id`.execute(tx),
  )
  const [kept] = rows
  if (kept !== undefined) await handleEvent(parts, companyId, kept.id)
}

async function verify(parts: ProviderParts, { companyId, raw, signature, now }: Received): Promise<Message> {
  const { rows } = await sql<{ name: ProviderName }>`
    select p.provider as name from payments.card_provider p where p.company_id = ${companyId} order by 1`.execute(
    parts.db.reader({ companyId }),
  )
  for (const { name } of rows) {
    const { provider } = await openAccount(parts, companyId, name)
    const event = provider.readEvent(raw, signature, now)
    if (event !== null) return { name, event }
  }
  return fail('payments.signature')
}

/** Messages whose payment was not known, or whose provider did not answer. */
export async function handleWaiting(parts: ProviderParts, companyId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select e.id from payments.provider_event e where e.company_id = ${companyId} and e.status = 'new'
    order by e.received_at, e.id limit ${mostAtOnce}`.execute(parts.db.reader({ companyId }))
  for (const { id } of rows) await handleEvent(parts, companyId, id)
  await parts.db.inTransaction({ companyId }, async (tx) => {
    await sql`
      update payments.provider_event set status = 'ignored', handled_at = now()
      where company_id = ${companyId} and status = 'new' and received_at < now() - ${longestWait}::interval`.execute(tx)
  })
}

type Found = {
  readonly paymentId: number | null
  readonly userId: number
  readonly sessionRef: string | null
  readonly chargeRef: string | null
}

async function handleEvent(parts: ProviderParts, companyId: number, eventId: number): Promise<void> {
  const { rows } = await sql<Found>`
    select p.id as "paymentId", p.created_by as "userId", e.session_ref as "sessionRef", e.charge_ref as "chargeRef"
    from payments.provider_event e
    left join payments.online_payment p on p.company_id = e.company_id and p.provider = e.provider
      and (p.uid = e.payment_uid or p.session_ref = e.session_ref or p.charge_ref = e.charge_ref)
    where e.company_id = ${companyId} and e.id = ${eventId} and e.status = 'new'`.execute(
    parts.db.reader({ companyId }),
  )
  const [found] = rows
  if (found === undefined || found.paymentId === null) return
  const { paymentId, userId, ...refs } = found
  // Before the answer of the call the payment does not know its page yet.
  const transact = transactFor(parts.db, { companyId, userId, taskId: 'payments.cardEvent.receive' })
  await transact(async (ctx, tx) => await keepRefs(ctx, tx, await lockPayment(ctx, tx, paymentId), refs))
  await checkFor(parts, companyId, paymentId, 'webhook')
  await parts.db.inTransaction({ companyId }, async (tx) => {
    await sql`
      update payments.provider_event set status = 'done', handled_at = now()
      where company_id = ${companyId} and id = ${eventId} and status = 'new'`.execute(tx)
  })
}
