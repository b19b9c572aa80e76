import { deliveryCompany } from '@countinghouse/contract/erp/delivery-company'
import { text } from '@countinghouse/contract/erp/errors.text'
import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import { shortDecimal } from '@countinghouse/kernel/money'
import { z } from 'zod'
import type { MasterGuard } from '../../../platform/calls/context.ts'
import type { Rate } from './rate.ts'
import { overlapOf } from './rate.ts'

const Validated = z.object({
  trackingUrl: z.string().nullable().default(null),
  services: z.array(z.object({ code: z.string() })).optional(),
  rates: (deliveryCompany.fields['rates'] as z.ZodType<Rate[]>).optional(),
})

/**
 * Validates that the tracking URL contains the placeholder, rates refer to existing services, and weight bands do not
 * overlap.
 */
export const validateCompany: MasterGuard = {
  beforeWrite: async ({ locale }, _tx, { after }) => {
    if (after === null) return
    const validated = Validated.parse(after)
    if (validated.trackingUrl?.includes('{tracking}') === false) {
      const message = format(text.tracking_url, locale)
      fail('erp.tracking_url', { fields: { trackingUrl: [{ code: 'tracking_url', message }] } })
    }
    // Bulk edits do not include lines.
    if (validated.rates === undefined) return
    const codes = new Set(validated.services?.map(({ code }) => code))
    const unknown = validated.rates.findIndex(({ service }) => service !== null && !codes.has(service))
    if (unknown !== -1) {
      const message = format(issueText.not_a_choice, locale)
      fail('invalid_input', { fields: { [`rates.${unknown}.service`]: [{ code: 'rule', message }] } })
    }
    const overlap = overlapOf(validated.rates)
    if (overlap === null) return
    const message = format(text.weight_bands_overlap_at, locale, { weight: shortDecimal(overlap.grams, 3) })
    fail('erp.weight_bands_overlap', {
      fields: { [`rates.${overlap.line}.overGrams`]: [{ code: 'weight_bands_overlap', message }] },
    })
  },
}
