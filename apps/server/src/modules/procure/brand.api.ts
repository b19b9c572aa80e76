import { text } from '@countinghouse/contract/procure/brand.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'procure.brand_slug': async ({ locale }) =>
    new AppError('duplicate', { fields: { slug: [{ code: 'duplicate', message: format(text.slugTaken, locale) }] } }),
}

export const module = defineModule({ constraintRules })
