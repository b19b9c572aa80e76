import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

export const errors = {
  /** A check over several fields of a master; each field it reads carries the rule's own text. */
  'procure.rule_broken': { status: 422, text: text.rule_broken },
} as const satisfies Record<string, ErrorDefinition>
