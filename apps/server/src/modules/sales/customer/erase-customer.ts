import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import type { ErasureBlocker, eraseCustomer } from '@countinghouse/contract/sales/customer-data'
import { erasureBlockers } from '@countinghouse/contract/sales/customer-data'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { eraseCustomerRecords } from '../../crm/index.ts'

/** Erases a customer who owes nothing, is owed nothing and has nothing on order. Throws: see the route. */
export async function erase(
  ctx: Ctx,
  tx: Tx,
  input: InputOfRoute<typeof eraseCustomer>,
): Promise<OutputOfRoute<typeof eraseCustomer>> {
  // The customer is locked first, so that nothing opens meanwhile; a refusal takes all of it back.
  const erased = await eraseCustomerRecords(ctx, tx, input)
  const open = await findBlockers(ctx, tx, input.id)
  if (open.length > 0) fail('sales.customer_open', { details: { open } })
  // Cards of memberships that are over; what was paid for them stays.
  await sql`
    update sales.paid_membership set card_no = null, reason = null
    where company_id = ${ctx.companyId} and num_nonnulls(card_no, reason) > 0 and customer_id in (
      select k.id from crm.customer k where k.company_id = ${ctx.companyId} and (k.id = ${input.id} or k.merged_into_id = ${input.id}))`.execute(
    tx,
  )
  // Whoever collected an order stays named in its delivery, as the customer is from now on; orders that are open block.
  await sql`
    update sales.delivery d set collected_document = null, received_by = c.name
    from crm.customer c
    where c.company_id = d.company_id and c.id = d.customer_id and d.company_id = ${ctx.companyId}
      and num_nonnulls(d.received_by, d.collected_document) > 0 and d.status = 'delivered'
      and (c.id = ${input.id} or c.merged_into_id = ${input.id})`.execute(tx)
  return erased
}

async function findBlockers({ companyId }: Ctx, tx: Tx, id: number): Promise<ErasureBlocker[]> {
  const { rows } = await sql<Record<ErasureBlocker, boolean>>`
    with same as materialized (
      select k.id from crm.customer k where k.company_id = ${companyId} and (k.id = ${id} or k.merged_into_id = ${id}))
    select exists (
        select from accounts.invoice i
        cross join lateral (
          select sum(t.amount_minor) as settled from payments.settlement t where t.company_id = i.company_id and t.invoice_id = i.id) s
        where i.company_id = ${companyId} and i.customer_id in (select id from same) and i.direction = 'sale'
          and (i.status in ('draft', 'pending', 'approved') or i.status = 'posted' and coalesce(s.settled, 0) < i.gross_minor)) as invoices,
      exists (
        select from payments.customer_payment p where p.company_id = ${companyId} and p.customer_id in (select id from same)
          and p.status in ('draft', 'posted') group by p.currency_code
        having bool_or(p.status = 'draft') or sum(p.unallocated_minor + p.released_minor - p.applied_minor) <> 0) as payments,
      exists (
        select from sales.sales_order o where o.company_id = ${companyId} and o.customer_id in (select id from same)
          and o.status in ('draft', 'on_hold', 'confirmed')) as orders,
      exists (
        select from sales.voucher v where v.company_id = ${companyId} and v.customer_id in (select id from same)
          and v.status in ('active', 'blocked') and v.balance_minor > 0) as vouchers,
      exists (
        select from sales.points_account a where a.company_id = ${companyId} and a.customer_id in (select id from same)
          and a.balance <> 0) as points,
      exists (
        select from sales.paid_membership m where m.company_id = ${companyId} and m.customer_id in (select id from same)
          and m.status in ('draft', 'active', 'grace')) as memberships`.execute(tx)
  const found = rows[0] ?? fail('internal')
  return erasureBlockers.filter((blocker) => found[blocker])
}
