import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { text } from '@countinghouse/contract/payments/errors.text'
import type { netting } from '@countinghouse/contract/payments/netting'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import type { CompanyLink } from '../../accounts/index.ts'
import { findCompanyLink } from '../../accounts/index.ts'
import { refuse } from '../settling/refuse.ts'
import type { NettedLine, Sides } from './netted-lines.ts'
import { nettedLines } from './netted-lines.ts'

export type Netting = RowOf<typeof netting>
type Entered = Pick<Netting, 'companyLinkId' | 'currencyCode' | 'receivables' | 'payables'>
type Line = { readonly invoiceId: number; readonly amountMinor: number }

export type CalculatedNetting = {
  readonly currencyCode: string
  readonly totalMinor: number
  readonly receivables: readonly Line[]
  readonly payables: readonly Line[]
}

/**
 * What chosen invoices settle of each other: the smaller sum in full, the other direction from the earliest due date. Throws: invalid_input for an inactive link; at the lines: payments.not_nettable,
 * payments.over_settled, payments.netting_one_sided, payments.netting_unneeded.
 */
export async function calculateNetting(ctx: Ctx, tx: Tx, entered: Entered): Promise<CalculatedNetting> {
  const link = await linkOf(ctx, tx, entered.companyLinkId)
  const currencyCode = entered.currencyCode ?? (await baseCurrency(ctx, tx))
  const chosen = await nettedLines(ctx, tx, { ...entered, currencyCode, link, isOpenTaken: true })
  for (const side of ['receivables', 'payables'] as const)
    if (chosen[side].length === 0) refuse(ctx, 'payments.netting_one_sided', [side], text.netting_one_sided)
  const totalMinor = Math.min(sumOf(chosen.receivables), sumOf(chosen.payables))
  const taken = { receivables: takenOf(chosen.receivables, totalMinor), payables: takenOf(chosen.payables, totalMinor) }
  const unneeded = (['receivables', 'payables'] as const).flatMap((side) =>
    taken[side].flatMap(({ amountMinor }, at) => (amountMinor === 0 ? [`${side}.${at}.invoiceId`] : [])),
  )
  if (unneeded.length > 0) refuse(ctx, 'payments.netting_unneeded', unneeded, text.netting_unneeded)
  return { currencyCode, totalMinor, ...taken }
}

/** Throws: invalid_input at `companyLinkId`. */
export async function linkOf({ companyId, locale }: Ctx, tx: Tx, id: number): Promise<CompanyLink> {
  const link = await findCompanyLink(tx, companyId, { id })
  const unknown = [{ code: 'not_a_choice', message: format(issueText.not_a_choice, locale) }]
  return link ?? fail('invalid_input', { fields: { companyLinkId: unknown } })
}

function sumOf(lines: Sides['receivables']): number {
  return lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}

/** In the order of the lines, as much of each as the earlier due ones leave. */
function takenOf(lines: readonly NettedLine[], totalMinor: number): readonly Line[] {
  let left = totalMinor
  const taken = new Map<number, number>()
  const byDue = lines.toSorted(
    (one, other) => one.invoice.dueOn.localeCompare(other.invoice.dueOn) || one.invoice.id - other.invoice.id,
  )
  for (const { invoice, amountMinor } of byDue) {
    const amount = Math.min(left, amountMinor)
    taken.set(invoice.id, amount)
    left -= amount
  }
  return lines.map(({ invoice: { id } }) => ({ invoiceId: id, amountMinor: taken.get(id) ?? 0 }))
}

async function baseCurrency({ companyId }: Ctx, tx: Tx): Promise<string> {
  const { rows } = await sql<{ currency: string }>`
    select c.base_currency as currency from erp.company c where c.id = ${companyId}`.execute(tx)
  return rows[0]?.currency ?? fail('not_found')
}
