import type { MessageKind } from '@countinghouse/contract/accounts/company-connection'
import { netting } from '@countinghouse/contract/payments/netting'
import { text } from '@countinghouse/contract/payments/netting.text'
import type { Text } from '@countinghouse/kernel/text'
import type { z } from 'zod'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { moveDocument } from '../../../platform/documents/document.ts'
import type { Applied } from '../../accounts/index.ts'
import { endMessages, notifyPeople } from '../../accounts/index.ts'
import type { Answer, RejectionBody } from './answer-partner.ts'
import { answerPartner } from './answer-partner.ts'
import type { Netting } from './calculate-netting.ts'
import { findNetting } from './find-netting.ts'
import { openAgain, settleNetting } from './netting-steps.ts'

/** Statuses in which the invoices are reserved and the partner has the say. */
function isWaiting(status: string): boolean {
  return status === 'proposed' || status === 'withdrawing'
}

/**
 * The partner settled its invoices, so that those of this company are settled too. A netting that ended here while the companies were
 * disconnected is reversed there; one that is not known here is of a partner that the link had before, and stays. Throws: what settleNetting
 * throws.
 */
export async function applyAccepted(ctx: Ctx, tx: Tx, { link, body: { uid, number } }: Applied<Answer>): Promise<void> {
  const row = await findNetting(ctx, tx, link.id, uid)
  if (row === null) return
  if (isWaiting(row.status)) {
    const { status = row.status, set } = await settleNetting(ctx, tx, row)
    await moveDocument(ctx, tx, netting, row, { status, set: { ...set, partnerNumber: number } })
    await tell(ctx, tx, link.name, row, text.news_settled)
  } else if (row.status !== 'posted') await answerPartner(ctx, tx, row, 'netting_reversed')
}

export async function applyRejected(
  ctx: Ctx,
  tx: Tx,
  { link, body: { uid, number, reason } }: Applied<z.output<typeof RejectionBody>>,
): Promise<void> {
  const row = await findNetting(ctx, tx, link.id, uid)
  if (row === null || !isWaiting(row.status)) return
  await moveDocument(ctx, tx, netting, row, { status: 'rejected', set: { partnerNumber: number, reason } })
  await tell(ctx, tx, link.name, row, text.news_rejected)
}

/** What a withdrawal is answered with once the netting was decided; anything else ends it. */
const answers: Readonly<Record<string, MessageKind>> = { posted: 'netting_accepted', reversed: 'netting_reversed' }

/**
 * The proposer takes its netting back. What was decided before stays and is told again, since the first answer may have been lost with the
 * connection. A proposal that was refused here is applied no more, nor is one that arrives after its withdrawal.
 */
export async function applyWithdrawn(
  ctx: Ctx,
  tx: Tx,
  { link, body: { uid, number } }: Applied<Answer>,
): Promise<void> {
  await endMessages(ctx, tx, { linkId: link.id, kind: 'netting', uid })
  const row = await findNetting(ctx, tx, link.id, uid)
  if (row?.status === 'received') await moveDocument(ctx, tx, netting, row, { status: 'withdrawn' })
  const answer = { uid, name: row?.name ?? number, companyLinkId: link.id }
  await answerPartner(ctx, tx, answer, answers[row?.status ?? 'received'] ?? 'netting_ended')
}

export async function applyEnded(ctx: Ctx, tx: Tx, { link, body: { uid } }: Applied<Answer>): Promise<void> {
  const row = await findNetting(ctx, tx, link.id, uid)
  if (row !== null && isWaiting(row.status)) await moveDocument(ctx, tx, netting, row, { status: 'withdrawn' })
}

/**
 * The partner reversed it: the invoices are open again. Where its acceptance was not applied yet, the netting ends without one. Throws: what
 * openAgain throws.
 */
export async function applyReversed(ctx: Ctx, tx: Tx, { link, body: { uid } }: Applied<Answer>): Promise<void> {
  const row = await findNetting(ctx, tx, link.id, uid)
  if (row === null) return
  if (row.status === 'posted') {
    await moveDocument(ctx, tx, netting, row, await openAgain(ctx, tx, row))
    await tell(ctx, tx, link.name, row, text.news_reversed)
  } else if (isWaiting(row.status)) await moveDocument(ctx, tx, netting, row, { status: 'withdrawn' })
}

async function tell(ctx: Ctx, tx: Tx, partner: string, record: Netting, words: Text): Promise<void> {
  await notifyPeople(ctx, tx, { document: netting, event: 'post', record, partner, words })
}
