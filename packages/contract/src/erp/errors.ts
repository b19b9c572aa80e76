import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

export const errors = {
  /** `fields` names the choice by its place: `choices.0.key`. */
  'erp.setting_unknown': { status: 422, text: text.setting_unknown },
  'erp.setting_value': { status: 422, text: text.setting_value },
  /** A check over several fields of a master; each field it reads carries the rule's own text. */
  'erp.rule_broken': { status: 422, text: text.rule_broken },
  'erp.kind_locked': { status: 409, text: text.kind_locked },
  'erp.period_too_long': { status: 422, text: text.period_too_long },
} as const satisfies Record<string, ErrorDefinition>
