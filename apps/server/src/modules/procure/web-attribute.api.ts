import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/procure/errors.text'
import { webAttribute } from '@countinghouse/contract/procure/web-attribute'
import { format } from '@countinghouse/contract/text'
import type { MasterGuard } from '../../platform/context.ts'

export const api = []

const withChoices: readonly unknown[] = ['select', 'multiselect']

/** Only what is chosen from has choices. */
const keepOptions: MasterGuard = {
  beforeWrite: ({ locale }, _tx, { verb, before, after }) => {
    if (after === null || !['create', 'edit'].includes(verb)) return
    const { type = before?.['type'], options = before?.['options'] ?? [] } = after
    if (withChoices.includes(type) || (options as readonly unknown[]).length === 0) return
    const refusal = [{ code: 'rule', message: format(text.attribute_options, locale) }]
    fail('procure.attribute_options', { fields: { type: refusal, options: refusal } })
  },
}

export const guards = { [webAttribute.entity]: keepOptions }
