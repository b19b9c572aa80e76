import { randomUUID } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import type { PayPage, simulatePay } from '@countinghouse/contract/payments/pay'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx, RequestContext } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument } from '../../../platform/documents/document.ts'
import { lockPayer } from '../customer-payment/deposit.ts'
import { askProvider, check } from '../online-payment/check-payment.ts'
import { bookNow } from '../online-payment/book-payment.ts'
import { lockPayment, readPayment } from '../online-payment/payment-row.ts'
import { receiveEvent } from '../online-payment/receive-event.ts'
import { recordState } from '../online-payment/record-state.ts'
import type { Checked } from '../online-payment/transactions.ts'
import { transactFor } from '../online-payment/transactions.ts'
import type { ProviderParts } from '../provider/provider-account.ts'
import { openAccount } from '../provider/provider-account.ts'
import { signatureOf } from '../provider/signature.ts'
import { answerPage, messageOf, simulatorSecret } from '../provider/simulator.ts'
import { payPath, readLinkToken } from './link-token.ts'
import type { LinkGlance } from './read-link.ts'
import { pageOf, readLink } from './read-link.ts'

/** What the page shows. Throws: not_found. */
export async function showPage({ db }: ProviderParts, token: string): Promise<PayPage> {
  const known = readLinkToken(token)
  return await pageOf(db.reader(known), await readLink(db.reader(known), known))
}

/**
 * Creates the payment, before the provider is called, or continues the one that is not over. Throws: not_found, not_configured,
 * payments.link_ended, payments.nothing_open. Locks: the customer of an order, the link, the invoice, so that there is one payment of each.
 */
export async function startPayment(
  parts: ProviderParts,
  { origin = '' }: RequestContext,
  token: string,
): Promise<{ url: string | null }> {
  const known = readLinkToken(token)
  const link = await readLink(parts.db.reader(known), known)
  requirePayable(link)
  const { provider } = await openAccount(parts, known.companyId)
  const checked = checkedFor(parts, link)
  if (isOther(link)) await dropLive(checked, link)
  const id = await checked.transact(async (ctx, tx) => {
    if (link.salesOrderId !== null) await lockPayer(ctx, tx, link.customerId)
    await sql`
      select from payments.payment_link l where l.company_id = ${known.companyId} and l.id = ${link.id} for no key update`.execute(
      tx,
    )
    await sql`
      select from accounts.invoice i where i.company_id = ${known.companyId} and i.id = ${link.invoiceId} for no key update`.execute(
      tx,
    )
    const current = await readLink(tx, known)
    requirePayable(current)
    return (
      current.liveId ??
      (await createPayment(ctx, tx, current, { provider: provider.name, returnUrl: `${origin}${payPath(token)}` }))
    )
  })
  const payment = await readPayment(parts.db.reader(known), known.companyId, id)
  const state = (await askProvider(checked, payment)) ?? fail('payments.link_ended')
  await checked.transact(
    async (ctx, tx) => await recordState(ctx, tx, await lockPayment(ctx, tx, id), state, 'request'),
  )
  await bookNow(checked.transact, id)
  if (state.state === 'open') return { url: state.url === '' ? null : state.url }
  return { url: null }
}

/** Throws: payments.link_ended, payments.nothing_open. */
function requirePayable({ isEnded, amountMinor, liveStatus }: LinkGlance): void {
  if (isEnded) fail('payments.link_ended')
  if (amountMinor <= 0 || liveStatus === 'authorised') fail('payments.nothing_open')
}

/** What is open has changed since the page of the provider was opened. */
function isOther({ liveStatus, liveMinor, amountMinor }: LinkGlance): boolean {
  return liveStatus === 'sent' && liveMinor !== amountMinor
}

/** Closes the page with the former amount; where that was paid meanwhile, it stays paid. */
async function dropLive(checked: Checked, { liveId, liveProvider }: LinkGlance): Promise<void> {
  if (liveId === null) return
  const { db, companyId, transact } = checked
  const known = await readPayment(db.reader({ companyId }), companyId, liveId)
  const { provider } = await openAccount(checked, companyId, liveProvider)
  const state = await provider.cancel(known, known.uid)
  await transact(async (ctx, tx) => await recordState(ctx, tx, await lockPayment(ctx, tx, liveId), state, 'request'))
  await bookNow(transact, liveId)
}

type Page = { readonly provider: 'stripe' | 'simulator'; readonly returnUrl: string }

async function createPayment(ctx: Ctx, tx: Tx, link: LinkGlance, { provider, returnUrl }: Page): Promise<number> {
  const { customerId, invoiceId, salesOrderId, currency: currencyCode, amountMinor } = link
  const { rows } = await sql<{ today: string }>`select erp.today(${ctx.companyId})::text as today`.execute(tx)
  const requestedOn = rows[0]?.today
  const entered = { customerId, invoiceId, salesOrderId, requestedOn, currencyCode, amountMinor, provider }
  const inside = { paymentLinkId: link.id, returnUrl }
  const { id } = await createDocument(ctx, tx, onlinePayment, { uid: randomUUID(), ...entered }, inside)
  return id
}

/** The customer returns from the page of the provider. Throws: not_found. */
export async function returnFromPage(parts: ProviderParts, token: string): Promise<PayPage> {
  const known = readLinkToken(token)
  const link = await readLink(parts.db.reader(known), known)
  if (link.liveId !== null) await check(checkedFor(parts, link), link.liveId, 'request')
  return await showPage(parts, token)
}

/** The answer on the page of the simulator, which sends its signed message. Throws: not_found. */
export async function simulate(
  parts: ProviderParts,
  { now }: RequestContext,
  { token, outcome }: InputOfRoute<typeof simulatePay>,
): Promise<PayPage> {
  const known = readLinkToken(token)
  const { companyId } = known
  const { liveId, liveSession, liveProvider } = await readLink(parts.db.reader(known), known)
  if (liveId === null || liveSession === null || liveProvider !== 'simulator') return fail('not_found')
  await answerPage(parts.db, companyId, liveSession, outcome)
  const { uid } = await readPayment(parts.db.reader(known), companyId, liveId)
  const raw = messageOf(`checkout.session.${outcome}`, { uid, sessionRef: liveSession, chargeRef: null })
  await receiveEvent(parts, { companyId, now, raw, signature: signatureOf(simulatorSecret(companyId), raw, now) })
  return await showPage(parts, token)
}

function checkedFor(parts: ProviderParts, { companyId, userId }: LinkGlance): Checked {
  const transact = transactFor(parts.db, { companyId, userId, taskId: 'payments.pay.start' })
  return { ...parts, companyId, transact }
}
