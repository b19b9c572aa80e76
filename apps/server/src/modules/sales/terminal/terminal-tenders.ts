import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/payments/errors.text'
import type { TenderInput } from '@countinghouse/contract/sales/register'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { findTerminal, refundTerminals, sendReturned } from '../../payments/index.ts'
import type { PostedTender } from '../voucher/voucher-tenders.ts'

type Tendered<T extends TenderInput | PostedTender> = {
  readonly tenders: readonly T[]
  /** Of the payment types, in the order of the tenders. */
  readonly kinds: readonly string[]
}
type Sold = { readonly uid: string; readonly storeId: number }

/**
 * Payments with what the terminal says of their card, which the receipt prints as their reference. The posting asks again, with the
 * payments locked. Throws: payments.terminal_not_approved, at its payment.
 */
export async function withTerminals(
  ctx: Ctx,
  tx: Tx,
  { tenders, kinds }: Tendered<PostedTender>,
  { uid: receiptUid, storeId }: Sold,
): Promise<PostedTender[]> {
  const paid: PostedTender[] = []
  const used = new Set<string>()
  for (const [place, tender] of tenders.entries()) {
    const uid = tender.terminalUid ?? null
    const isTerminal = kinds[place] === 'card_terminal'
    if (!isTerminal && uid === null) {
      paid.push(tender)
      continue
    }
    const row = uid === null ? null : await findTerminal(ctx, tx, uid)
    const isApproved =
      isTerminal &&
      row !== null &&
      !used.has(row.uid) &&
      row.status === 'approved' &&
      !row.isUsed &&
      row.receiptUid === receiptUid &&
      row.storeId === storeId &&
      row.paymentTypeId === tender.paymentTypeId &&
      row.amountMinor === tender.tenderedMinor
    if (!isApproved)
      return fail(
        'payments.terminal_not_approved',
        atField(ctx, [`tenders.${place}.terminalUid`], text.terminal_not_approved),
      )
    used.add(row.uid)
    // Providers do not tell the card of every payment.
    const reference = [row.card, row.authorisation].filter((part) => part !== null).join(' · ') || null
    paid.push({ ...tender, reference })
  }
  return paid
}

/** What goes back to cards is asked of the terminals that charged them for the receipt and those that exchanges bind to it; the caller holds them. Throws: payments.terminal_refund_exceeds, payments.terminal_not_approved where one is named, which a return never uses. */
export async function refundToTerminals(
  ctx: Ctx,
  tx: Tx,
  { tenders, kinds, saleId }: Tendered<TenderInput> & { readonly saleId: number },
): Promise<void> {
  const named = tenders.findIndex(({ terminalUid }) => terminalUid !== null)
  if (named >= 0)
    fail('payments.terminal_not_approved', atField(ctx, [`tenders.${named}.terminalUid`], text.terminal_not_approved))
  const places = kinds.flatMap((kind, place) => (kind === 'card_terminal' ? [place] : []))
  if (places.length === 0) return
  const amountMinor = places.reduce((sum, place) => sum + (tenders[place]?.tenderedMinor ?? 0), 0)
  const { rows } = await sql<{ uid: string }>`
    select t.terminal_uid as uid from sales.sale_tender t
    where t.company_id = ${ctx.companyId} and t.sale_id = any(sales.bound_receipts(${ctx.companyId}, ${saleId})) and t.terminal_uid is not null`.execute(
    tx,
  )
  const fields = atField(
    ctx,
    places.map((place) => `tenders.${place}.tenderedMinor`),
    text.terminal_refund_exceeds,
  )
  await refundTerminals(ctx, tx, { uids: rows.map(({ uid }) => uid), amountMinor, fields })
}

/** After a void. */
export async function sendVoided(ctx: Ctx, tx: Tx, saleIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ uid: string }>`
    select t.terminal_uid as uid from sales.sale_tender t
    where t.company_id = ${ctx.companyId} and t.sale_id = any(${[...saleIds]}::bigint[]) and t.terminal_uid is not null`.execute(
    tx,
  )
  if (rows.length > 0)
    await sendReturned(
      ctx,
      tx,
      rows.map(({ uid }) => uid),
    )
}
