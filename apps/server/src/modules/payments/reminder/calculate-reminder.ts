import { text } from '@countinghouse/contract/payments/errors.text'
import type { reminder } from '@countinghouse/contract/payments/reminder'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { refuse } from '../settling/refuse.ts'

export type Reminder = RowOf<typeof reminder>
type Entered = Pick<Reminder, 'customerId' | 'currencyCode' | 'remindedOn' | 'lines'>

type Overdue = {
  readonly invoiceId: number
  readonly issuedOn: string
  readonly dueOn: string
  readonly openMinor: number
}

/**
 * Dates and open amounts of the invoices of a reminder. Throws, at the lines: payments.not_overdue for what is paid, not due on its date,
 * or of another customer or currency. Units: minor units of its currency.
 */
export async function calculateReminder(ctx: Ctx, tx: Tx, entered: Entered) {
  const known = new Map((await readOverdue(ctx, tx, entered)).map((row) => [row.invoiceId, row]))
  const paid = entered.lines.flatMap(({ invoiceId }, at) => (known.has(invoiceId) ? [] : [`lines.${at}.invoiceId`]))
  if (paid.length > 0) refuse(ctx, 'payments.not_overdue', paid, text.not_overdue)
  const lines = entered.lines.map((line) => ({ ...line, ...known.get(line.invoiceId) }))
  return { lines, totalMinor: lines.reduce((sum, { openMinor }) => sum + (openMinor ?? 0), 0) }
}

async function readOverdue(
  { companyId }: Ctx,
  tx: Tx,
  { customerId, currencyCode, remindedOn, lines }: Entered,
): Promise<readonly Overdue[]> {
  const { rows } = await sql<Overdue>`
    select i.id as "invoiceId", i.issued_on::text as "issuedOn", i.due_on::text as "dueOn",
      (i.gross_minor - coalesce(s.settled, 0))::bigint as "openMinor"
    from accounts.invoice i
    cross join lateral (
      select sum(s.amount_minor) as settled from payments.settlement s where s.company_id = i.company_id and s.invoice_id = i.id) s
    where i.company_id = ${companyId} and i.id = any(${lines.map(({ invoiceId }) => invoiceId)}::bigint[])
      and i.direction = 'sale' and i.kind = 'invoice' and i.status = 'posted' and i.customer_id = ${customerId}
      and i.currency_code = ${currencyCode} and i.due_on < ${remindedOn}::date and coalesce(s.settled, 0) < i.gross_minor`.execute(
    tx,
  )
  return rows
}
