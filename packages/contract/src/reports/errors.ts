import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

/** Errors of module reports. */
export const errors = {
  'reports.not_combined': { status: 422, text: text.not_combined },
  'reports.no_budget': { status: 422, text: text.no_budget },
  /** `details.most`: lines that a report may have. */
  'reports.too_many_lines': { status: 422, text: text.too_many_lines },
  /** `details.most`: reports that a user may save. */
  'reports.too_many_saved': { status: 409, text: text.too_many_saved },
  'reports.not_yours': { status: 403, text: text.not_yours },
  'reports.recipients_required': { status: 422, text: text.recipients_required },
} as const satisfies Record<string, ErrorDefinition>
