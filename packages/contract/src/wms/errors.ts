import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

/** Errors of the warehouse module. */
export const errors = {
  'wms.rule_broken': { status: 422, text: text.rule_broken },
} as const satisfies Record<string, ErrorDefinition>
