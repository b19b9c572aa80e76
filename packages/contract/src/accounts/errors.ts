import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

export const errors = {
  /**
   * `details`: `month` (`YYYY-MM`), `ledger` (which lock: stock, receivables, payables or ledger), and its state `lock`, which is `soft` if
   * users with permission can still post.
   */
  'accounts.period_closed': { status: 409, text: text.period_closed, detailed: text.period_closed_lock },
  /** `details.closeChecklist`: the open items of the closing checklist. */
  'accounts.month_not_ready': { status: 409, text: text.month_not_ready },
  /** `details.month`: the last closed period. */
  'accounts.later_month_closed': { status: 409, text: text.later_month_closed },
  'accounts.ledger_locked': { status: 409, text: text.ledger_locked },
  /** The period is not the last of a fiscal year. */
  'accounts.not_year_end': { status: 409, text: text.not_year_end },
  /** `details.months`: the periods of the year in which stock, receivables or payables are open. */
  'accounts.year_not_ready': { status: 409, text: text.year_not_ready },
  /** `details.journalId`: the closing journal. */
  'accounts.year_closed': { status: 409, text: text.year_closed },
  'accounts.year_without_result': { status: 409, text: text.year_without_result },
  'accounts.year_not_closed': { status: 409, text: text.year_not_closed },
  /** A check of a table that no more specific code names. */
  'accounts.rule_broken': { status: 422, text: text.rule_broken },
  /** The last rule of a role that names neither store, category nor payment type. */
  'accounts.rule_needed': { status: 409, text: text.rule_needed },
  'accounts.account_in_rules': { status: 409, text: text.account_in_rules },
  /** `details.roles`: `{ role, storeId }` without an active posting rule. */
  'accounts.rule_missing': { status: 409, text: text.rule_missing },
  /** `details.lines`: `{ line }` of the lines, from 1. */
  'accounts.unknown_account': { status: 422, text: text.unknown_account },
  /** `details.lines`: `{ line }` of the lines, from 1. */
  'accounts.control_account': { status: 422, text: text.control_account },
  'accounts.account_used': { status: 409, text: text.account_used },
  'accounts.unbalanced': { status: 422, text: text.unbalanced },
  /** `details`: `currency`, `day` and `path` of the exchange rates. */
  'accounts.rate_missing': { status: 422, text: text.rate_missing },
  /** The balances of the month are at the closing rate already. */
  'accounts.nothing_to_revalue': { status: 409, text: text.nothing_to_revalue },
  /** At `rates` of a tax code. */
  'accounts.tax_rates': { status: 422, text: text.tax_rates },
  'accounts.already_reversed': { status: 409, text: text.already_reversed },
  'accounts.not_reversible': { status: 409, text: text.not_reversible },
  /** On the field of the account. */
  'accounts.budget_account': { status: 422, text: text.budget_account },
  'accounts.whole_company': { status: 403, text: text.whole_company },
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
  /** At `supplierId`, `currencyCode`, `lines.<n>.quantity`, `lines.<n>.unitPrice` or `lines.<n>.variantId`, where an invoice differs from its purchase order; at `kind`, `supplierId` or `currencyCode`, where a credit note differs from its supplier rebate. */
  'accounts.invoice_not_matched': { status: 409, text: text.invoice_not_matched },
  /** The message says what is missing. */
  'accounts.e_invoice_incomplete': { status: 422, text: text.e_invoice_incomplete },
  'accounts.invoice_too_large': { status: 422, text: text.invoice_too_large },
  /** At `lines`. */
  'accounts.entry_too_large': { status: 422, text: text.entry_too_large },
  /** `details.record`: `{ id, name }` of the other document. */
  'accounts.supplier_reference_used': { status: 409, text: text.supplier_reference_used },
  /** At `issuedOn`. */
  'accounts.day_ahead': { status: 422, text: text.day_ahead },
  'accounts.invoice_amounts_changed': { status: 409, text: text.invoice_amounts_changed },
  /** At `lines.<n>.taxCodeId`. */
  'accounts.invoice_without_tax': { status: 422, text: text.invoice_without_tax },
  /** At the party. */
  'accounts.invoice_tax_number': { status: 422, text: text.invoice_tax_number },
  /** At the store. */
  'accounts.partner_store': { status: 422, text: text.partner_store },
  /** `details.sku`: a product that the partner names and this company does not have. */
  'accounts.partner_product': { status: 422, text: text.partner_product },
  /** At `invoiceId` or `partnerDocumentId`. */
  'accounts.not_matchable': { status: 422, text: text.not_matchable },
  /** At `invoiceId` or `partnerDocumentId`. */
  'accounts.already_matched': { status: 409, text: text.already_matched },
  'accounts.link_inactive': { status: 409, text: text.link_inactive },
  'accounts.link_connected': { status: 409, text: text.link_connected },
  'accounts.link_not_connected': { status: 409, text: text.link_not_connected },
  /** At `code`. */
  'accounts.link_code': { status: 422, text: text.link_code },
  'accounts.invoice_is_charge': { status: 409, text: text.invoice_is_charge },
  'accounts.invoice_is_deferred': { status: 409, text: text.invoice_is_deferred },
  'accounts.invoice_nothing_left': { status: 409, text: text.invoice_nothing_left },
} as const satisfies Record<string, ErrorDefinition>
