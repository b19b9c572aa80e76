import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

export const errors = {
  /** A column, filter, order or filter value that the page does not have; `fields` names each. */
  'desk.view_unfit': { status: 422, text: text.view_unfit },
  'desk.comment_settled': { status: 409, text: text.comment_settled },
  'desk.view_not_yours': { status: 403, text: text.view_not_yours },
} as const satisfies Record<string, ErrorDefinition>
