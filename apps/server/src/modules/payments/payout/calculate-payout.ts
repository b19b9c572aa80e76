import { text } from '@countinghouse/contract/payments/errors.text'
import type { payout } from '@countinghouse/contract/payments/payout'
import { mostMinor } from '@countinghouse/kernel/minor'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { refuse } from '../settling/refuse.ts'

export type Payout = RowOf<typeof payout>

/** Sums of the entries of a payout. Throws: payments.not_company_currency, payments.rule_broken. */
export async function calculatePayout(
  ctx: Ctx,
  tx: Tx,
  { lines, bankAccountId }: Pick<Payout, 'lines' | 'bankAccountId'>,
) {
  const { rows } = await sql`
    select from payments.bank_account b join erp.company c on c.id = b.company_id
    where b.company_id = ${ctx.companyId} and b.id = ${bankAccountId} and b.currency_code <> c.base_currency`.execute(
    tx,
  )
  if (rows.length > 0) refuse(ctx, 'payments.not_company_currency', ['bankAccountId'], text.not_company_currency)
  const sumOf = (kind: string) =>
    lines.reduce((sum, line) => sum + (line.kind === kind ? (line.amountMinor ?? 0) : 0), 0)
  const grossMinor = sumOf('charge')
  const refundMinor = sumOf('refund')
  const chargebackMinor = sumOf('chargeback')
  const feeMinor = lines.reduce((sum, line) => sum + (line.feeMinor ?? 0), 0)
  const netMinor = grossMinor + refundMinor + chargebackMinor - feeMinor
  const sums = { grossMinor, refundMinor, chargebackMinor, feeMinor, netMinor }
  if (Object.values(sums).some((sum) => Math.abs(sum) > mostMinor))
    refuse(ctx, 'payments.rule_broken', ['lines'], text.total_too_large)
  return sums
}
