import { bankAccount } from '@countinghouse/contract/payments/bank-account'
import { text } from '@countinghouse/contract/payments/errors.text'
import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import type { FieldErrors } from '@countinghouse/kernel/errors'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import type { MasterGuard } from '../../platform/calls/context.ts'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { ibanFault, isBic } from '../procure/index.ts'
import { bareNumber } from './payment-file/bare-number.ts'

/** IBAN and BIC are valid, and the ledger account is one that payments are made from. */
const payable: MasterGuard = {
  beforeWrite: async ({ companyId, locale }, tx, { before, after }) => {
    if (after === null) return
    const { iban, bic, accountId } = { ...before, ...after }
    const fields: Record<string, FieldErrors[string]> = {}
    if (ibanFault(bareNumber(String(iban))) !== null)
      fields['iban'] = [{ code: 'rule', message: format(text.iban_wrong, locale) }]
    if (typeof bic === 'string' && !isBic(bareNumber(bic)))
      fields['bic'] = [{ code: 'rule', message: format(text.bic_wrong, locale) }]
    if (Object.keys(fields).length > 0) fail('payments.rule_broken', { fields })
    const { rows } = await sql<{ isCash: boolean }>`
      select a.is_manual and a.cash_flow = 'cash' as "isCash" from accounts.account a
      where a.company_id = ${companyId} and a.id = ${Number(accountId)}`.execute(tx)
    const message = format(text.not_cash, locale)
    if (rows[0]?.isCash === false) fail('payments.not_cash', { fields: { accountId: [{ code: 'rule', message }] } })
  },
}

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'payments.bank_account_account': async ({ companyId, locale }, reader, input) => {
    const { accountId = null } = input as Readonly<Record<string, number | null>>
    const { rows } = await sql<{ id: number; code: string; name: string; status: string }>`
      select b.id, b.code, b.name, b.status from payments.bank_account b
      where b.company_id = ${companyId} and b.account_id = ${accountId}::bigint`.execute(reader)
    const [holder] = rows
    const message = format(issueText.taken, locale, { name: holder?.name ?? '', code: holder?.code ?? '' })
    return new AppError('duplicate', {
      details: { field: 'accountId', record: holder ?? null },
      fields: { accountId: [{ code: 'duplicate', message }] },
    })
  },
}

export const module = defineModule({ guards: { [bankAccount.entity]: payable }, constraintRules })
