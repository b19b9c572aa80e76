import { bankRule } from '@countinghouse/contract/payments/bank-rule'
import { text } from '@countinghouse/contract/payments/errors.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { MasterGuard } from '../../platform/calls/context.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

/** The account is one that is posted to directly. */
const postable: MasterGuard = {
  beforeWrite: async ({ companyId, locale }, tx, { before, after }) => {
    if (after === null) return
    const { accountId } = { ...before, ...after }
    const { rows } = await sql<{ isManual: boolean }>`
      select a.is_manual as "isManual" from accounts.account a
      where a.company_id = ${companyId} and a.id = ${Number(accountId)}`.execute(tx)
    const message = format(text.not_postable, locale)
    if (rows[0]?.isManual === false)
      fail('payments.not_postable', { fields: { accountId: [{ code: 'rule', message }] } })
  },
}

export const module = defineModule({ guards: { [bankRule.entity]: postable } })
