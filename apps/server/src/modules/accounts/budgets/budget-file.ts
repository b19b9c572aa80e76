import type { exportBudget } from '@countinghouse/contract/accounts/budget'
import { budget } from '@countinghouse/contract/accounts/budget'
import { text } from '@countinghouse/contract/accounts/budget-amounts.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { DownloadAnswer } from '../../../platform/files/download.ts'
import { amountCell } from '../../../platform/import/amount-cell.ts'
import { reportFile } from '../../../platform/lists/report-file.ts'
import { readAmounts, readHead } from './read-amounts.ts'

/** Accounts by months. Throws: not_found. */
export async function budgetFile(
  ctx: Ctx,
  reader: Reader,
  { id, format }: InputOfRoute<typeof exportBudget>,
): Promise<DownloadAnswer> {
  const { name } = await readHead(ctx, reader, id)
  const { accounts, months, currency } = await readAmounts(ctx, reader, id)
  const { locale } = ctx
  return reportFile(ctx, {
    page: budget.page,
    title: name,
    requested: { id },
    format,
    from: months[0] ?? '',
    to: months.at(-1) ?? '',
    headings: [
      text.code[locale],
      text.account[locale],
      ...months.map((month) => month.slice(0, 7)),
      `${text.year[locale]} (${currency})`,
    ],
    rows: accounts.map(({ code, name: account, amounts }) => {
      const year = amounts.reduce((sum, amount) => sum + amount, 0)
      return [code, account, ...[...amounts, year].map((amount) => amountCell(amount, currency))]
    }),
  })
}
