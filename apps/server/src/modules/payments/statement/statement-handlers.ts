import type { StatementRoutes } from '@countinghouse/contract/payments/party-statement'
import type { text as texts } from '@countinghouse/contract/payments/supplier-statement.text'
import type { Text } from '@countinghouse/kernel/text'
import type { Reader } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/calls/handle.ts'
import { handleDownload, handleRead } from '../../../platform/calls/handle.ts'
import type { PartnerLanguage } from '../../../platform/print/partner-language.ts'
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
  languages: ReadonlyMap<string, PartnerLanguage>,
): Handler[] {
  const languageOf = async (reader: Reader, companyId: number, id: number | undefined) =>
    id === undefined ? null : ((await languages.get(side.party)?.(reader, { companyId, id })) ?? null)
  return [
    handleRead(get, async (ctx, reader, requested) => {
      const found = await findStatement(ctx, reader, side, requested)
      return { ...found, language: await languageOf(reader, ctx.companyId, requested.partyId) }
    }),
    handleDownload(file, async (ctx, reader, { format, language, ...requested }) => {
      const { from, to, accounts } = await findStatement(ctx, reader, side, requested)
      const locale = language ?? (await languageOf(reader, ctx.companyId, requested.partyId)) ?? ctx.locale
      return reportFile(ctx, {
        page: side.page,
        title: side.page.title[locale],
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
