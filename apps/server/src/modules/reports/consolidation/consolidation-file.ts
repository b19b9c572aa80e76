import type { Consolidation, ConsolidatedRow } from '@countinghouse/contract/reports/consolidation'
import { consolidationPage } from '@countinghouse/contract/reports/consolidation'
import { headingText } from '@countinghouse/contract/reports/consolidation-heading'
import { text } from '@countinghouse/contract/reports/consolidation.text'
import type { Locale } from '@countinghouse/kernel/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database } from '../../../platform/database/db.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { DownloadAnswer } from '../../../platform/files/download.ts'
import { amountCell } from '../../../platform/import/amount-cell.ts'
import { reportFile } from '../../../platform/lists/report-file.ts'
import { formatDayText, formatMoneyText } from '../../../platform/print/money-labels.ts'
import { printReport } from '../../../platform/print/print-report.ts'
import { findConsolidation } from './find-consolidation.ts'

type Requested = Parameters<typeof findConsolidation>[2] & { readonly format: 'csv' | 'xlsx' | 'pdf' }

/** Throws: accounts.whole_company, accounts.rate_missing, busy. */
export async function consolidationFile(
  ctx: Ctx,
  db: Database,
  files: FileStore,
  requested: Requested,
): Promise<DownloadAnswer> {
  const { locale } = ctx
  const { kind, format } = requested
  const consolidation = await findConsolidation(ctx, db, requested, 'export')
  const { from, to, currency, rows } = consolidation
  const page = consolidationPage
  const title = `${text.title[locale]}: ${text[kind][locale]}`
  const columns = columnsOf(consolidation, locale)
  if (format === 'pdf') {
    const days = kind === 'balance_sheet' ? [to] : [from, to]
    const table = {
      columns: [
        { label: text.account[locale], isNumeric: false },
        ...columns.map((label) => ({ label, isNumeric: true })),
      ],
      rows: rows.map((row) => [
        { text: [row.code, nameOf(row, locale)].filter((part) => part !== null).join(' ') },
        ...row.amounts.map((amount) => ({ text: amount === null ? '' : formatMoneyText(amount, currency, locale) })),
      ]),
      strong: rows.flatMap((row, place) => (row.kind === 'section' || row.kind === 'total' ? [place] : [])),
      totals: null,
    }
    const period = days.map((day) => formatDayText(day, locale)).join(' – ')
    return await printReport(ctx, db.reader(ctx), files, { page, requested, title, period, storeId: null, table })
  }
  return reportFile(ctx, {
    page,
    title,
    requested,
    format,
    from,
    to,
    headings: [text.code[locale], text.account[locale], ...columns.map((label) => `${label} (${currency})`)],
    rows: rows.map((row) => [
      row.code,
      nameOf(row, locale),
      ...row.amounts.map((amount) => amountCell(amount, currency)),
    ]),
  })
}

function columnsOf({ companies }: Consolidation, locale: Locale): string[] {
  return [...companies.map(({ name }) => name), text.eliminations[locale], text.group[locale]]
}

function nameOf(row: ConsolidatedRow, locale: Locale): string {
  return headingText(row)?.[locale] ?? row.name ?? ''
}
