import { webAttribute } from '@countinghouse/contract/procure/web-attribute'
import { AppError } from '@countinghouse/kernel/errors'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import { saveAttributes } from './web/save-attributes.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const guards = { [webAttribute.entity]: saveAttributes }

/** For a value written while its attribute was changed. */
const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  // Unreachable: duplicates the primary key for the foreign keys of values.
  'procure.web_attribute_kind': async () => new AppError('duplicate'),
  'procure.web_attribute_value_kind': inUse,
  'procure.web_attribute_value_option': inUse,
}

async function inUse(): Promise<AppError> {
  return new AppError('procure.attribute_in_use')
}

export const module = defineModule({ guards, constraintRules })
