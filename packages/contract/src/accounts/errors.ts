import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

export const errors = {
  /** `details`: `month` (`YYYY-MM`) and `lock`, which is `soft` if users with permission can still post. */
  'accounts.period_closed': { status: 409, text: text.period_closed },
  /** `details.standing`: `{ key, message, path }` of each open item of the closing checklist. */
  'accounts.month_not_ready': { status: 409, text: text.month_not_ready },
  /** `details.month`: the last closed period. */
  'accounts.later_month_closed': { status: 409, text: text.later_month_closed },
  /** A check of a table that no more specific code names. */
  'accounts.rule_broken': { status: 422, text: text.rule_broken },
  /** `details.roles`: `{ role, storeId }` without an active posting rule. */
  'accounts.rule_missing': { status: 409, text: text.rule_missing },
  /** `details.lines`: `{ line }` of the lines, from 1. */
  'accounts.unknown_account': { status: 422, text: text.unknown_account },
  /** `details.lines`: `{ line }` of the lines, from 1. */
  'accounts.control_account': { status: 422, text: text.control_account },
  'accounts.unbalanced': { status: 422, text: text.unbalanced },
  /** At `rates` of a tax code. */
  'accounts.tax_rates': { status: 422, text: text.tax_rates },
  'accounts.not_reversible': { status: 409, text: text.not_reversible },
  /** At `exchangeRate`. */
  'accounts.invoice_rate': { status: 422, text: text.invoice_rate },
  /** At `lines.<n>.accountId`. */
  'accounts.invoice_account': { status: 422, text: text.invoice_account },
  /** At `lines.<n>.quantity`. */
  'accounts.invoice_credit_line': { status: 422, text: text.invoice_credit_line },
  /** At `lines.<n>.quantity`. `details.left`: quantity that can still be credited. */
  'accounts.invoice_over_credited': { status: 422, text: text.invoice_over_credited },
  /** At the field that differs from the credited invoice. */
  'accounts.invoice_credit_terms': { status: 422, text: text.invoice_credit_terms },
  'accounts.invoice_too_large': { status: 422, text: text.invoice_too_large },
  /** `details.record`: `{ id, name }` of the other document. */
  'accounts.supplier_reference_used': { status: 409, text: text.supplier_reference_used },
  /** At `issuedOn`. */
  'accounts.day_ahead': { status: 422, text: text.day_ahead },
  'accounts.invoice_amounts_changed': { status: 409, text: text.invoice_amounts_changed },
  /** At `lines.<n>.taxCodeId`. */
  'accounts.invoice_without_tax': { status: 422, text: text.invoice_without_tax },
  /** At the party. */
  'accounts.invoice_tax_number': { status: 422, text: text.invoice_tax_number },
  'accounts.invoice_nothing_left': { status: 409, text: text.invoice_nothing_left },
} as const satisfies Record<string, ErrorDefinition>
