import type { writeOff } from '@countinghouse/contract/payments/write-off'
import { text } from '@countinghouse/contract/payments/errors.text'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { shareOf } from '../settling/journal-of-payment.ts'
import { refuse } from '../settling/refuse.ts'
import type { SettledLine } from '../settling/settled-lines.ts'
import { settledLines } from '../settling/settled-lines.ts'

export type WriteOff = RowOf<typeof writeOff>
type Entered = Pick<WriteOff, 'customerId' | 'currencyCode' | 'lines'>

export type CalculatedWriteOff = {
  readonly currencyCode: string
  readonly baseCurrency: string
  readonly today: string
  readonly totalMinor: number
  /** Units: minor units of the company's currency. */
  readonly baseMinor: number
  readonly lines: readonly SettledLine[]
}

/**
 * What a write-off settles. `isLocked`: its invoices are locked until the transaction ends. Throws: invalid_input for an unknown customer; at
 * the lines: payments.not_receivable, payments.over_settled.
 */
export async function calculateWriteOff(
  ctx: Ctx,
  tx: Tx,
  entered: Entered,
  { isLocked }: { readonly isLocked: boolean },
): Promise<CalculatedWriteOff> {
  const { rows } = await sql<{ currency: string; today: string; hasCustomer: boolean }>`
    select c.base_currency as currency, (${ctx.now.toISOString()}::timestamptz at time zone c.timezone)::date::text as today,
      exists (select from crm.customer m where m.company_id = c.id and m.id = ${entered.customerId}) as "hasCustomer"
    from erp.company c where c.id = ${ctx.companyId}`.execute(tx)
  const { currency, today, hasCustomer } = rows[0] ?? fail('not_found')
  const unknown = [{ code: 'not_a_choice', message: format(issueText.not_a_choice, ctx.locale) }]
  if (!hasCustomer) fail('invalid_input', { fields: { customerId: unknown } })
  const currencyCode = entered.currencyCode ?? currency
  const lines = await settledLines(ctx, tx, {
    lines: entered.lines.map((line) => ({ ...line, discountMinor: 0 })),
    direction: 'sale',
    partyId: entered.customerId,
    currencyCode,
    isLocked,
    refusal: { code: 'payments.not_receivable', words: text.not_receivable },
  })
  const credits = lines.flatMap(({ sign }, at) => (sign < 0 ? [`lines.${at}.invoiceId`] : []))
  if (credits.length > 0) refuse(ctx, 'payments.not_receivable', credits, text.not_receivable)
  return {
    currencyCode,
    baseCurrency: currency,
    today,
    lines,
    totalMinor: lines.reduce((sum, line) => sum + line.amountMinor, 0),
    baseMinor: lines.reduce((sum, line) => sum + shareOf(line), 0),
  }
}
