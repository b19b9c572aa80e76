import { account } from '@countinghouse/contract/accounts/account'
import { text } from '@countinghouse/contract/accounts/errors.text'
import { postingRule } from '@countinghouse/contract/accounts/posting-rule'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { MasterGuard } from '../../../platform/calls/context.ts'

const specifics = ['storeId', 'categoryId', 'paymentTypeId'] as const

/** A role keeps a rule that applies to everything; without one its postings would be rejected. */
const keepGeneralRule: MasterGuard = {
  afterWrite: async ({ companyId, locale }, tx, { before, after }) => {
    if (before === null || before.status !== 'active' || specifics.some((field) => before[field] !== null)) return
    const { rows } = await sql`
      select from accounts.posting_rule r
      where r.company_id = ${companyId} and r.role = ${before['role']}::text and r.status = 'active'
        and r.store_id is null and r.category_id is null and r.payment_type_id is null`.execute(tx)
    if (rows.length > 0) return
    const message = format(text.rule_needed, locale)
    const changed = ['role', ...specifics].filter((field) => after !== null && after[field] !== before[field])
    fail('accounts.rule_needed', {
      fields: Object.fromEntries(changed.map((field) => [field, [{ code: 'rule_needed', message }]])),
    })
  },
}

/** An account that active posting rules name stays active. */
const keepAccountOfRules: MasterGuard = {
  beforeWrite: async ({ companyId }, tx, { verb, before }) => {
    if (verb !== 'deactivate' || before === null) return
    const { rows } = await sql`
      select from accounts.posting_rule r
      where r.company_id = ${companyId} and r.account_id = ${before.id} and r.status = 'active' limit 1`.execute(tx)
    if (rows.length > 0) fail('accounts.account_in_rules')
  },
}

export const ruleGuards = { [postingRule.entity]: keepGeneralRule, [account.entity]: keepAccountOfRules }
