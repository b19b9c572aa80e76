import { randomUUID } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import type { proposeReminders as route } from '@countinghouse/contract/payments/reminder'
import { mostReminders, reminder } from '@countinghouse/contract/payments/reminder'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument } from '../../../platform/documents/document.ts'
import { requireCustomer } from '../../crm/index.ts'
import { calculateReminder } from './calculate-reminder.ts'

type Proposal = {
  readonly customerId: number
  readonly customer: string
  readonly currencyCode: string
  readonly remindedOn: string
  readonly levelId: number
  readonly message: string
  readonly invoiceIds: readonly number[]
}

/** Throws: not_found, payments.no_dunning_level, payments.nothing_overdue. Locks: the dunning levels, so that nobody is reminded twice at once. */
export async function proposeReminders(
  ctx: Ctx,
  tx: Tx,
  said: InputOfRoute<typeof route>,
): Promise<OutputOfRoute<typeof route>> {
  if (said.customerId !== null) await requireCustomer(ctx, tx, said.customerId)
  const { rows: levels } = await sql`
    select from payments.dunning_level l where l.company_id = ${ctx.companyId} and l.status = 'active' order by l.id for no key update`.execute(
    tx,
  )
  if (levels.length === 0) fail('payments.no_dunning_level')
  const proposals = await findProposals(ctx, tx, said)
  if (proposals.length === 0) fail('payments.nothing_overdue')
  const items = []
  for (const { customer, invoiceIds, ...proposed } of proposals) {
    const entered = {
      ...proposed,
      note: null,
      lines: invoiceIds.map((invoiceId) => ({
        invoiceId,
        issuedOn: null,
        dueOn: null,
        openMinor: null,
        interestMinor: null,
      })),
    }
    const { interestPpm: _rate, ...calculated } = await calculateReminder(ctx, tx, entered)
    const { id } = await createDocument(ctx, tx, reminder, { uid: randomUUID(), ...entered, ...calculated })
    items.push({ id, customer })
  }
  return { items }
}

/**
 * Customers with overdue invoices of which at least one has reached the level after its last reminder; the reminder lists all that are
 * overdue and has the highest level that is due. A reminder counts for an invoice that had reached its level; after the last one nobody is
 * reminded again.
 */
async function findProposals(
  { companyId, now }: Ctx,
  tx: Tx,
  { remindedOn, customerId }: InputOfRoute<typeof route>,
): Promise<readonly Proposal[]> {
  const { rows } = await sql<Proposal>`
    with day as (
      select coalesce(${remindedOn}::date, (${now.toISOString()}::timestamptz at time zone c.timezone)::date) as today
      from erp.company c where c.id = ${companyId}),
    level as (
      select l.id, l.message, l.days_overdue, row_number() over (order by l.days_overdue, l.id) as step
      from payments.dunning_level l where l.company_id = ${companyId} and l.status = 'active'),
    overdue as (
      select i.id, i.customer_id, i.currency_code, i.due_on, d.today - i.due_on as days
      from day d join accounts.invoice i on i.company_id = ${companyId} and i.due_on < d.today
        and i.direction = 'sale' and i.kind = 'invoice' and i.status = 'posted' and i.customer_id is not null
        and (${customerId}::bigint is null or i.customer_id = ${customerId}::bigint)
      where i.gross_minor > coalesce((
        select sum(s.amount_minor) from payments.settlement s where s.company_id = i.company_id and s.invoice_id = i.id), 0)
        and not exists (select from payments.reminder r where r.company_id = i.company_id and r.customer_id = i.customer_id
          and r.currency_code = i.currency_code and r.status = 'draft')),
    reminded as (
      select o.*, coalesce((
        select max(p.step) from payments.reminder_line rl
        join payments.reminder r on r.company_id = rl.company_id and r.id = rl.reminder_id and r.status = 'sent'
        join level p on p.id = r.level_id and p.days_overdue <= r.reminded_on - o.due_on
        where rl.company_id = ${companyId} and rl.invoice_id = o.id), 0) as last_step
      from overdue o),
    due as (
      select d.*, (select max(l.step) from level l where l.days_overdue <= d.days and l.step <= 1 + d.last_step) as step
      from reminded d),
    grouped as (
      select d.customer_id, d.currency_code, max(d.step) filter (where d.step > d.last_step) as step,
        (array_agg(d.id order by d.due_on, d.id))[1:500] as invoices
      from due d group by 1, 2)
    select g.customer_id as "customerId", c.name as customer, g.currency_code as "currencyCode", d.today::text as "remindedOn",
      l.id as "levelId", l.message, to_json(g.invoices) as "invoiceIds"
    from grouped g cross join day d
    join level l on l.step = g.step join crm.customer c on c.company_id = ${companyId} and c.id = g.customer_id
    order by c.name, g.customer_id, g.currency_code limit ${mostReminders}`.execute(tx)
  return rows
}
