import { fail } from '@countinghouse/contract/errors'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import type { Document } from '@countinghouse/contract/document'
import type { Page } from '@countinghouse/contract/page'
import { permissionName } from '@countinghouse/contract/page'
import { customerPayment } from '@countinghouse/contract/payments/customer-payment'
import type { InvoiceSettlements } from '@countinghouse/contract/payments/invoice-settlement'
import { netting } from '@countinghouse/contract/payments/netting'
import { supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import { writeOff } from '@countinghouse/contract/payments/write-off'
import { sql } from 'kysely'
import { may } from '../../../platform/access/permission.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'

type By = 'supplier' | 'customer' | 'write_off' | 'netting' | 'credit'
type Found = Omit<InvoiceSettlements, 'openMinor' | 'settlements'> & {
  readonly settlements: readonly (Omit<InvoiceSettlements['settlements'][number], 'kind' | 'path'> & {
    readonly by: By
    readonly documentId: number
  })[]
}

const pages: Readonly<Record<By, Page>> = {
  supplier: supplierPayment.page,
  customer: customerPayment.page,
  write_off: writeOff.page,
  netting: netting.page,
  credit: invoice.page,
}

/** What settled an invoice that the caller may view. Throws: not_found. */
export async function findSettlements(
  ctx: Ctx,
  reader: Reader,
  document: Document,
  id: number,
): Promise<InvoiceSettlements> {
  await readDocument(ctx, reader, document, id)
  const { rows } = await sql<Found>`
    select i.currency_code as currency, i.gross_minor as "grossMinor", coalesce(x.settled, 0)::bigint as "settledMinor", x.settlements
    from accounts.invoice i
    cross join lateral (
      select sum(s.amount_minor) as settled, coalesce(json_agg(json_build_object('id', s.id, 'settledOn', s.settled_on, 'amountMinor', s.amount_minor,
        'by', case when s.supplier_payment_id is not null then 'supplier' when s.customer_payment_id is not null then 'customer'
          when s.write_off_id is not null then 'write_off' when s.netting_id is not null then 'netting' else 'credit' end,
        'documentId', coalesce(s.supplier_payment_id, s.customer_payment_id, s.write_off_id, s.netting_id, s.applied_invoice_id),
        'name', coalesce(p.name, c.name, w.name, n.name, a.name))
        order by s.settled_on, s.id), '[]') as settlements
      from payments.settlement s
      left join payments.supplier_payment p on p.company_id = s.company_id and p.id = s.supplier_payment_id
      left join payments.customer_payment c on c.company_id = s.company_id and c.id = s.customer_payment_id
      left join payments.write_off w on w.company_id = s.company_id and w.id = s.write_off_id
      left join payments.netting n on n.company_id = s.company_id and n.id = s.netting_id
      left join accounts.invoice a on a.company_id = s.company_id and a.id = s.applied_invoice_id
      where s.company_id = i.company_id and s.invoice_id = i.id) x
    where i.company_id = ${ctx.companyId} and i.id = ${id}`.execute(reader)
  const { settlements, ...amounts } = rows[0] ?? fail('not_found')
  return {
    ...amounts,
    openMinor: amounts.grossMinor - amounts.settledMinor,
    settlements: settlements.map(({ by, documentId, ...settlement }) => ({
      ...settlement,
      kind: by === 'supplier' || by === 'customer' ? 'payment' : by,
      path: may(ctx.grants, permissionName(pages[by], 'view')) ? `${pages[by].path}?open=${documentId}` : null,
    })),
  }
}
