import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

export const errors = {
  /** `details`: `month` (`YYYY-MM`) and `lock`, which is `soft` if users with permission can still post. */
  'accounts.period_closed': { status: 409, text: text.period_closed },
  /** `details.standing`: `{ key, message, path }` of each open item of the closing checklist. */
  'accounts.month_not_ready': { status: 409, text: text.month_not_ready },
  /** `details.month`: the last closed period. */
  'accounts.later_month_closed': { status: 409, text: text.later_month_closed },
  /** A check of a table that no more specific code names. */
  'accounts.rule_broken': { status: 422, text: text.rule_broken },
  /** `details.roles`: `{ role, storeId }` without an active posting rule. */
  'accounts.rule_missing': { status: 409, text: text.rule_missing },
  /** `details.lines`: `{ line }` of the lines, from 1. */
  'accounts.unknown_account': { status: 422, text: text.unknown_account },
  /** `details.lines`: `{ line }` of the lines, from 1. */
  'accounts.control_account': { status: 422, text: text.control_account },
  'accounts.unbalanced': { status: 422, text: text.unbalanced },
  /** At `rates` of a tax code. */
  'accounts.tax_rates': { status: 422, text: text.tax_rates },
  'accounts.not_reversible': { status: 409, text: text.not_reversible },
} as const satisfies Record<string, ErrorDefinition>
