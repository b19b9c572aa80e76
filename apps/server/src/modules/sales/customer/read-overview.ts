import { invoice } from '@countinghouse/contract/accounts/invoice'
import { customerCase } from '@countinghouse/contract/crm/customer-case'
import { fail } from '@countinghouse/contract/errors'
import type { Page } from '@countinghouse/contract/page'
import { permissionName } from '@countinghouse/contract/page'
import { customerStatementPage } from '@countinghouse/contract/payments/customer-statement'
import type { CustomerOverview } from '@countinghouse/contract/sales/customer-overview'
import { mostPurchases } from '@countinghouse/contract/sales/customer-overview'
import { pointsPage } from '@countinghouse/contract/sales/points'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { membershipsPage } from '@countinghouse/contract/sales/membership'
import { sql } from 'kysely'
import { marginPermission } from '@countinghouse/contract/procure/cost-permissions'
import { may, mayView } from '../../../platform/access/permission.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { findFavourites, readMargin } from './read-goods.ts'
import { readPoints } from '../points/read-points.ts'

/** Only figures whose page the caller may view. Throws: not_found. */
export async function readOverview(ctx: Ctx, reader: Reader, id: number): Promise<CustomerOverview> {
  const { companyId, grants } = ctx
  const { rows } = await sql<{ currency: string }>`
    select y.base_currency as currency from crm.customer c join erp.company y on y.id = c.company_id
    where c.company_id = ${companyId} and c.id = ${id}`.execute(reader)
  const { currency } = rows[0] ?? fail('not_found')
  const inEveryStore = (page: Page) => mayView(grants, page) && grants.storesWith(permissionName(page, 'view')) === null
  const ifSeen = async <T>(isSeen: boolean, read: () => Promise<T>) => (isSeen ? await read() : null)
  const seesSales = inEveryStore(receiptsPage) && inEveryStore(invoice.page)
  return {
    currency,
    turnover: await ifSeen(seesSales, () => readTurnover(ctx, reader, id)),
    margin: await ifSeen(seesSales && may(grants, marginPermission), () => readMargin(ctx, reader, same(ctx, id))),
    favourites: await ifSeen(seesSales, () => findFavourites(ctx, reader, same(ctx, id))),
    receivables: await ifSeen(inEveryStore(customerStatementPage), () => readReceivables(ctx, reader, id)),
    cases: await ifSeen(mayView(grants, customerCase.page), () => countCases(ctx, reader, id)),
    points: await ifSeen(mayView(grants, pointsPage), async () => {
      const { balance, valueMinor } = await readPoints(ctx, reader, id)
      return { balance, valueMinor }
    }),
    membership: mayView(grants, membershipsPage) ? await readMembership(ctx, reader, id) : null,
    purchases: await findPurchases(ctx, reader, id),
  }
}

/** The customer and those who were merged into it. */
const same = ({ companyId }: Ctx, id: number) => sql`array(
  select k.id from crm.customer k where k.company_id = ${companyId} and (k.id = ${id} or k.merged_into_id = ${id}))`

async function readTurnover(ctx: Ctx, reader: Reader, id: number): Promise<NonNullable<CustomerOverview['turnover']>> {
  const { companyId } = ctx
  const { rows } = await sql<NonNullable<CustomerOverview['turnover']>>`
    select coalesce(sum(p.net_minor) filter (where p.day > d.year), 0)::bigint as "nowMinor",
      coalesce(sum(p.net_minor) filter (where p.day <= d.year), 0)::bigint as "beforeMinor",
      (count(*) filter (where p.is_purchase and p.day > d.year))::integer as purchases
    from (select erp.today(${companyId}) - interval '12 months' as year) d
    left join sales.customer_purchase p on p.company_id = ${companyId} and p.customer_id = any(${same(ctx, id)})
      and p.day > d.year - interval '12 months'`.execute(reader)
  return rows[0] ?? fail('internal')
}

async function readReceivables(
  { companyId }: Ctx,
  reader: Reader,
  id: number,
): Promise<NonNullable<CustomerOverview['receivables']>> {
  const { rows } = await sql<NonNullable<CustomerOverview['receivables']>>`
    with open as (
      select case i.kind when 'invoice' then 1 else -1 end
          * (i.base_gross_minor - round(i.base_gross_minor::numeric * coalesce(s.settled, 0) / greatest(i.gross_minor, 1))) as amount,
        i.kind = 'invoice' and i.due_on < erp.today(i.company_id) as is_overdue
      from accounts.invoice i
      cross join lateral (
        select sum(t.amount_minor) as settled from payments.settlement t where t.company_id = i.company_id and t.invoice_id = i.id) s
      where i.company_id = ${companyId} and i.customer_id = ${id} and i.direction = 'sale' and i.status = 'posted'
        and coalesce(s.settled, 0) < i.gross_minor)
    select (coalesce(sum(o.amount), 0) - coalesce((select sum(p.unallocated_base_minor) from payments.customer_payment p
        where p.company_id = ${companyId} and p.customer_id = ${id} and p.status = 'posted'), 0))::bigint as "openMinor",
      coalesce(sum(o.amount) filter (where o.is_overdue), 0)::bigint as "overdueMinor"
    from open o`.execute(reader)
  return rows[0] ?? fail('internal')
}

async function countCases(
  { companyId, now }: Ctx,
  reader: Reader,
  id: number,
): Promise<NonNullable<CustomerOverview['cases']>> {
  const { rows } = await sql<NonNullable<CustomerOverview['cases']>>`
    select count(*)::integer as open, (count(*) filter (where k.due_at < ${now.toISOString()}::timestamptz))::integer as overdue
    from crm.customer_case k
    where k.company_id = ${companyId} and k.customer_id = ${id} and k.status in ('open', 'waiting')`.execute(reader)
  return rows[0] ?? fail('internal')
}

async function readMembership({ companyId }: Ctx, reader: Reader, id: number): Promise<CustomerOverview['membership']> {
  const { rows } = await sql<NonNullable<CustomerOverview['membership']>>`
    select m.code, t.name as tier, n.name as "nextTier", m.missing_minor as "missingMinor"
    from sales.membership_list m
    left join sales.tier t on t.company_id = m.company_id and t.id = m.tier_id
    left join sales.tier n on n.company_id = m.company_id and n.id = m.next_tier_id
    where m.company_id = ${companyId} and m.id = ${id}`.execute(reader)
  return rows[0] ?? null
}

async function findPurchases(ctx: Ctx, reader: Reader, id: number): Promise<CustomerOverview['purchases']> {
  const { companyId, grants } = ctx
  const seen = [
    { page: receiptsPage, kinds: sql`('receipt', 'return')` },
    { page: invoice.page, kinds: sql`('invoice', 'credit_note')` },
  ].filter(({ page }) => mayView(grants, page))
  if (seen.length === 0) return null
  const isSeen = seen.map(({ page, kinds }) => {
    const stores = grants.storesWith(permissionName(page, 'view'))
    return stores === null
      ? sql`p.kind in ${kinds}`
      : sql`(p.kind in ${kinds} and p.store_id = any(${stores}::bigint[]))`
  })
  const { rows } = await sql<NonNullable<CustomerOverview['purchases']>[number]>`
    select p.kind, p.document_id as id, p.number, p.day::text as on, p.net_minor as "netMinor" from sales.customer_purchase p
    where p.company_id = ${companyId} and p.customer_id = any(${same(ctx, id)}) and (${sql.join(isSeen, sql` or `)})
    order by p.day desc, p.document_id desc limit ${mostPurchases}`.execute(reader)
  return rows
}
