import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/erp/errors.text'
import { paymentType } from '@countinghouse/contract/erp/payment-type'
import { format } from '@countinghouse/contract/text'
import type { MasterGuard } from '../../platform/context.ts'
import { usageOf } from '../../platform/usage.ts'

export const api = []

/** What was paid keeps its kind: whatever points to the type says that it was used. */
const keepKind: MasterGuard = {
  beforeWrite: async (ctx, tx, { before, after }) => {
    const kind = after?.['kind']
    if (before === null || kind === undefined || kind === before['kind']) return
    const usage = await usageOf(tx, ctx.companyId, paymentType.entity, before.id)
    if (usage.length === 0) return
    const message = format(text.kind_locked, ctx.locale)
    fail('erp.kind_locked', { fields: { kind: [{ code: 'kind_locked', message }] } })
  },
}

export const guards = { [paymentType.entity]: keepKind }
