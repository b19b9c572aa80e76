import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** Account of card payments, and today. Throws: accounts.rule_missing. */
export async function readTerms({ companyId }: Ctx, tx: Tx): Promise<{ accountId: number; today: string }> {
  const { rows } = await sql<{ accountId: number; today: string }>`
    select r.account_id as "accountId", erp.today(${companyId})::text as today from accounts.posting_rule r
    where r.company_id = ${companyId} and r.role = 'tender_card_online' and r.status = 'active'
      and r.store_id is null and r.category_id is null and r.payment_type_id is null`.execute(tx)
  const roles = [{ role: 'tender_card_online', storeId: null }]
  return rows[0] ?? fail('accounts.rule_missing', { details: { roles } })
}
