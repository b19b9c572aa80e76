import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { MasterGuard } from '../../../platform/calls/context.ts'

/** An account is confirmed for one supplier, so a merge must not move it to another: suppliers with open accounts cannot be merged. */
export const saveAccounts: MasterGuard = {
  beforeWrite: async ({ companyId }, tx, { verb, before }) => {
    if (verb !== 'merge' || before === null) return
    const { rows } = await sql`
      select from procure.supplier_bank_account
      where company_id = ${companyId} and supplier_id = ${before.id} and state <> 'retired' limit 1`.execute(tx)
    if (rows.length > 0) fail('procure.bank_account_open')
  },
}
