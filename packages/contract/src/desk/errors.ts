import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

export const errors = {
  /** A column, filter, order or filter value that the page does not have; `fields` names each. */
  'desk.view_unfit': { status: 422, text: text.view_unfit },
  'desk.comment_settled': { status: 409, text: text.comment_settled },
  /** Where only one of them may stand, both do; `details.entity` names the table. */
  'desk.merge_collides': { status: 409, text: text.merge_collides },
  'desk.view_not_yours': { status: 403, text: text.view_not_yours },
  /** An administrator would put another's view out of his own sight. */
  'desk.view_owner_only': { status: 403, text: text.view_owner_only },
  /** Also by a delegate of the requester. */
  'desk.self_approval': { status: 403, text: text.self_approval },
  'desk.delegate_unfit': { status: 422, text: text.delegate_unfit },
  /** A rule that names what is not there, or contradicts itself; `fields` says where. */
  'desk.rule_unfit': { status: 422, text: text.rule_unfit },
  /** All or nothing, and rows are refused; `details.count` says how many. */
  'desk.import_faulty': { status: 422, text: text.import_faulty },
  /** The mail server did not take a mail; `message` repeats its answer. */
  'desk.mail_failed': { status: 424, text: text.mail_refused },
} as const satisfies Record<string, ErrorDefinition>
