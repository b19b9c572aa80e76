import { text } from '@countinghouse/contract/erp/print-layout-sample.text'
import { fail } from '@countinghouse/contract/errors'
import { text as printText } from '@countinghouse/contract/print.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { DownloadAnswer } from '../../../platform/files/download.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { formatWhen } from '../../../platform/print/field-labels.ts'
import { framing } from '../../../platform/print/framing.ts'
import type { Layout } from '../../../platform/print/letterhead.ts'
import { readLetterhead } from '../../../platform/print/letterhead.ts'
import { formatMoneyText } from '../../../platform/print/money-labels.ts'
import { pdfAnswer, renderOnThread } from '../../../platform/print/render-on-thread.ts'

const sampleMinor = 123_456
const sampleNumber = 'SAMPLE-0001'

/** A sample document with the layout, also while it is inactive. Throws: not_found, busy. */
export async function previewLayout(ctx: Ctx, reader: Reader, files: FileStore, id: number): Promise<DownloadAnswer> {
  const language = ctx.locale
  const layout = await readLayout(ctx, reader, id)
  const { storeId } = layout
  const { company, currency, timezone, who, frameOf } = await readLetterhead(
    ctx,
    reader,
    files,
    storeId === null ? [] : [storeId],
    layout,
  )
  const when = formatWhen(ctx.now, { language, timezone })
  const amount = formatMoneyText(sampleMinor, currency, language)
  const paper = {
    language,
    company,
    ...framing(frameOf(storeId)),
    title: text.title[language],
    number: sampleNumber,
    code: sampleNumber,
    status: text.status[language],
    facts: [{ label: text.date[language], value: when, isWide: false }],
    party: { label: text.party[language], lines: [text.party_name[language], text.party_street[language]] },
    tables: [
      {
        columns: [
          { label: text.product[language], isNumeric: false },
          { label: text.quantity[language], isNumeric: true },
          { label: text.amount[language], isNumeric: true },
        ],
        rows: [[{ text: text.product_name[language] }, { text: '1' }, { text: amount }]],
        totals: null,
      },
    ],
    sums: [{ label: text.total[language], value: amount, isStrong: true }],
    signatures: [],
    printed: format(printText.printed, language, { when, who }),
  }
  const title = text.title[language]
  return pdfAnswer(await renderOnThread({ papers: [paper], size: 'a4', title }), title)
}

async function readLayout({ companyId }: Ctx, reader: Reader, id: number) {
  const { rows } = await sql<Layout & { storeId: number | null }>`
    select store_id as "storeId", shows_logo as "showsLogo", heading, footer from erp.print_layout
    where company_id = ${companyId} and id = ${id}`.execute(reader)
  return rows[0] ?? fail('not_found')
}
