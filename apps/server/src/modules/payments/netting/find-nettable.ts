import { fail } from '@countinghouse/contract/errors'
import type { Nettable, OpenDocument } from '@countinghouse/contract/payments/netting'
import { mostSettledInvoices } from '@countinghouse/contract/payments/settled-invoices'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

/** Throws: not_found. */
export async function findNettable({ companyId }: Ctx, reader: Reader, id: number): Promise<Nettable> {
  const { rows: links } = await sql<{ customerId: number | null; supplierId: number | null }>`
    select l.customer_id as "customerId", l.supplier_id as "supplierId" from accounts.company_link l
    where l.company_id = ${companyId} and l.id = ${id}`.execute(reader)
  const { customerId, supplierId } = links[0] ?? fail('not_found')
  const openOf = async (direction: 'sale' | 'purchase', partyId: number | null) => {
    const column = sql.ref(direction === 'sale' ? 'i.customer_id' : 'i.supplier_id')
    const { rows } = await sql<OpenDocument>`
      select * from (
        select i.id as "invoiceId", i.name, i.reference, i.issued_on::text as "issuedOn", i.due_on::text as "dueOn", i.currency_code as currency,
          i.gross_minor as "grossMinor", (i.gross_minor - payments.held_of(i.company_id, i.id) - coalesce((
            select sum(s.amount_minor) from payments.settlement s where s.company_id = i.company_id and s.invoice_id = i.id), 0))::bigint as "openMinor"
        from accounts.invoice i
        where i.company_id = ${companyId} and ${column} = ${partyId}::bigint and i.direction = ${direction} and i.kind = 'invoice'
          and i.status = 'posted' and i.is_intercompany) o
      where o."openMinor" > 0 order by o.currency, o."dueOn", o."invoiceId" limit ${mostSettledInvoices}`.execute(
      reader,
    )
    return rows
  }
  return { receivables: [...(await openOf('sale', customerId))], payables: [...(await openOf('purchase', supplierId))] }
}
