import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** Ids of the accounts that the posting rules name for sales and returns. */
export function netSalesAccounts(companyId: number): RawBuilder<unknown> {
  return sql`array(
    select r.account_id from accounts.posting_rule r where r.company_id = ${companyId} and r.role in ('sales', 'sales_returns'))`
}
