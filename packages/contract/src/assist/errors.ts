import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

/** Errors of module assist. */
export const errors = {
  /** `details.most`: chats of a user. */
  'assist.too_many_chats': { status: 409, text: text.too_many_chats },
  /** `details.most`: questions of a chat. */
  'assist.chat_full': { status: 409, text: text.chat_full },
  'assist.address_not_allowed': { status: 422, text: text.address_not_allowed },
  /** `details.reason`: of the product. */
  'assist.product_refused': { status: 409, text: text.product_refused },
} as const satisfies Record<string, ErrorDefinition>
