import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { MasterGuard } from '../../../platform/context.ts'

/** An account was confirmed for one supplier alone, so nobody is left with one that a merge would have to give to another. */
export const keepAccounts: MasterGuard = {
  beforeWrite: async ({ companyId }, tx, { verb, before }) => {
    if (verb !== 'merge' || before === null) return
    const { rows } = await sql`
      select from procure.supplier_bank_account
      where company_id = ${companyId} and supplier_id = ${before.id} and state <> 'retired' limit 1`.execute(tx)
    if (rows.length > 0) fail('procure.bank_account_open')
  },
}
