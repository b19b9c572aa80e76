import type { exportTaxReturn } from '@countinghouse/contract/accounts/tax-return'
import { mostTaxLines, taxReturnPage } from '@countinghouse/contract/accounts/tax-return'
import { text } from '@countinghouse/contract/accounts/tax-return.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { DownloadAnswer } from '../../../platform/files/download.ts'
import { amountCell } from '../../../platform/import/amount-cell.ts'
import { reportFile } from '../../../platform/lists/report-file.ts'
import type { SourceWords } from '../../../platform/lists/source-words.ts'
import { findTaxLines, findTaxReturn } from './find-tax-return.ts'

/** The return by component, or the lines of one direction. */
export async function taxReturnFile(
  ctx: Ctx,
  reader: Reader,
  { format, direction, ...requested }: InputOfRoute<typeof exportTaxReturn>,
  wordsOf: SourceWords,
): Promise<DownloadAnswer> {
  const { locale } = ctx
  const label = (name: 'taxable' | 'tax', currency: string) => `${text[name][locale]} (${currency})`
  if (direction === undefined) {
    const { from, to, currency, rows } = await findTaxReturn(ctx, reader, requested)
    return reportFile(ctx, {
      page: taxReturnPage,
      requested,
      format,
      from,
      to,
      headings: [
        text.direction[locale],
        text.component[locale],
        label('taxable', currency),
        label('tax', currency),
        text.documents[locale],
      ],
      rows: rows.map((row) => [
        text[`by_${row.direction}`][locale],
        `${row.code} ${row.name}`,
        amountCell(row.taxableMinor, currency),
        amountCell(row.taxMinor, currency),
        row.documents,
      ]),
    })
  }
  const found = await findTaxLines(ctx, reader, { ...requested, direction, offset: 0, most: mostTaxLines }, wordsOf)
  const { from, to, currency, lines } = found
  return reportFile(ctx, {
    page: taxReturnPage,
    title: text[`by_${direction}`][locale],
    requested: { ...requested, direction },
    format,
    from,
    to,
    headings: [
      text.postedOn[locale],
      text.journal[locale],
      text.document[locale],
      text.component[locale],
      text.store[locale],
      label('taxable', currency),
      label('tax', currency),
    ],
    rows: lines.map((line) => [
      line.postedOn,
      line.journalId,
      line.document,
      `${line.componentCode} ${line.componentName}`,
      line.store,
      amountCell(line.taxableMinor, currency),
      amountCell(line.taxMinor, currency),
    ]),
  })
}
