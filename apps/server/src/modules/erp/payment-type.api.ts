import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/erp/errors.text'
import { paymentType } from '@countinghouse/contract/erp/payment-type'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { MasterGuard } from '../../platform/calls/context.ts'
import { usageOf } from '../../platform/records/usage.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

/**
 * The type and the currency of a used payment type are fixed; any reference to it proves use. A store has at most one default cash type.
 */
const guardPaymentTypes: MasterGuard = {
  beforeWrite: async (ctx, tx, { before, after }) => {
    if (before === null || after === null) return
    const changed = (['kind', 'currency'] as const).find(
      (name) => after[name] !== undefined && after[name] !== before[name],
    )
    if (changed === undefined) return
    const usage = await usageOf(tx, ctx.companyId, paymentType.entity, before.id)
    if (usage.length === 0) return
    const message = format(text.kind_locked, ctx.locale)
    fail('erp.kind_locked', { fields: { [changed]: [{ code: 'kind_locked', message }] } })
  },
  afterWrite: async ({ companyId, locale }, tx, { after }) => {
    if (after?.['isDefault'] !== true) return
    const { rows } = await sql<{ code: string; name: string }>`
      select code, name from erp.payment_type
      where company_id = ${companyId} and id = erp.find_other_default(${companyId}, ${after.id})`.execute(tx)
    const [other] = rows
    if (other !== undefined) throw defaultTaken(format(text.default_taken_by, locale, other))
  },
}

const guards = { [paymentType.entity]: guardPaymentTypes }

const takenMeanwhile: ConstraintRule = async ({ locale }) => defaultTaken(format(text.default_taken, locale))

/** Violated only by concurrent writes that are valid individually. */
const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'erp.payment_type_one_default': takenMeanwhile,
  'erp.payment_type_store_one_default': takenMeanwhile,
}

function defaultTaken(message: string): AppError {
  const said = [{ code: 'default_taken', message }]
  return new AppError('erp.default_taken', { fields: { isDefault: said, stores: said } })
}

export const module = defineModule({ guards, constraintRules })
