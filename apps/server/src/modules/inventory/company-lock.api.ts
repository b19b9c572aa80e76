import { text } from '@countinghouse/contract/inventory/company-lock.text'
import { sql } from 'kysely'
import type { CompanyLock } from '../../platform/registry/blocker.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

/** Ledger values are minor units of the currency at the time of posting and are never converted. */
const companyLocks: readonly CompanyLock[] = [
  {
    key: 'inventory.stock_posted',
    words: text.posted,
    facts: ({ companyId }) => sql`
      select '{}'::jsonb where exists (select from inventory.stock_posting p where p.company_id = ${companyId})`,
  },
]

export const module = defineModule({ companyLocks })
