import { randomUUID } from 'node:crypto'
import type { allocatePayment } from '@countinghouse/contract/payments/customer-payment'
import { customerPayment } from '@countinghouse/contract/payments/customer-payment'
import { mostSettledInvoices } from '@countinghouse/contract/payments/settled-invoices'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument } from '../../../platform/documents/document.ts'
import { calculateReceipt } from './calculate-receipt.ts'

type Open = { readonly invoiceId: number; readonly openMinor: number }

/** Throws: what calculateReceipt throws. */
export async function allocate(
  ctx: Ctx,
  tx: Tx,
  said: InputOfRoute<typeof allocatePayment>,
): Promise<OutputOfRoute<typeof allocatePayment>> {
  const draft = await allocatedTo(ctx, tx, { ...said, invoiceId: null })
  const { id, name } = await createDocument(ctx, tx, customerPayment, { uid: randomUUID(), ...draft })
  return { id, name }
}

type Received = InputOfRoute<typeof allocatePayment> & { readonly invoiceId: number | null }

/** A draft that settles one invoice, or those that are due first. Throws: what calculateReceipt throws. */
export async function allocatedTo(ctx: Ctx, tx: Tx, { receivedMinor, invoiceId: wantedId, ...said }: Received) {
  const entered = { ...said, exchangeRate: null, note: null, amountMinor: receivedMinor, appliedMinor: 0 }
  const { currencyCode } = await calculateReceipt(ctx, tx, { ...entered, lines: [] }, { isLocked: false })
  const open = await findOpen(ctx, tx, { customerId: said.customerId, currencyCode, kind: 'invoice' })
  const wanted = open.filter(({ invoiceId }) => wantedId === null || invoiceId === wantedId)
  const { lines } = takenOf(wanted, receivedMinor)
  const { exchangeRate, unallocatedMinor } = await calculateReceipt(ctx, tx, { ...entered, lines }, { isLocked: false })
  return { ...entered, currencyCode, exchangeRate, unallocatedMinor, lines }
}

/** Lines that settle an amount in the order of the invoices, and what is left of it. */
export function takenOf(open: readonly Open[], amountMinor: number) {
  let leftMinor = amountMinor
  const lines = open.flatMap(({ invoiceId, openMinor }) => {
    const takenMinor = Math.min(openMinor, leftMinor)
    leftMinor -= takenMinor
    return takenMinor > 0 ? [{ invoiceId, amountMinor: takenMinor, discountMinor: 0 }] : []
  })
  return { lines, leftMinor }
}

type Wanted = {
  readonly customerId: number
  readonly currencyCode: string
  readonly kind: 'invoice' | 'credit_note'
}

/** Open invoices or credit notes in the order in which they are due. */
export async function findOpen(
  { companyId }: Ctx,
  tx: Tx,
  { customerId, currencyCode, kind }: Wanted,
): Promise<readonly Open[]> {
  const { rows } = await sql<Open>`
    select i.id as "invoiceId", (i.gross_minor - coalesce(s.settled, 0))::bigint as "openMinor"
    from accounts.invoice i
    cross join lateral (
      select sum(s.amount_minor) as settled from payments.settlement s where s.company_id = i.company_id and s.invoice_id = i.id) s
    where i.company_id = ${companyId} and i.direction = 'sale' and i.kind = ${kind} and i.status = 'posted'
      and i.customer_id = ${customerId} and i.currency_code = ${currencyCode} and coalesce(s.settled, 0) < i.gross_minor
    order by i.due_on, i.id limit ${mostSettledInvoices}`.execute(tx)
  return rows
}
