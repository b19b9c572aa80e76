import { text } from '@countinghouse/contract/payments/errors.text'
import type { reminder } from '@countinghouse/contract/payments/reminder'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { refuse } from '../settling/refuse.ts'

export type Reminder = RowOf<typeof reminder>
type Entered = Pick<Reminder, 'customerId' | 'currencyCode' | 'levelId' | 'remindedOn' | 'lines'>

type Overdue = {
  readonly invoiceId: number
  readonly issuedOn: string
  readonly dueOn: string
  readonly openMinor: number
  readonly interestMinor: number
}

/**
 * Dates and open amounts of the invoices of a reminder, its fee and its interest: open amount × rate × days / 365, rounded half up, of the
 * days after the due date, up to its date and not beyond today, whose interest no reminder charged or waived before. No interest is charged on reminder charges. Throws, at the lines: payments.not_overdue for what is paid, not due on its date,
 * or of another customer or currency. Units: minor units of its currency.
 */
export async function calculateReminder(ctx: Ctx, tx: Tx, entered: Entered) {
  const known = new Map((await readOverdue(ctx, tx, entered)).map((row) => [row.invoiceId, row]))
  const paid = entered.lines.flatMap(({ invoiceId }, at) => (known.has(invoiceId) ? [] : [`lines.${at}.invoiceId`]))
  if (paid.length > 0) refuse(ctx, 'payments.not_overdue', paid, text.not_overdue)
  const lines = entered.lines.map((line) => ({ ...line, ...known.get(line.invoiceId) }))
  const sumOf = (key: 'openMinor' | 'interestMinor') => lines.reduce((sum, line) => sum + (line[key] ?? 0), 0)
  const { feeMinor, interestPpm } = await readRates(ctx, tx, entered)
  return { lines, totalMinor: sumOf('openMinor'), feeMinor, interestMinor: sumOf('interestMinor'), interestPpm }
}

type Rates = { readonly feeMinor: number; readonly interestPpm: number }

/** Fees are in the company's currency; reminders in another one have none. */
async function readRates({ companyId }: Ctx, tx: Tx, { levelId, currencyCode }: Entered): Promise<Rates> {
  const { rows } = await sql<Rates>`
    select case when c.base_currency = ${currencyCode} then l.fee_minor else 0 end as "feeMinor", l.interest_ppm as "interestPpm"
    from payments.dunning_level l join erp.company c on c.id = l.company_id
    where l.company_id = ${companyId} and l.id = ${levelId}`.execute(tx)
  // The constraint of the level answers.
  return rows[0] ?? { feeMinor: 0, interestPpm: 0 }
}

async function readOverdue(
  { companyId }: Ctx,
  tx: Tx,
  { customerId, currencyCode, levelId, remindedOn, lines }: Entered,
): Promise<readonly Overdue[]> {
  const { rows } = await sql<Overdue>`
    select i.id as "invoiceId", i.issued_on::text as "issuedOn", i.due_on::text as "dueOn",
      (i.gross_minor - coalesce(s.settled, 0))::bigint as "openMinor",
      case when i.is_reminder_charge then 0 else round((i.gross_minor - coalesce(s.settled, 0))::numeric
        * coalesce((select l.interest_ppm from payments.dunning_level l where l.company_id = i.company_id and l.id = ${levelId}), 0)
        * greatest(least(${remindedOn}::date, erp.today(i.company_id)) - greatest(i.due_on, before.until), 0) / 365000000) end::bigint as "interestMinor"
    from accounts.invoice i
    cross join lateral (
      select sum(s.amount_minor) as settled from payments.settlement s where s.company_id = i.company_id and s.invoice_id = i.id) s
    cross join lateral (
      select max(payments.interest_until(r)) as until from payments.reminder_line l
      join payments.reminder r on r.company_id = l.company_id and r.id = l.reminder_id and r.charge_status in ('charged', 'waived')
      where l.company_id = i.company_id and l.invoice_id = i.id and l.interest_minor > 0) before
    where i.company_id = ${companyId} and i.id = any(${lines.map(({ invoiceId }) => invoiceId)}::bigint[])
      and i.direction = 'sale' and i.kind = 'invoice' and i.status = 'posted' and i.customer_id = ${customerId}
      and i.currency_code = ${currencyCode} and i.due_on < ${remindedOn}::date and coalesce(s.settled, 0) < i.gross_minor`.execute(
    tx,
  )
  return rows
}
