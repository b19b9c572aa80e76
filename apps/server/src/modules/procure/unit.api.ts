import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/procure/errors.text'
import { unit } from '@countinghouse/contract/procure/unit'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { MasterGuard } from '../../platform/calls/context.ts'
import { usageOf } from '../../platform/records/usage.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const meaning = ['dimension', 'decimals', 'ratioUnits', 'ratioReference']

/** Any reference to a unit means that quantities exist, and a merge would move them to another unit. */
const guardMeaning: MasterGuard = {
  beforeWrite: async (ctx, tx, { before, after }) => {
    if (before === null || after === null) return
    const changed = meaning.filter((field) => field in after && after[field] !== before[field])
    if (changed.length === 0) return
    const usage = await usageOf(tx, ctx.companyId, unit.entity, before.id)
    if (usage.length === 0) return
    const refusal = [{ code: 'unit_locked', message: format(text.unit_locked, ctx.locale) }]
    fail('procure.unit_locked', { fields: Object.fromEntries(changed.map((field) => [field, refusal])) })
  },
  afterWrite: async ({ companyId }, tx, { verb, before }) => {
    if (verb !== 'merge' || before === null) return
    const { rows } = await sql`
      select from procure.unit m join procure.unit s on s.company_id = m.company_id and s.id = m.merged_into_id
      where m.company_id = ${companyId} and m.id = ${before.id} and (m.dimension, m.decimals, m.ratio_units, m.ratio_reference)
        is distinct from (s.dimension, s.decimals, s.ratio_units, s.ratio_reference)`.execute(tx)
    if (rows.length > 0) fail('procure.unit_differs')
  },
}

const guards = { [unit.entity]: guardMeaning }

export const module = defineModule({ guards })
