import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

/** Errors of module webcheckout. */
export const errors = {
  /** Another order or event was stored under the reference of the shop. */
  'webcheckout.reference_used': { status: 409, text: text.reference_used },
  /** `fields` names the lines; `details.skus` their codes. */
  'webcheckout.unknown_product': { status: 422, text: text.unknown_product },
  /** `details.lines`: SKU and present unit price of each changed line; `details.grossMinor`: the present total, once all prices agree. */
  'webcheckout.price_changed': { status: 409, text: text.price_changed },
  /** The shop shows another currency than the store sells in; `details.currency`. */
  'webcheckout.currency_differs': { status: 422, text: text.currency_differs },
  /** The order was dispatched, closed or cancelled. */
  'webcheckout.not_cancellable': { status: 409, text: text.not_cancellable },
  /** `fields` names the subjects and texts with the line of the mistake. */
  'webcheckout.template_live': { status: 409, text: text.template_live },
  'webcheckout.template_invalid': { status: 422, text: text.template_invalid },
  /** The user has no email address. */
  'webcheckout.no_own_address': { status: 422, text: text.no_own_address },
} as const satisfies Record<string, ErrorDefinition>
