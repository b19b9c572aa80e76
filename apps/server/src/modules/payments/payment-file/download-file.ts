import { Readable } from 'node:stream'
import { fail } from '@countinghouse/contract/errors'
import { paymentFile } from '@countinghouse/contract/payments/payment-file'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'
import type { DownloadAnswer } from '../../../platform/files/download.ts'
import { openNumber } from '../../procure/index.ts'
import type { PaymentFile } from './calculate-file.ts'
import type { Transfer } from './write-file.ts'
import { writeCreditTransfers } from './write-file.ts'

type Payee = Omit<Transfer, 'accountNumber'> & { readonly uid: string; readonly sealed: Buffer }

/**
 * The same bytes each time, and an audit row. Throws: not_found, state_conflict unless the file is created, not_configured without the key
 * of the account numbers.
 */
export async function downloadFile(ctx: Ctx, reader: Reader, box: SecretBox, id: number): Promise<DownloadAnswer> {
  const { companyId } = ctx
  const row = (await readDocument(ctx, reader, paymentFile, id, 'download')) as PaymentFile
  const { status, payer, payerIban: iban, payerBic: bic, fileCreatedAt } = row
  if (status !== 'created' || payer === null || iban === null || fileCreatedAt === null)
    fail('state_conflict', { details: { status, allowed: [] } })
  const { rows: payees } = await sql<Payee>`
    select p.name as number, l.amount_minor as "amountMinor", a.holder as payee, a.scheme, a.bic, coalesce(p.reference, p.name) as reference,
      a.uid, a.number_sealed as sealed
    from payments.payment_file_line l
    join payments.supplier_payment p on p.company_id = l.company_id and p.id = l.supplier_payment_id
    join procure.supplier_bank_account a on a.company_id = l.company_id and a.id = l.supplier_bank_account_id
    where l.company_id = ${companyId} and l.payment_file_id = ${id} order by l.line_no`.execute(reader)
  const transfers = payees.map(({ uid, sealed, ...payee }) => ({
    ...payee,
    accountNumber: openNumber(box, { companyId, uid }, sealed),
  }))
  const xml = writeCreditTransfers({
    payer,
    iban,
    bic,
    createdAt: fileCreatedAt,
    number: row.name,
    executeOn: row.executeOn,
    currencyCode: row.currencyCode,
    transfers,
  })
  ctx.audit({
    entity: paymentFile.entity,
    entityId: id,
    label: row.name,
    before: null,
    after: { payments: transfers.length },
  })
  const bytes = Buffer.from(xml)
  return { bytes: Readable.from(bytes), name: `${row.name}.xml`, mediaType: 'application/xml', byteSize: bytes.length }
}
