import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/payments/errors.text'
import { netting } from '@countinghouse/contract/payments/netting'
import { text as newsText } from '@countinghouse/contract/payments/netting.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument, moveDocument } from '../../../platform/documents/document.ts'
import type { Applied } from '../../accounts/index.ts'
import { documentsNamed, hasReceived, notifyPeople } from '../../accounts/index.ts'
import { AnswerBody } from './answer-partner.ts'
import { findNetting } from './find-netting.ts'

const Lines = z.array(z.object({ uid: z.uuid(), number: z.string(), amountMinor: z.int().positive() })).min(1)

/** As the sender sees it: its receivables are payables here. Units: minor units of the currency. */
export const ProposalBody = AnswerBody.extend({
  proposedOn: z.iso.date(),
  currency: z.string(),
  note: z.string().nullable(),
  receivables: Lines,
  payables: Lines,
})
type Named = z.output<typeof Lines>

/**
 * A netting that the partner proposes, with the same invoices of this company; nothing if its withdrawal arrived before. Throws:
 * payments.netting_unknown with the first that is not posted here.
 */
export async function applyProposal(
  ctx: Ctx,
  tx: Tx,
  { link, body: { uid, number, receivables, payables, ...body } }: Applied<z.output<typeof ProposalBody>>,
): Promise<void> {
  if ((await findNetting(ctx, tx, link.id, uid)) !== null) return
  if (await hasReceived(ctx, tx, { linkId: link.id, kind: 'netting_withdrawn', uid })) return
  const created = await createDocument(
    ctx,
    tx,
    netting,
    {
      uid,
      companyLinkId: link.id,
      proposedOn: body.proposedOn,
      currencyCode: body.currency,
      note: body.note,
      receivables: await ownLines(ctx, tx, payables, { linkId: link.id, direction: 'sale', partyId: link.customerId }),
      payables: await ownLines(ctx, tx, receivables, {
        linkId: link.id,
        direction: 'purchase',
        partyId: link.supplierId,
      }),
    },
    { totalMinor: receivables.reduce((sum, { amountMinor }) => sum + amountMinor, 0) },
  )
  const record = await moveDocument(ctx, tx, netting, created, { status: 'received', set: { partnerNumber: number } })
  const words = newsText.news_received
  await notifyPeople(ctx, tx, { document: netting, event: 'post', record, partner: link.name, words })
}

type Side = { readonly linkId: number; readonly direction: 'sale' | 'purchase'; readonly partyId: number | null }
type Own = { readonly invoiceId: number; readonly amountMinor: number }

/** Those matched by hand, else sales by their number and purchases by that of the partner. */
async function ownLines(ctx: Ctx, tx: Tx, named: Named, { linkId, direction, partyId }: Side): Promise<Own[]> {
  const { companyId, locale } = ctx
  const [party, number] = direction === 'sale' ? ['i.customer_id', 'i.number'] : ['i.supplier_id', 'i.reference']
  const { rows } = await sql<{ id: number; number: string }>`
    select i.id, ${sql.ref(number)} as number from accounts.invoice i
    where i.company_id = ${companyId} and i.direction = ${direction} and ${sql.ref(party)} = ${partyId}::bigint and i.kind = 'invoice'
      and i.status = 'posted' and i.is_intercompany and ${sql.ref(number)} = any(${named.map((one) => one.number)}::text[])`.execute(
    tx,
  )
  const ids = new Map(rows.map((row) => [row.number, row.id]))
  const byHand = await documentsNamed(ctx, tx, { linkId, uids: named.map(({ uid }) => uid) })
  return named.map((one) => ({
    invoiceId:
      byHand.get(one.uid) ??
      ids.get(one.number) ??
      fail('payments.netting_unknown', {
        message: format(text.netting_unknown, locale, { name: one.number }),
        details: { number: one.number },
      }),
    amountMinor: one.amountMinor,
  }))
}
