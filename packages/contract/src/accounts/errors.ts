import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

export const errors = {
  /** `details`: `month` (`YYYY-MM`) and `lock`, which is `soft` if users with permission can still post. */
  'accounts.period_closed': { status: 409, text: text.period_closed },
  /** `details.standing`: `{ key, message, path }` of each open item of the closing checklist. */
  'accounts.month_not_ready': { status: 409, text: text.month_not_ready },
  /** `details.month`: the last closed period. */
  'accounts.later_month_closed': { status: 409, text: text.later_month_closed },
} as const satisfies Record<string, ErrorDefinition>
