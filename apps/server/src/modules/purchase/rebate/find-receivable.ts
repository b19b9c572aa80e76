import { fail } from '@countinghouse/contract/errors'
import type { ReceivableRow, RebatesReceivable } from '@countinghouse/contract/purchase/rebates-receivable'
import { mostReceivable, rebatesReceivablePage } from '@countinghouse/contract/purchase/rebates-receivable'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { requireAllStores } from '../../accounts/index.ts'

type Found = { readonly row: ReceivableRow; readonly count: number; readonly total: number }

/** Throws: accounts.whole_company for a caller of single stores. */
export async function findReceivable(ctx: Ctx, reader: Reader): Promise<RebatesReceivable> {
  requireAllStores(ctx, rebatesReceivablePage)
  const { companyId } = ctx
  const { rows: heads } = await sql<Pick<RebatesReceivable, 'currency' | 'ledgerMinor'>>`
    select c.base_currency as currency, coalesce((
      select sum(b.debit_minor - b.credit_minor) from accounts.balance_daily b
      where b.company_id = c.id and b.account_id in (
        select r.account_id from accounts.posting_rule r where r.company_id = c.id and r.role = 'rebate_receivable')), 0)::bigint as "ledgerMinor"
    from erp.company c where c.id = ${companyId}`.execute(reader)
  const { rows } = await sql<Found>`
    select json_build_object('id', a.id, 'name', a.name, 'supplier', s.name, 'endsOn', a.ends_on, 'accruedMinor', a.accrued_minor,
        'clearedMinor', a.cleared_minor, 'openMinor', a.accrued_minor - a.cleared_minor) as row,
      count(*) over ()::int as count, (sum(a.accrued_minor - a.cleared_minor) over ())::bigint as total
    from purchase.rebate_agreement a
    join procure.supplier s on s.company_id = a.company_id and s.id = a.supplier_id
    where a.company_id = ${companyId} and a.accrued_minor <> a.cleared_minor
    order by a.ends_on, a.id limit ${mostReceivable}`.execute(reader)
  return {
    ...(heads[0] ?? fail('not_found')),
    rows: rows.map(({ row }) => row),
    count: rows[0]?.count ?? 0,
    totalMinor: rows[0]?.total ?? 0,
  }
}
