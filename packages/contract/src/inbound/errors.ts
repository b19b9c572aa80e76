import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

/** Errors of module inbound. */
export const errors = {
  'inbound.rule_broken': { status: 422, text: text.rule_broken },
  /** The caller belongs to no partner and named none. */
  'inbound.partner_required': { status: 422, text: text.partner_required },
  /** `fields` names the users. */
  'inbound.not_external': { status: 422, text: text.not_external },
  'inbound.partner_inactive': { status: 422, text: text.partner_inactive },
  /** Also an order that the partner may not see. */
  'inbound.unknown_order': { status: 404, text: text.unknown_order },
  /** `fields` names the lines. */
  'inbound.not_ordered': { status: 422, text: text.not_ordered },
  /** `fields` names the lines; `details.codes` what was sent. */
  'inbound.unknown_variant': { status: 422, text: text.unknown_variant },
  'inbound.reference_used': { status: 409, text: text.reference_used },
  'inbound.order_closed': { status: 409, text: text.order_closed },
  /** Every line was refused, or nothing arrived. */
  'inbound.nothing_accepted': { status: 409, text: text.nothing_accepted },
  /** `fields` names the lines with the reason of each. */
  'inbound.not_receivable': { status: 422, text: text.not_receivable },
  'inbound.staff_only': { status: 403, text: text.staff_only },
} as const satisfies Record<string, ErrorDefinition>
