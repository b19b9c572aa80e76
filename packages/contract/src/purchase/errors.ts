import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

/** Errors of the module; `fields` names the field or the lines concerned. */
export const errors = {
  'purchase.rule_broken': { status: 422, text: text.rule_broken },
  /** Amounts are too large, or the header discount exceeds the lines. */
  'purchase.no_total': { status: 422, text: text.no_total },
  'purchase.supplier_not_approved': { status: 422, text: text.supplier_not_approved },
  'purchase.supplier_on_hold': { status: 409, text: text.supplier_on_hold },
  'purchase.price_missing': { status: 422, text: text.price_missing },
  'purchase.rate_missing': { status: 422, text: text.rate_missing },
  'purchase.not_buyable': { status: 422, text: text.not_buyable },
  'purchase.due_in_past': { status: 422, text: text.due_in_past },
  /** Below a minimum, or not in whole packs, without a reason. */
  'purchase.quantity_not_allowed': { status: 422, text: text.quantity_not_allowed },
  'purchase.on_hold': { status: 409, text: text.on_hold },
  'purchase.not_on_hold': { status: 409, text: text.not_on_hold },
  'purchase.being_received': { status: 409, text: text.being_received },
  /** `details.containers`: their names. */
  'purchase.in_container': { status: 409, text: text.in_container, detailed: text.in_containers },
  'purchase.already_received': { status: 409, text: text.already_received },
  /** The order has a prepayment that is left. */
  'purchase.prepaid': { status: 409, text: text.prepaid },
  'purchase.closed_too_long': { status: 409, text: text.closed_too_long },
  'purchase.unknown_order': { status: 404, text: text.unknown_order },
  /** `details.status`: its status. */
  'purchase.not_ordered': { status: 409, text: text.not_ordered },
  'purchase.nothing_open': { status: 409, text: text.nothing_open },
  /** `details.lines`: `{ variantId, sku, excess }` of each product above its tolerance. */
  'purchase.over_receipt': { status: 422, text: text.over_receipt },
  /** `fields` names the lines with products that the partner company does not have. */
  'purchase.partner_unmapped': { status: 422, text: text.partner_unmapped },
  /** At `drops`. */
  'purchase.partner_schedule': { status: 422, text: text.partner_schedule },
  'purchase.with_partner': { status: 409, text: text.with_partner },
  'purchase.partner_incomplete': { status: 409, text: text.partner_incomplete },
  /** `details.status`: its status. */
  'purchase.not_disputable': { status: 409, text: text.not_disputable },
  /** Of the receipts, or at `lines.<n>.receiptId` of one without goods of its own; or every weight is 0. */
  'purchase.nothing_to_allocate': { status: 422, text: text.nothing_to_allocate },
  /** At the shares entered by hand. `details.differenceMinor`: what they lack. */
  'purchase.manual_mismatch': { status: 422, text: text.manual_mismatch },
  /** `details.variants`: `{ variantId, sku, name }` of products without an HS code, an origin or a duty. */
  'purchase.duty_unknown': { status: 422, text: text.duty_unknown },
  /** At `actualMinor`. `details.leftMinor`: what the invoice has left on the account of accrued landed cost. */
  'purchase.landed_over_bill': { status: 409, text: text.landed_over_bill },
  /** `details.documents`: `{ kind, id, name }` of what uses goods of the receipt. */
  'purchase.receipt_in_use': { status: 409, text: text.receipt_in_use },
  /** `details.creditNoteId`: a credit note that was submitted or posted. */
  'purchase.return_credited': { status: 409, text: text.return_credited },
  'purchase.receipt_of_partner': { status: 409, text: text.receipt_of_partner },
  'purchase.receipt_empty': { status: 409, text: text.receipt_empty },
  /** At `lines.<n>.quantity`: more than the order received, less what was returned. */
  'purchase.over_return': { status: 422, text: text.over_return },
  /** At the lines: more than posted invoices have beyond receipts, or of other products. */
  'purchase.over_claim': { status: 422, text: text.over_claim },
  'purchase.nothing_to_claim': { status: 409, text: text.nothing_to_claim },
  'purchase.nothing_to_credit': { status: 409, text: text.nothing_to_credit },
  /** At `amountMinor`. `details.leftMinor`: accrued and not credited yet. */
  'purchase.over_rebate': { status: 409, text: text.over_rebate },
  /** Everything accrued is credited. */
  'purchase.nothing_to_write_off': { status: 409, text: text.nothing_to_write_off },
  /** Credit notes of it exist. */
  'purchase.rebate_credited': { status: 409, text: text.rebate_credited },
  /** At `fileName`: why the file is no e-invoice of a supplier to this company. `details.line`: of an XML file that is not well-formed. */
  'purchase.e_invoice_refused': { status: 422, text: text.e_invoice_refused },
  'purchase.nothing_to_bill': { status: 409, text: text.nothing_to_bill },
  /** `details.suggestions`: names of suggestions that a later run, another user or goods on their way have changed. */
  'purchase.suggestion_stale': { status: 409, text: text.suggestion_stale },
  'purchase.nothing_selected': { status: 409, text: text.nothing_selected },
  'purchase.too_many_suggestions': { status: 422, text: text.too_many_suggestions },
  /** `details.suggestions`: names of suggestions to buy without a supplier. */
  'purchase.supplier_missing': { status: 422, text: text.supplier_missing },
} as const satisfies Record<string, ErrorDefinition>
