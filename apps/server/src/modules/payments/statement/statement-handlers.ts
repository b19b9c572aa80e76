import type { StatementRoutes } from '@countinghouse/contract/payments/party-statement'
import type { text as texts } from '@countinghouse/contract/payments/supplier-statement.text'
import type { Text } from '@countinghouse/kernel/text'
import type { Handler } from '../../../platform/calls/handle.ts'
import { handleDownload, handleRead } from '../../../platform/calls/handle.ts'
import { amountCell } from '../../../platform/import/amount-cell.ts'
import { reportFile } from '../../../platform/lists/report-file.ts'
import type { StatementSide } from './find-statement.ts'
import { findStatement } from './find-statement.ts'

const columns = ['currency', 'on', 'kind', 'name', 'reference', 'dueOn', 'amountMinor', 'balanceMinor'] as const

/** The statement of one side, and its file. */
export function statementHandlers(
  { get, file }: StatementRoutes,
  side: StatementSide,
  text: Readonly<Record<keyof typeof texts, Text>>,
): Handler[] {
  return [
    handleRead(get, (ctx, reader, requested) => findStatement(ctx, reader, side, requested)),
    handleDownload(file, async (ctx, reader, { format, ...requested }) => {
      const { from, to, accounts } = await findStatement(ctx, reader, side, requested)
      const { locale } = ctx
      return reportFile(ctx, {
        page: side.page,
        requested,
        format,
        from,
        to,
        headings: columns.map((name) => text[name][locale]),
        rows: accounts.flatMap(({ currency, openingMinor, entries, closingMinor }) => [
          [currency, from, text.opening[locale], null, null, null, null, amountCell(openingMinor, currency)],
          ...entries.map((entry) => [
            currency,
            entry.on,
            text[`kind_${entry.kind}`][locale],
            entry.name,
            entry.reference,
            entry.dueOn,
            amountCell(entry.amountMinor, currency),
            amountCell(entry.balanceMinor, currency),
          ]),
          [currency, to, text.closing[locale], null, null, null, null, amountCell(closingMinor, currency)],
        ]),
      })
    }),
  ]
}
