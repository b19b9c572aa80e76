import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

/** Refusals of the stock ledger; `details.lines` names every line it is about by its number, its variant, or both. */
export const errors = {
  /** Places, quantity, kind or value of a line that no posting can have. */
  'inventory.bad_line': { status: 422, text: text.bad_line },
  'inventory.too_many_lines': { status: 422, text: text.too_many_lines },
  /** `details.lines`: `{ variantId, locationId, need, free }` of each; without a location the store as a whole lacks it. */
  'inventory.insufficient_stock': { status: 409, text: text.insufficient_stock },
  /** `details.locations`: `{ locationId, code }` of each. */
  'inventory.location_blocked': { status: 409, text: text.location_blocked },
  /** Goods come in, and neither the line nor the store knows what they cost. */
  'inventory.cost_required': { status: 422, text: text.cost_required },
} as const satisfies Record<string, ErrorDefinition>
