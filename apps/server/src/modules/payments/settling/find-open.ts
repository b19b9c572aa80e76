import { mostSettledInvoices } from '@countinghouse/contract/payments/settled-invoices'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** An invoice or credit note of which something is open. Units: minor units of its currency. */
export type Open = {
  readonly invoiceId: number
  readonly kind: 'invoice' | 'credit_note'
  readonly invoice: string
  readonly reference: string | null
  readonly dueOn: string
  readonly openMinor: number
}

type Wanted = {
  readonly direction: 'sale' | 'purchase'
  /** The customer, or the supplier. */
  readonly partyId: number
  readonly currencyCode: string
  /** Left out: both. */
  readonly kind?: Open['kind']
}

/** In the order in which they are due. Those of suppliers that a payment has which is not sent yet are left out. */
export async function findOpen(
  { companyId }: Ctx,
  db: Reader | Tx,
  { direction, partyId, currencyCode, kind }: Wanted,
): Promise<readonly Open[]> {
  const party = sql.ref(direction === 'sale' ? 'i.customer_id' : 'i.supplier_id')
  const { rows } = await sql<Open>`
    select i.id as "invoiceId", i.kind, i.name as invoice, i.reference, i.due_on::text as "dueOn", x.open as "openMinor"
    from accounts.invoice i
    cross join lateral (
      select (i.gross_minor - payments.held_of(i.company_id, i.id) - coalesce((select sum(s.amount_minor) from payments.settlement s
        where s.company_id = i.company_id and s.invoice_id = i.id), 0))::bigint as open) x
    where i.company_id = ${companyId} and i.direction = ${direction} and i.status = 'posted' and ${party} = ${partyId}
      and i.currency_code = ${currencyCode} and (${kind ?? null}::text is null or i.kind = ${kind ?? null}) and x.open > 0
      and (i.direction = 'sale' or not ${isAwaiting()})
    order by i.due_on, i.id limit ${mostSettledInvoices}`.execute(db)
  return rows
}

/** Whether invoice `i` is on a supplier payment that is not sent yet. */
export function isAwaiting() {
  return sql`exists (select from payments.supplier_payment_line l
    join payments.supplier_payment p on p.company_id = l.company_id and p.id = l.supplier_payment_id
    where l.company_id = i.company_id and l.invoice_id = i.id and p.status in ('draft', 'pending', 'approved'))`
}
