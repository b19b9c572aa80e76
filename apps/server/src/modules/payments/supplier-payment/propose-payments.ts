import { randomUUID } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import type { proposePayments } from '@countinghouse/contract/payments/supplier-payment'
import { supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument } from '../../../platform/documents/document.ts'
import { isAwaiting } from '../settling/find-open.ts'
import { calculatePayment, readTerms, requireKnown } from './calculate-payment.ts'

type Proposal = {
  readonly supplierId: number
  readonly supplier: string
  readonly currencyCode: string
  readonly today: string
  readonly lines: readonly { readonly invoiceId: number; readonly amountMinor: number }[]
}

/** Throws: payments.not_cash, payments.nothing_due, accounts.rate_missing. */
export async function propose(
  ctx: Ctx,
  tx: Tx,
  { accountId, dueOn, supplierId }: InputOfRoute<typeof proposePayments>,
): Promise<OutputOfRoute<typeof proposePayments>> {
  const terms = await readTerms(ctx, tx, { supplierId, accountId })
  requireKnown(ctx, terms)
  const due = await findDue(ctx, tx, dueOn, supplierId)
  if (due.length === 0) fail('payments.nothing_due')
  const items = []
  for (const { supplier, today, lines, ...owed } of due) {
    const entered = {
      ...owed,
      accountId,
      paidOn: today,
      exchangeRate: null,
      purchaseOrderId: null,
      prepaymentMinor: 0,
      appliedMinor: 0,
      lines: lines.map((line) => ({ ...line, discountMinor: 0 })),
    }
    const { amountMinor, exchangeRate } = await calculatePayment(ctx, tx, entered, { isLocked: false })
    const { id } = await createDocument(ctx, tx, supplierPayment, {
      uid: randomUUID(),
      ...entered,
      exchangeRate,
      amountMinor,
    })
    items.push({ id, supplier })
  }
  return { items }
}

/** Open invoices that are due and open credit notes, by supplier and currency, where more is owed than credited. */
async function findDue(
  { companyId, now }: Ctx,
  tx: Tx,
  dueOn: string,
  supplierId: number | null,
): Promise<readonly Proposal[]> {
  const { rows } = await sql<Proposal>`
    with day as (select (${now.toISOString()}::timestamptz at time zone c.timezone)::date as today from erp.company c where c.id = ${companyId}),
    open as (
      select i.id, i.supplier_id, i.currency_code, i.due_on, case i.kind when 'credit_note' then -1 else 1 end as sign,
        i.gross_minor - coalesce((select sum(s.amount_minor) from payments.settlement s
          where s.company_id = i.company_id and s.invoice_id = i.id), 0) - payments.held_of(i.company_id, i.id) as amount
      from accounts.invoice i
      where i.company_id = ${companyId} and i.direction = 'purchase' and i.status = 'posted'
        and (${supplierId}::bigint is null or i.supplier_id = ${supplierId}::bigint)
        and (i.kind = 'credit_note' or i.due_on <= ${dueOn}::date)
        and not ${isAwaiting()})
    select o.supplier_id as "supplierId", s.name as supplier, o.currency_code as "currencyCode", d.today::text as today,
      json_agg(json_build_object('invoiceId', o.id, 'amountMinor', o.amount) order by o.due_on, o.id) as lines
    from open o
    cross join day d
    join procure.supplier s on s.company_id = ${companyId} and s.id = o.supplier_id
    where o.amount > 0
      and not (s.standing = 'on_hold' and s.hold_scope in ('all', 'payments') and coalesce(s.hold_until >= d.today, true))
    group by 1, 2, 3, 4 having sum(o.sign * o.amount) > 0 order by s.name, o.currency_code limit 200`.execute(tx)
  return rows
}
