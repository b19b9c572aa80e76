import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/erp/errors.text'
import { wholePpm } from '@countinghouse/contract/erp/due-parts'
import { paymentTerm } from '@countinghouse/contract/erp/payment-term'
import { format } from '@countinghouse/contract/text'
import { percentOfPpm } from '@countinghouse/kernel/percent'
import { z } from 'zod'
import type { MasterGuard } from '../../platform/calls/context.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const Parts = z.array(z.object({ share: z.int() }))

/** The shares of payment terms total 100 %. */
const wholeParts: MasterGuard = {
  beforeWrite: async (ctx, _tx, { after }) => {
    if (after?.['parts'] === undefined) return
    const sum = Parts.parse(after['parts']).reduce((total, { share }) => total + share, 0)
    if (sum === wholePpm) return
    const message = format(text.term_parts_sum, ctx.locale, { sum: percentOfPpm(sum) })
    fail('erp.term_parts', { fields: { parts: [{ code: 'term_parts', message }] } })
  },
}

const guards = { [paymentTerm.entity]: wholeParts }

export const module = defineModule({ guards })
