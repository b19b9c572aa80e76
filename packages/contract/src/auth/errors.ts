import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

export const errors = {
  /** Wrong credentials, unknown user and locked account must be indistinguishable. */
  'auth.invalid_credentials': { status: 401, text: text.invalid_credentials },
  'auth.invitation_invalid': { status: 422, text: text.invitation_invalid },
  /** Wrong, used and expired codes must be indistinguishable. */
  'auth.code_wrong': { status: 422, text: text.code_wrong },
  'auth.second_factor_kept': { status: 422, text: text.second_factor_kept },
  'auth.reset_invalid': { status: 422, text: text.link_invalid },
  'auth.link_invalid': { status: 422, text: text.link_invalid },
  'auth.pin_simple': { status: 422, text: text.pin_simple },
  'auth.address_range': { status: 422, text: text.address_range },
  /** An account of the identity provider that is not linked to a user. */
  'auth.identity_unknown': { status: 403, text: text.identity_unknown },
  'auth.provider_taken': { status: 409, text: text.provider_taken },
  'auth.provider_refused': { status: 422, text: text.provider_refused },
  'auth.provider_down': { status: 424, text: text.provider_down },
  'auth.step_expired': { status: 422, text: text.step_expired },
  'auth.password_rule': { status: 422, text: text.password_rule },
  'auth.setup_closed': { status: 409, text: text.setup_closed },
} as const satisfies Record<string, ErrorDefinition>
