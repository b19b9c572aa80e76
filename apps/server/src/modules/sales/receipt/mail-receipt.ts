import { fail } from '@countinghouse/contract/errors'
import { text as printText } from '@countinghouse/contract/print.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { receipts, receiptsPage } from '@countinghouse/contract/sales/receipt'
import type { mailReceipt } from '@countinghouse/contract/sales/receipt-mail'
import { text } from '@countinghouse/contract/sales/receipt.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { formatWhen } from '../../../platform/print/field-labels.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { framing } from '../../../platform/print/framing.ts'
import { readLetterhead } from '../../../platform/print/letterhead.ts'
import { renderOnThread } from '../../../platform/print/render-on-thread.ts'
import { keepMail } from '../../desk/index.ts'
import { readReceipt } from '../register/read-receipt.ts'
import { receiptContent } from './receipt-content.ts'

/** Keeps a receipt to be sent as a PDF after the commit. Throws: not_found, invalid_input without an address, busy. */
export async function mailOf(ctx: Ctx, tx: Tx, files: FileStore, input: InputOfRoute<typeof mailReceipt>) {
  const { id, language: wanted } = input
  const { storeId, email, locale } = await readSale(ctx, tx, id)
  const language = wanted ?? locale ?? ctx.locale
  await tx.readIn(language)
  const receipt = await readReceipt(ctx, tx, id, 'send')
  const to = input.to ?? email ?? noAddress(ctx)
  const { timezone, who, frameOf } = await readLetterhead(ctx, tx, files, [storeId])
  const printed = format(printText.printed, language, { when: formatWhen(ctx.now, { language, timezone }), who })
  const title = `${format(text.number, language)} ${receipt.number}`
  const content = receiptContent(receipt, { language, timezone, printed })
  const papers = [{ ...content, ...framing(frameOf(storeId), content.place) }]
  await keepMail(ctx, tx, {
    entity: receipts.entity,
    recordId: id,
    path: receiptsPage.path,
    name: receipt.number,
    paper: { name: 'receipt', title: format(text.number, language) },
    fileName: `${title}.pdf`,
    content: await renderOnThread({ papers, size: 'a4', title }),
    to,
    message: null,
    language,
    after: { paper: 'receipt', language },
  })
  return { id, to }
}

async function readSale({ companyId }: Ctx, tx: Tx, id: number) {
  const { rows } = await sql<{ storeId: number; email: string | null; locale: Locale | null }>`
    select s.store_id as "storeId", c.email, c.locale from sales.sale s
    left join crm.customer c on c.company_id = s.company_id and c.id = s.customer_id
    where s.company_id = ${companyId} and s.id = ${id}`.execute(tx)
  return rows[0] ?? fail('not_found')
}

function noAddress({ locale }: Ctx): never {
  return fail('invalid_input', { fields: { to: [{ code: 'rule', message: format(text.mailTo, locale) }] } })
}
