import { textField } from '../fields.ts'
import { amountField, linesField, recordField } from '../rich-fields.ts'

/** Lines of a journal that a user enters; each has a debit or a credit. Units: minor units of the company's currency. */
export function entryLines() {
  return linesField(
    'line',
    {
      accountId: recordField('accounts.account'),
      debitMinor: amountField().nullable().default(null),
      creditMinor: amountField().nullable().default(null),
      storeId: recordField('erp.store').nullable().default(null),
      memo: textField({ max: 200 }).nullable().default(null),
    },
    { least: 2, most: 500 },
  )
}
