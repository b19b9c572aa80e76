import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/payments/reminder.text'
import { format } from '@countinghouse/contract/text'
import { currencyDigits, decimalOfMinor } from '@countinghouse/kernel/money'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { postCustomerInvoice } from '../../accounts/index.ts'
import { lockPayer } from '../customer-payment/deposit.ts'
import type { Reminder } from './calculate-reminder.ts'

type Charged = { readonly storeId: number; readonly interestMinor: number }

/**
 * Posts fee and interest as an invoice without tax, once for each reminder; of two reminders of the same days only the first charges their
 * interest. Throws: payments.charge_decided, what postCustomerInvoice throws. Locks: the customer, what posting locks.
 */
export async function chargeReminder(ctx: Ctx, tx: Tx, row: Reminder): Promise<TransitionOutcome> {
  const { name, customerId, currencyCode, feeMinor } = row
  requireOpen(row)
  await lockPayer(ctx, tx, customerId)
  const { storeId, interestMinor } = await readCharged(ctx, tx, row)
  const unitPrice = (minor: number) => decimalOfMinor(minor, currencyDigits(currencyCode))
  const said = [
    { description: format(text.feeLine, ctx.locale, { reminder: name }), minor: feeMinor },
    { description: format(text.interestLine, ctx.locale, { reminder: name }), minor: interestMinor },
  ].filter(({ minor }) => minor > 0)
  if (said.length === 0) fail('payments.charge_decided')
  const { id } = await postCustomerInvoice(ctx, tx, {
    isCharge: true,
    isReminderCharge: true,
    customerId,
    storeId,
    reference: name,
    currencyCode,
    lines: said.map(({ description, minor }) => ({ description, quantity: 1, unitPrice: unitPrice(minor) })),
  })
  return { set: { chargeStatus: 'charged', chargeInvoiceId: id, interestMinor } }
}

/** Its days are not charged by a later reminder either. Throws: payments.charge_decided. Locks: the customer. */
export async function waiveCharge(ctx: Ctx, tx: Tx, row: Reminder, reason: string): Promise<TransitionOutcome> {
  requireOpen(row)
  await lockPayer(ctx, tx, row.customerId)
  return { set: { chargeStatus: 'waived', waiveReason: reason } }
}

function requireOpen({ chargeStatus }: Reminder): void {
  if (chargeStatus !== 'open') fail('payments.charge_decided')
}

/** The store of the first invoice, and the interest of the days that other reminders have not charged or waived since it was sent. */
async function readCharged({ companyId }: Ctx, tx: Tx, { id }: Reminder): Promise<Charged> {
  const { rows } = await sql<Charged>`
    select (array_agg(i.store_id order by l.line_no))[1] as "storeId",
      coalesce(sum(case when l.interest_minor > 0 then round(l.open_minor::numeric * r.interest_ppm
        * greatest(payments.interest_until(r) - greatest(l.due_on, before.until), 0) / 365000000) end), 0)::bigint as "interestMinor"
    from payments.reminder r
    join payments.reminder_line l on l.company_id = r.company_id and l.reminder_id = r.id
    join accounts.invoice i on i.company_id = l.company_id and i.id = l.invoice_id
    cross join lateral (
      select max(payments.interest_until(x)) as until from payments.reminder_line o
      join payments.reminder x on x.company_id = o.company_id and x.id = o.reminder_id and x.charge_status in ('charged', 'waived')
      where o.company_id = l.company_id and o.invoice_id = l.invoice_id and o.interest_minor > 0) before
    where r.company_id = ${companyId} and r.id = ${id}`.execute(tx)
  return rows[0] ?? fail('not_found')
}
