import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/db.ts'
import type { CardProvider, PaymentOrder, PaymentRef, PaymentState, RefundState } from './card-provider.ts'
import { noAnswer } from './card-provider.ts'
import type { TerminalState } from './card-terminal.ts'
import { unansweredTerminal } from './card-terminal.ts'
import { readMessage } from './event-message.ts'
import { isSigned } from './signature.ts'

type Opened = Pick<PaymentOrder, 'uid' | 'amountMinor' | 'currencyCode' | 'captureMode'>
type Call = 'create' | 'read' | 'capture' | 'cancel' | 'refund'
type Effect = 'lost' | 'done' | 'refused' | 'pending'

/**
 * A provider without a card network, for the demo company and tests: it keeps payments in tables of its own, in transactions of its own,
 * and answers, declines and loses answers as it is told by `payments.simulated_fault`. No money moves.
 */
export function simulator(db: Database, companyId: number): CardProvider {
  /** Runs a call as its fault says: `lost` before it takes effect, `done` after it. */
  async function answer<T>(call: Call, unknown: T, run: (tx: Tx, effect: Effect | null) => Promise<T>): Promise<T> {
    return await db.inTransaction({ companyId }, async (tx) => {
      const effect = await takeFault(tx, companyId, call)
      if (effect === 'lost') return unknown
      const answered = await run(tx, effect)
      return effect === 'done' ? unknown : answered
    })
  }
  const unanswered = (ref: PaymentRef): PaymentState => ({ ...ref, ...noAnswer })
  const noRefund: RefundState = { state: 'unknown', ref: null, failure: null }

  return {
    name: 'simulator',
    terminal: {
      start: async ({ uid, amountMinor, currencyCode }) =>
        await answer('create', unansweredTerminal(null), async (tx, effect) => {
          if (effect === 'refused')
            return { ...unansweredTerminal(null), state: 'declined', declineCode: 'reader_offline' }
          const order = { uid, amountMinor, currencyCode, captureMode: 'at_once' } as const
          return terminalStateOf(await open(tx, companyId, order))
        }),
      read: async ({ chargeRef }) =>
        await answer('read', unansweredTerminal(chargeRef), async (tx, effect) => {
          if (effect !== 'pending') await presentCard(tx, companyId, chargeRef)
          return terminalStateOf(await stateOf(tx, companyId, { sessionRef: chargeRef, chargeRef: null }))
        }),
      cancel: async ({ chargeRef }) =>
        await answer('cancel', unansweredTerminal(chargeRef), async (tx) => {
          await sql`
            update payments.simulated_payment set status = 'cancelled'
            where company_id = ${companyId} and session_ref = ${chargeRef} and status = 'open'`.execute(tx)
          return terminalStateOf(await stateOf(tx, companyId, { sessionRef: chargeRef, chargeRef: null }))
        }),
    },
    create: async (order) =>
      await answer('create', unanswered({ sessionRef: null, chargeRef: null }), async (tx, effect) =>
        effect === 'refused'
          ? { sessionRef: null, chargeRef: null, ...noAnswer, state: 'declined', declineCode: 'account_refused' }
          : await open(tx, companyId, order),
      ),
    read: async (ref) => await answer('read', unanswered(ref), async (tx) => await stateOf(tx, companyId, ref)),
    capture: async (ref) =>
      await answer('capture', unanswered(ref), async (tx) => {
        await capture(tx, companyId, ref.sessionRef, ['authorised'])
        return await stateOf(tx, companyId, ref)
      }),
    cancel: async (ref) =>
      await answer('cancel', unanswered(ref), async (tx) => {
        await sql`
          update payments.simulated_payment set status = 'cancelled'
          where company_id = ${companyId} and session_ref = ${ref.sessionRef} and status in ('open', 'authorised')`.execute(
          tx,
        )
        return await stateOf(tx, companyId, ref)
      }),
    refund: async ({ uid, sessionRef, amountMinor }) =>
      await answer('refund', noRefund, async (tx, effect) => {
        if (effect === 'refused') return { state: 'failed', ref: null, failure: 'charge_disputed' }
        const status = effect === 'pending' ? 'pending' : 'succeeded'
        await sql`
          insert into payments.simulated_refund (company_id, simulated_payment_id, idempotency_key, amount_minor, status)
          select p.company_id, p.id, ${`refund-${uid}`}, ${amountMinor}, ${status} from payments.simulated_payment p
          where p.company_id = ${companyId} and p.session_ref = ${sessionRef}
          on conflict (company_id, idempotency_key) do nothing`.execute(tx)
        return await refundOf(tx, companyId, sql`idempotency_key = ${`refund-${uid}`}`)
      }),
    readRefund: async (ref) =>
      await answer('read', noRefund, async (tx) => await refundOf(tx, companyId, sql`id = ${Number(ref.slice(3))}`)),
    readEvent: (raw, signature, now) =>
      isSigned(simulatorSecret(companyId), raw, signature, now) ? readMessage(raw) : null,
  }
}

/** Of messages of the simulator. It guards no money: what became of a payment is read from the tables of the simulator. */
export function simulatorSecret(companyId: number): string {
  return `whsec_simulator_${companyId}`
}

/** The customer’s answer on the page: the amount is captured or authorised, or the attempt is declined and the page stays open. */
export async function answerPage(
  db: Database,
  companyId: number,
  sessionRef: string,
  outcome: 'approve' | 'decline',
): Promise<void> {
  await db.inTransaction({ companyId }, async (tx) => {
    if (outcome === 'approve') await capture(tx, companyId, sessionRef, ['open', 'declined'])
    else
      await sql`
        update payments.simulated_payment set status = 'declined', decline_code = 'card_declined'
        where company_id = ${companyId} and session_ref = ${sessionRef} and status = 'open'`.execute(tx)
  })
}

/** What the simulator sends of a payment, in the form of Stripe. */
export function messageOf(
  kind: string,
  payment: PaymentRef & { readonly uid: string },
  eventRef: string = randomUUID(),
): Buffer {
  const object = {
    id: payment.sessionRef,
    object: 'checkout.session',
    payment_intent: payment.chargeRef,
    metadata: { uid: payment.uid },
  }
  return Buffer.from(JSON.stringify({ id: `sim_evt_${eventRef}`, type: kind, data: { object } }))
}

/** Amounts that end so are declined at a terminal, as test cards of providers are. Units: minor units. */
const declinedEnding = 5

/** Whoever stands at the simulated terminal presents a card once it is asked about. */
async function presentCard(tx: Tx, companyId: number, sessionRef: string | null): Promise<void> {
  await sql`
    update payments.simulated_payment set status = 'declined', decline_code = 'card_declined'
    where company_id = ${companyId} and session_ref = ${sessionRef} and status = 'open' and amount_minor % 100 = ${declinedEnding}`.execute(
    tx,
  )
  await capture(tx, companyId, sessionRef, ['open'])
}

function terminalStateOf({ state, sessionRef, chargeRef, declineCode }: PaymentState): TerminalState {
  const isApproved = state === 'captured' || state === 'authorised'
  const authorisation = chargeRef?.replace(/\D/g, '').slice(-6).padStart(6, '0') ?? null
  return {
    state: isApproved ? 'approved' : state === 'open' ? 'waiting' : state,
    chargeRef: sessionRef,
    card: isApproved ? { brand: 'Visa', last4: '4242', authorisation } : null,
    declineCode,
  }
}

async function takeFault(tx: Tx, companyId: number, call: Call): Promise<Effect | null> {
  const { rows } = await sql<{ effect: Effect }>`
    delete from payments.simulated_fault f where f.company_id = ${companyId} and f.id = (
      select n.id from payments.simulated_fault n where n.company_id = ${companyId} and n.call = ${call} order by n.id limit 1)
    returning f.effect`.execute(tx)
  return rows[0]?.effect ?? null
}

async function open(tx: Tx, companyId: number, order: Opened): Promise<PaymentState> {
  const sessionRef = `sim_cs_${randomUUID()}`
  await sql`
    insert into payments.simulated_payment (company_id, idempotency_key, payment_uid, session_ref, amount_minor, currency_code, is_captured_by_hand)
    values (${companyId}, ${`pay-${order.uid}`}, ${order.uid}, ${sessionRef}, ${order.amountMinor}, ${order.currencyCode},
      ${order.captureMode === 'by_hand'})
    on conflict (company_id, idempotency_key) do nothing`.execute(tx)
  const { rows } = await sql<{ sessionRef: string }>`
    select session_ref as "sessionRef" from payments.simulated_payment
    where company_id = ${companyId} and idempotency_key = ${`pay-${order.uid}`}`.execute(tx)
  return await stateOf(tx, companyId, { sessionRef: rows[0]?.sessionRef ?? null, chargeRef: null })
}

/** Takes or reserves the amount of a payment in one of the statuses; of any other, nothing. */
async function capture(tx: Tx, companyId: number, sessionRef: string | null, from: readonly string[]): Promise<void> {
  await sql`
    update payments.simulated_payment set decline_code = null,
      status = case when is_captured_by_hand and status <> 'authorised' then 'authorised' else 'captured' end,
      captured_minor = case when is_captured_by_hand and status <> 'authorised' then 0 else amount_minor end,
      capture_count = capture_count + case when is_captured_by_hand and status <> 'authorised' then 0 else 1 end
    where company_id = ${companyId} and session_ref = ${sessionRef} and status = any(${[...from]}::text[])`.execute(tx)
}

type Kept = {
  readonly id: number
  readonly status: 'open' | 'authorised' | 'captured' | 'declined' | 'cancelled'
  readonly capturedMinor: number
  readonly declineCode: string | null
}

async function stateOf(tx: Tx, companyId: number, ref: PaymentRef): Promise<PaymentState> {
  const { rows } = await sql<Kept>`
    select id, status, captured_minor as "capturedMinor", decline_code as "declineCode" from payments.simulated_payment
    where company_id = ${companyId} and session_ref = ${ref.sessionRef}`.execute(tx)
  const [kept] = rows
  if (kept === undefined) return { ...ref, ...noAnswer }
  const { id, status, capturedMinor, declineCode } = kept
  const isPaid = status === 'authorised' || status === 'captured'
  return {
    sessionRef: ref.sessionRef,
    chargeRef: isPaid || ref.chargeRef !== null ? `sim_pi_${companyId}_${id}` : null,
    state: status,
    capturedMinor,
    url: status === 'open' ? '' : null,
    declineCode,
  }
}

async function refundOf(tx: Tx, companyId: number, condition: ReturnType<typeof sql>): Promise<RefundState> {
  const { rows } = await sql<{ id: number; status: 'pending' | 'succeeded' | 'failed' }>`
    select id, status from payments.simulated_refund where company_id = ${companyId} and ${condition}`.execute(tx)
  const [kept] = rows
  if (kept === undefined) return { state: 'failed', ref: null, failure: 'no_such_payment' }
  const failure = kept.status === 'failed' ? 'bank_refused' : null
  return { state: kept.status, ref: `re_${kept.id}`, failure }
}
