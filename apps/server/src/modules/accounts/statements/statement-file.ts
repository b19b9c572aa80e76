import type { Statement, StatementFile, StatementRow } from '@countinghouse/contract/accounts/statement'
import { statementsPage } from '@countinghouse/contract/accounts/statement'
import { headingText } from '@countinghouse/contract/accounts/statement-heading'
import { text } from '@countinghouse/contract/accounts/statement.text'
import type { Locale } from '@countinghouse/kernel/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { DownloadAnswer } from '../../../platform/files/download.ts'
import { amountCell } from '../../../platform/import/amount-cell.ts'
import { formatDayText, formatMoneyText } from '../../../platform/print/money-labels.ts'
import { printReport } from '../../../platform/print/print-report.ts'
import { reportFile } from '../../../platform/lists/report-file.ts'
import { findBalanceSheet } from './balance-sheet.ts'
import { findCashFlow } from './cash-flow.ts'
import { findProfitAndLoss } from './profit-and-loss.ts'
import { findTrialBalance } from './trial-balance.ts'

/** A statement as rows of a file, or printed. Throws: accounts.whole_company, busy. */
export async function statementFile(
  ctx: Ctx,
  reader: Reader,
  requested: StatementFile,
  files: FileStore,
): Promise<DownloadAnswer> {
  const statement = await findStatement(ctx, reader, requested)
  const { locale } = ctx
  const { rows, columns, currency, from, to } = statement
  const { kind, storeId, format: fileFormat } = requested
  const page = statementsPage
  const title = text[kind][locale]
  if (fileFormat === 'pdf') {
    const period = [from, to].flatMap((day) => (day === null ? [] : [formatDayText(day, locale)])).join(' – ')
    const table = {
      columns: [
        { label: text.account[locale], isNumeric: false },
        ...columns.map(({ name }) => ({ label: text[name][locale], isNumeric: true })),
      ],
      rows: rows.map((row) => [
        {
          text: `${'\u2003'.repeat(row.level)}${[row.code, nameOf(row, locale)].filter((part) => part !== null).join(' ')}`,
        },
        ...row.amounts.map((amount) => ({ text: amount === null ? '' : formatMoneyText(amount, currency, locale) })),
      ]),
      strong: rows.flatMap(({ kind: rowKind }, place) => (rowKind === 'section' || rowKind === 'total' ? [place] : [])),
      totals: null,
    }
    return await printReport(ctx, reader, files, { page, requested, title, period, storeId: storeId ?? null, table })
  }
  return reportFile(ctx, {
    page,
    title,
    requested,
    format: fileFormat,
    from: from ?? to,
    to,
    headings: [
      text.code[locale],
      text.account[locale],
      ...columns.map(({ name }) => `${text[name][locale]} (${currency})`),
    ],
    rows: rows.map((row) => [
      row.code,
      nameOf(row, locale),
      ...row.amounts.map((amount) => amountCell(amount, currency)),
    ]),
  })
}

async function findStatement(
  ctx: Ctx,
  reader: Reader,
  { kind, from, to, storeId, compare }: StatementFile,
): Promise<Statement> {
  switch (kind) {
    case 'trial_balance':
      return await findTrialBalance(ctx, reader, { from, to, storeId })
    case 'profit_and_loss':
      return await findProfitAndLoss(ctx, reader, { from, to, storeId, compare })
    case 'balance_sheet':
      return await findBalanceSheet(ctx, reader, { on: to, compare })
    case 'cash_flow':
      return await findCashFlow(ctx, reader, { from, to })
  }
}

function nameOf(row: StatementRow, locale: Locale): string {
  return headingText(row)?.[locale] ?? row.name ?? ''
}
