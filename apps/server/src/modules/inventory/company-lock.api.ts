import { text } from '@countinghouse/contract/inventory/company-lock.text'
import { sql } from 'kysely'
import type { CompanyLock } from '../../platform/blocker.ts'

/** Values of the ledger are minor units of the currency of the day they were posted, and nothing converts them. */
export const companyLocks: readonly CompanyLock[] = [
  {
    key: 'inventory.stock_posted',
    words: text.posted,
    facts: ({ companyId }) => sql`
      select '{}'::jsonb where exists (select from inventory.stock_posting p where p.company_id = ${companyId})`,
  },
]
