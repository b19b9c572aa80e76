import { fail } from '@countinghouse/contract/errors'
import { netting } from '@countinghouse/contract/payments/netting'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { readDocument } from '../../../platform/documents/document.ts'
import { endUnsent, findCompanyLink, postJournals, requireConnected } from '../../accounts/index.ts'
import { payables, receivables, shareOf } from '../settling/journal-of-payment.ts'
import { reverseSettled, settle } from '../settling/settle.ts'
import { answerPartner } from './answer-partner.ts'
import type { Netting } from './calculate-netting.ts'
import { linkOf } from './calculate-netting.ts'
import { nettedLines } from './netted-lines.ts'
import { tellProposal } from './tell-proposal.ts'

/** Source type of nettings in the ledger. */
export const nettingSource = 'netting'

/**
 * Reserves the amounts of the draft and tells the partner. Throws: payments.over_settled at the lines of which less is open since the draft
 * was saved, payments.not_nettable, accounts.link_not_connected. Locks: invoices of both directions.
 */
export async function propose(ctx: Ctx, tx: Tx, row: Netting): Promise<TransitionOutcome> {
  const link = await linkOf(ctx, tx, row.companyLinkId)
  requireConnected(ctx, link)
  const currencyCode = row.currencyCode ?? fail('not_found')
  const sides = await nettedLines(ctx, tx, { ...row, currencyCode, link, isOpenTaken: false })
  return {
    after: async () => {
      const { name } = await readDocument(ctx, tx, netting, row.id)
      await tellProposal(ctx, tx, { ...row, name, currencyCode }, sides)
    },
  }
}

/**
 * The partner decides whether it has accepted before; one that is no longer connected, or that the proposal did not reach, cannot accept.
 */
export async function withdraw(ctx: Ctx, tx: Tx, row: Netting): Promise<TransitionOutcome> {
  const isUnsent = await endUnsent(ctx, tx, { linkId: row.companyLinkId, kind: 'netting', uid: row.uid })
  if (isUnsent || !(await hasConnection(ctx, tx, row))) return { status: 'withdrawn' }
  await answerPartner(ctx, tx, row, 'netting_withdrawn')
  return { status: 'withdrawing' }
}

/** Settles the invoices here; the partner settles its own by message. Throws: what settleNetting throws, accounts.link_not_connected. */
export async function accept(ctx: Ctx, tx: Tx, row: Netting): Promise<TransitionOutcome> {
  const outcome = await settleNetting(ctx, tx, row)
  await answerPartner(ctx, tx, row, 'netting_accepted')
  return outcome
}

/** The partner is told if it is connected; otherwise it ends its proposal itself. */
export async function reject(ctx: Ctx, tx: Tx, row: Netting, reason: string): Promise<TransitionOutcome> {
  if (await hasConnection(ctx, tx, row)) await answerPartner(ctx, tx, row, 'netting_rejected', { reason })
  return { set: { reason } }
}

/** Opens the invoices again, here and by message at the partner. Throws: accounts.link_not_connected, what reverseJournal throws. */
export async function reverse(ctx: Ctx, tx: Tx, row: Netting): Promise<TransitionOutcome> {
  await answerPartner(ctx, tx, row, 'netting_reversed')
  return await openAgain(ctx, tx, row)
}

/**
 * Payables against receivables, each at the rate and in the store of its invoice; the rest is the realised exchange difference. Throws:
 * payments.not_nettable, payments.over_settled, what postJournals throws. Locks: invoices of both directions, period, balances.
 */
export async function settleNetting(ctx: Ctx, tx: Tx, row: Netting): Promise<TransitionOutcome> {
  const link = await linkOf(ctx, tx, row.companyLinkId)
  const currencyCode = row.currencyCode ?? fail('not_found')
  const { baseCurrency, today } = await readDay(ctx, tx)
  const wanted = { ...row, currencyCode, link, isOpenTaken: false, besideId: row.id }
  const netted = await nettedLines(ctx, tx, wanted)
  const linesOf = (side: typeof payables, lines: typeof netted.payables) =>
    lines.map((line) => ({
      role: side.intercompany,
      storeId: line.invoice.storeId,
      amountMinor: side.sign * shareOf(line),
      partyType: side.partyType,
      partyId: line.invoice.partyId,
      ...(currencyCode !== baseCurrency && { currencyCode, documentMinor: side.sign * line.amountMinor }),
    }))
  const settled = [...linesOf(payables, netted.payables), ...linesOf(receivables, netted.receivables)]
  const residue = settled.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const event = {
    source: 'payment',
    sourceType: nettingSource,
    sourceId: row.id,
    eventNo: 1,
    postedOn: today,
    lock: 'parties',
    description: link.name,
    lines: [...settled, { role: 'exchange_difference', amountMinor: -residue }],
  } as const
  await postJournals(ctx, [event]).execute(tx)
  await settle(ctx, tx, nettingSource, { id: row.id, lines: linesIn(row), on: today, sign: 1 })
  return { status: 'posted', set: { settledOn: today, postedAt: ctx.now.toISOString(), postedBy: ctx.userId } }
}

/** Throws: what reverseJournal throws. */
export async function openAgain(ctx: Ctx, tx: Tx, row: Netting): Promise<TransitionOutcome> {
  const paidOn = row.settledOn ?? fail('not_found')
  const reversed = { id: row.id, lines: linesIn(row), paidOn, on: null, lock: 'parties' } as const
  return { status: 'reversed', set: { reversedOn: await reverseSettled(ctx, tx, nettingSource, reversed) } }
}

async function hasConnection({ companyId }: Ctx, tx: Tx, { companyLinkId: id }: Netting): Promise<boolean> {
  return (await findCompanyLink(tx, companyId, { id }))?.isConnected === true
}

function linesIn(row: Netting): Netting['payables'] {
  return [...row.receivables, ...row.payables]
}

async function readDay({ companyId, now }: Ctx, tx: Tx): Promise<{ baseCurrency: string; today: string }> {
  const { rows } = await sql<{ baseCurrency: string; today: string }>`
    select c.base_currency as "baseCurrency", (${now.toISOString()}::timestamptz at time zone c.timezone)::date::text as today
    from erp.company c where c.id = ${companyId}`.execute(tx)
  return rows[0] ?? fail('not_found')
}
