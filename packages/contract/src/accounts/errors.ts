import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

export const errors = {
  /** `details.month`: `YYYY-MM`. */
  'accounts.period_closed': { status: 409, text: text.period_closed },
} as const satisfies Record<string, ErrorDefinition>
