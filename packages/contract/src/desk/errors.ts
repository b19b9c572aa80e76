import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

export const errors = {
  /** A column, filter, order or filter value that the page does not have; `fields` names each. */
  'desk.view_unfit': { status: 422, text: text.view_unfit },
  'desk.comment_settled': { status: 409, text: text.comment_settled },
  /** Both records are used where only one is allowed; `details.entity` names the table. */
  'desk.merge_collides': { status: 409, text: text.merge_collides },
  'desk.view_not_yours': { status: 403, text: text.view_not_yours },
  /** An administrator would lose sight of another user's view. */
  'desk.view_owner_only': { status: 403, text: text.view_owner_only },
  /** Also applies to a delegate of the requester. */
  'desk.self_approval': { status: 403, text: text.self_approval },
  'desk.delegate_unfit': { status: 422, text: text.delegate_unfit },
  /** A rule that refers to missing records or contradicts itself; `fields` names the fields. */
  'desk.rule_unfit': { status: 422, text: text.rule_unfit },
  /** The import requires all rows to be valid; `details.count` is the number of rows with errors. */
  'desk.import_faulty': { status: 422, text: text.import_faulty },
  /** The value of the rows without errors is not the one that was entered; `details.valueMinor` is theirs. */
  'desk.import_total_differs': { status: 422, text: text.import_total_differs },
  /** The mail server rejected an email; `message` contains its answer. */
  'desk.mail_failed': { status: 424, text: text.mail_refused },
} as const satisfies Record<string, ErrorDefinition>
