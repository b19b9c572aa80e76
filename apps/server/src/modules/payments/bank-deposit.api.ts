import { bankDeposit } from '@countinghouse/contract/payments/bank-deposit'
import { text } from '@countinghouse/contract/payments/bank-deposit.text'
import { text as errorText } from '@countinghouse/contract/payments/errors.text'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import type { Deposit } from './bank-deposit/post-deposit.ts'
import { cancelDeposit, confirmDeposit, depositSource, sendDeposit } from './bank-deposit/post-deposit.ts'
import { refuse } from './settling/refuse.ts'

const postingSources: readonly PostingSource[] = [
  { type: depositSource, title: text.numbered, page: bankDeposit.page, search: (id) => `open=${id}` },
]

/** Sum of the pieces. Throws: payments.not_company_currency. */
async function calculate(ctx: Ctx, tx: Tx, { lines, bankAccountId }: Pick<Deposit, 'lines' | 'bankAccountId'>) {
  const { rows } = await sql`
    select from payments.bank_account b join erp.company c on c.id = b.company_id
    where b.company_id = ${ctx.companyId} and b.id = ${bankAccountId} and b.currency_code <> c.base_currency`.execute(
    tx,
  )
  if (rows.length > 0) refuse(ctx, 'payments.not_company_currency', ['bankAccountId'], errorText.not_company_currency)
  return { amountMinor: lines.reduce((sum, { valueMinor, pieces }) => sum + valueMinor * pieces, 0) }
}

const api = documentHandlers(bankDeposit, {
  calculate: (ctx, tx, values) => calculate(ctx, tx, values as unknown as Deposit),
  transitions: {
    send: sendDeposit,
    confirm: (ctx, tx, row, said) => confirmDeposit(ctx, tx, row, said as Parameters<typeof confirmDeposit>[3]),
    cancel: cancelDeposit,
  },
})

export const module = defineModule({ postingSources, api })
