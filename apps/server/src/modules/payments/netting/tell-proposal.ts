import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Netting } from './calculate-netting.ts'
import { answerPartner } from './answer-partner.ts'
import type { NettedLine, Sides } from './netted-lines.ts'

type Proposed = Pick<Netting, 'uid' | 'name' | 'companyLinkId' | 'proposedOn' | 'note'> & {
  readonly currencyCode: string
}

/** Invoices are named by the number of the company that issued them. Throws: accounts.link_not_connected. */
export async function tellProposal(
  ctx: Ctx,
  tx: Tx,
  { proposedOn, currencyCode, note, ...row }: Proposed,
  { receivables, payables }: Sides,
): Promise<void> {
  const named = (lines: readonly NettedLine[], numberOf: (line: NettedLine) => string) =>
    lines.map((line) => ({ uid: line.invoice.uid, number: numberOf(line), amountMinor: line.amountMinor }))
  await answerPartner(ctx, tx, row, 'netting', {
    proposedOn,
    currency: currencyCode,
    note,
    receivables: named(receivables, ({ invoice }) => invoice.name),
    payables: named(payables, ({ invoice }) => invoice.reference ?? invoice.name),
  })
}
