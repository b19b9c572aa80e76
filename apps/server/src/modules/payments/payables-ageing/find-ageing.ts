import { fail } from '@countinghouse/contract/errors'
import type { AgeingRow, PayablesAgeing } from '@countinghouse/contract/payments/payables-ageing'
import { ageingBuckets, payablesAgeingPage } from '@countinghouse/contract/payments/payables-ageing'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { requireAllStores } from '../../accounts/index.ts'

type Head = Pick<PayablesAgeing, 'on' | 'currency' | 'ledgerMinor' | 'prepaidLedgerMinor'>

/** Debit balance of the accounts of roles on a day. */
const balanceOf = (...roles: readonly string[]) => sql`coalesce((
  select sum(b.debit_minor - b.credit_minor) from accounts.balance_daily b
  where b.company_id = c.id and b.day <= d.day and b.account_id in (
    select r.account_id from accounts.posting_rule r where r.company_id = c.id and r.role = any(${roles}::text[]))), 0)`

/**
 * What each supplier is owed on a date; what was settled later counts as open. Suppliers serve the whole company. Throws:
 * accounts.whole_company for a caller of single stores.
 */
export async function findAgeing(
  ctx: Ctx,
  reader: Reader,
  { on }: { readonly on?: string | undefined },
): Promise<PayablesAgeing> {
  const { companyId, now } = ctx
  requireAllStores(ctx, payablesAgeingPage)
  const { rows: heads } = await sql<Head>`
    select d.day::text as on, c.base_currency as currency, (-${balanceOf('payable', 'intercompany_payable')})::bigint as "ledgerMinor",
      ${balanceOf('supplier_prepayment')}::bigint as "prepaidLedgerMinor"
    from erp.company c
    cross join lateral (
      select coalesce(${on ?? null}::date, (${now.toISOString()}::timestamptz at time zone c.timezone)::date) as day) d
    where c.id = ${companyId}`.execute(reader)
  const head = heads[0] ?? fail('not_found')
  const { rows } = await sql<AgeingRow>`
    with open as (
      select i.supplier_id, case i.kind when 'credit_note' then null else ${head.on}::date - i.due_on end as overdue,
        case i.kind when 'credit_note' then -1 else 1 end
          * (i.base_gross_minor - round(i.base_gross_minor::numeric * coalesce(s.settled, 0) / greatest(i.gross_minor, 1))) as amount
      from accounts.invoice i
      cross join lateral (
        select sum(s.amount_minor) as settled from payments.settlement s
        where s.company_id = i.company_id and s.invoice_id = i.id and s.settled_on <= ${head.on}::date) s
      where i.company_id = ${companyId} and i.direction = 'purchase' and i.status = 'posted' and i.issued_on <= ${head.on}::date
        and coalesce(s.settled, 0) < i.gross_minor),
    prepaid as (
      select p.supplier_id, sum(p.prepayment_base_minor) as amount from payments.supplier_payment p
      where p.company_id = ${companyId} and p.status in ('sent', 'reversed') and p.paid_on <= ${head.on}::date
        and (p.reversed_on is null or p.reversed_on > ${head.on}::date) and p.prepayment_base_minor <> 0 group by 1),
    supplier as (
      select supplier_id, overdue, amount, 0 as prepaid from open union all select supplier_id, 0, 0, amount from prepaid where amount <> 0)
    select o.supplier_id as "supplierId", s.name as supplier,
      coalesce(sum(o.amount) filter (where o.overdue is null or o.overdue <= 0), 0)::bigint as current,
      coalesce(sum(o.amount) filter (where o.overdue between 1 and 30), 0)::bigint as to30,
      coalesce(sum(o.amount) filter (where o.overdue between 31 and 60), 0)::bigint as to60,
      coalesce(sum(o.amount) filter (where o.overdue between 61 and 90), 0)::bigint as to90,
      coalesce(sum(o.amount) filter (where o.overdue > 90), 0)::bigint as over90, sum(o.amount)::bigint as "totalMinor", sum(o.prepaid)::bigint as "prepaidMinor"
    from supplier o join procure.supplier s on s.company_id = ${companyId} and s.id = o.supplier_id
    group by 1, 2 order by s.name, 1`.execute(reader)
  const sum = (key: (typeof ageingBuckets)[number] | 'totalMinor' | 'prepaidMinor') =>
    rows.reduce((total, row) => total + row[key], 0)
  const totals = Object.fromEntries(
    [...ageingBuckets, 'totalMinor' as const, 'prepaidMinor' as const].map((key) => [key, sum(key)]),
  )
  return { ...head, rows, totals: totals as PayablesAgeing['totals'] }
}
