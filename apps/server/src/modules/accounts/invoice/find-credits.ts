import type { CreditRoutes } from '@countinghouse/contract/accounts/invoice-credits'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'
import type { InvoiceDocument } from './invoice-type.ts'
import { findOriginal } from './original-invoice.ts'

type Credits = OutputOfRoute<CreditRoutes['list']>

/** Credit notes of an invoice, newest first, and what can still be credited of each line. Throws: not_found. */
export async function findCredits(ctx: Ctx, reader: Reader, document: InvoiceDocument, id: number): Promise<Credits> {
  const { companyId } = ctx
  await readDocument(ctx, reader, document, id)
  const original = await findOriginal(reader, companyId, id)
  const { rows } = await sql<Credits['credits'][number]>`
    select c.id, c.name, c.status, c.issued_on::text as "issuedOn", c.gross_minor as "grossMinor", c.currency_code as "currencyCode"
    from accounts.invoice c where c.company_id = ${companyId} and c.original_invoice_id = ${id} order by c.id desc`.execute(
    reader,
  )
  return {
    credits: rows,
    lines: (original?.lines ?? []).map(({ lineNo, description, quantity, creditedQuantity }) => ({
      lineNo,
      description: description ?? '',
      quantity,
      credited: creditedQuantity,
      left: roundedQuantity(quantity - creditedQuantity),
    })),
  }
}
