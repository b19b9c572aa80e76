import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { text } from '@countinghouse/contract/payments/errors.text'
import type { paymentFile } from '@countinghouse/contract/payments/payment-file'
import { format } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import type { FiledPayment, PayingAccount } from './read-payments.ts'
import { readPayingAccount, readPayments } from './read-payments.ts'

export type PaymentFile = RowOf<typeof paymentFile>
export type EnteredFile = Pick<PaymentFile, 'bankAccountId' | 'executeOn'> & {
  readonly lines: readonly { readonly supplierPaymentId: number }[]
}

export type CalculatedFile = {
  readonly account: PayingAccount
  /** Of each line. */
  readonly payments: readonly FiledPayment[]
}

/** Throws: invalid_input at the bank account, payments.not_fileable at lines that are of another account or currency, or not sent. */
export async function calculateFile(
  ctx: Ctx,
  tx: Tx,
  { bankAccountId, executeOn, lines }: EnteredFile,
): Promise<CalculatedFile> {
  const account = await readPayingAccount(ctx, tx, bankAccountId).catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== 'not_found') throw error
    const message = format(issueText.not_a_choice, ctx.locale)
    return fail('invalid_input', { fields: { bankAccountId: [{ code: 'not_a_choice', message }] } })
  })
  const ids = lines.map(({ supplierPaymentId }) => supplierPaymentId)
  const found = await readPayments(ctx, tx, { ids, executeOn })
  refuse(ctx, ids, (id) => {
    const payment = found.get(id)
    if (payment?.status !== 'sent') return text.file_not_sent
    return payment.accountId === account.accountId && payment.currencyCode === account.currencyCode
      ? null
      : text.file_other_account
  })
  return { account, payments: ids.flatMap((id) => found.get(id) ?? []) }
}

/** Throws: payments.not_fileable at the lines whose supplier cannot be paid to a bank account. */
export function requireBankAccounts(ctx: Ctx, { payments }: CalculatedFile): void {
  const ids = payments.map(({ id }) => id)
  refuse(ctx, ids, (_, at) => (payments[at]?.bankAccountId === null ? text.file_no_bank : null))
}

function refuse({ locale }: Ctx, ids: readonly number[], reasonOf: (id: number, at: number) => Text | null): void {
  const broken = ids.flatMap((id, at) => {
    const reason = reasonOf(id, at)
    return reason === null
      ? []
      : [[`lines.${at}.supplierPaymentId`, [{ code: 'rule', message: format(reason, locale) }]] as const]
  })
  if (broken.length > 0) fail('payments.not_fileable', { fields: Object.fromEntries(broken) })
}

/** What is written of a file beside what was entered. */
export function valuesOfFile({ lines }: EnteredFile, { account, payments }: CalculatedFile) {
  return {
    currencyCode: account.currencyCode,
    paymentCount: payments.length,
    totalMinor: payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    lines: lines.map((line, at) => ({
      ...line,
      supplierName: payments[at]?.supplierName ?? null,
      maskedAccount: payments[at]?.maskedAccount ?? null,
      amountMinor: payments[at]?.amountMinor ?? 0,
    })),
  }
}
