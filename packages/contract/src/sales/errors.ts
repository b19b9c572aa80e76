import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'
import { text as voucherText } from './voucher-errors.text.ts'
import { text as foreignText } from './foreign-cash.text.ts'
import { text as kitText } from './register-kit.text.ts'
import { text as returnText } from './return-errors.text.ts'
import { text as limitText } from './tender-limits.text.ts'

/** Errors of module sales. */
export const errors = {
  'sales.rule_broken': { status: 422, text: text.rule_broken },
  'sales.session_exists': { status: 409, text: text.session_exists },
  'sales.session_not_open': { status: 409, text: text.session_not_open },
  /** `details`: `grossMinor` as the server calculates it and `lines`, its amounts. */
  /** At the serial numbers of the line. */
  'sales.serial_required': { status: 422, text: text.serial_required },
  /** At the serial number. */
  'sales.serial_unknown': { status: 422, text: text.serial_unknown },
  /** At the serial number, or `details.lines`: `{ line, lotId }` of each. */
  'sales.serial_not_here': { status: 409, text: text.serial_not_here },
  /** `details.lines`: `{ line }` of each. */
  'sales.serial_needs_receipt': { status: 422, text: text.serial_needs_receipt },
  'sales.total_mismatch': { status: 409, text: text.total_mismatch },
  /** `details.lines`: `{ line, left }`, the quantity that can still be returned. */
  'sales.return_quantity': { status: 409, text: text.return_quantity },
  /** At the quantities of the lines that come back late or never. */
  'sales.return_refused': { status: 403, text: returnText.return_refused },
  /** At the payments; `details.beyondMinor`: what exceeds the payments of the receipt. */
  'sales.refund_beyond_paid': { status: 403, text: returnText.refund_beyond_paid },
  'sales.exchange_not_offered': { status: 422, text: returnText.exchange_not_offered },
  'sales.price_missing': { status: 422, text: text.price_missing },
  'sales.tax_missing': { status: 422, text: text.tax_missing },
  'sales.not_sellable': { status: 422, text: text.not_sellable },
  'sales.kit_not_sold': { status: 422, text: kitText.not_sold },
  /** At the components of the line. */
  'sales.kit_components': { status: 409, text: kitText.components },
  /** At the line that is too much. */
  'sales.too_many_components': { status: 422, text: kitText.too_many_components },
  /** At the line of the order or quote. */
  'sales.kit_ordered': { status: 422, text: kitText.ordered },
  /** At the line. */
  'sales.kit_unreceipted': { status: 422, text: kitText.unreceipted },
  'sales.tender_not_enough': { status: 422, text: text.tender_not_enough },
  'sales.tender_exceeds_due': { status: 422, text: text.tender_exceeds_due },
  'sales.change_only_cash': { status: 422, text: text.change_only_cash },
  'sales.tender_not_offered': { status: 422, text: text.tender_not_offered },
  /** At the last payment of the type; `details`: `limitMinor` in `currency`. */
  'sales.tender_below_min': { status: 422, text: limitText.below_min },
  'sales.tender_above_max': { status: 422, text: limitText.above_max },
  /** At the customer and the payment. */
  'sales.customer_required': { status: 422, text: limitText.customer_required },
  /** At the payments; `details.leftMinor`: what can go back by it. No approval lets it through. */
  'sales.refund_same_type': { status: 422, text: limitText.refund_same_type },
  /** At the amount that was given. */
  'sales.foreign_amount': { status: 422, text: foreignText.foreign_amount },
  /** At the payment; `details`: `rate`, and `valueMinor`, what was given is worth by it. */
  'sales.rate_changed': { status: 409, text: foreignText.rate_changed },
  /** At the payment. */
  'sales.account_customer': { status: 422, text: text.account_customer },
  'sales.no_account': { status: 422, text: text.no_account },
  /** `details.leftMinor`: what the credit limit leaves. */
  'sales.account_exceeded': { status: 409, text: text.account_exceeded },
  /** `details.leftMinor`: what the sale put on account, less what returns took off. */
  'sales.not_charged': { status: 409, text: text.not_charged },
  'sales.reason_required': { status: 422, text: text.reason_required },
  'sales.not_voidable': { status: 409, text: text.not_voidable },
  'sales.amount_too_large': { status: 422, text: text.amount_too_large },
  /** Not known, not active, past its last day, or of a promotion that does not apply here today. */
  'sales.coupon_invalid': { status: 422, text: text.coupon_invalid },
  'sales.coupon_used_up': { status: 409, text: text.coupon_used_up },
  'sales.promotion_used_up': { status: 409, text: text.promotion_used_up },
  'sales.voucher_unknown': { status: 404, text: voucherText.voucher_unknown },
  'sales.voucher_unusable': { status: 409, text: voucherText.voucher_unusable },
  'sales.voucher_throttled': { status: 429, text: voucherText.voucher_throttled },
  /** `details.amountMinor`: its price; null: none. */
  'sales.gift_card_product': { status: 422, text: voucherText.gift_card_product },
  'sales.gift_card_unknown': { status: 404, text: voucherText.gift_card_unknown },
  'sales.gift_card_sold': { status: 409, text: voucherText.gift_card_sold },
  'sales.gift_card_blocked': { status: 409, text: voucherText.gift_card_blocked },
  'sales.gift_card_amount': { status: 422, text: voucherText.gift_card_amount },
  /** `details.balanceMinor`: what it holds. */
  'sales.voucher_short': { status: 409, text: voucherText.voucher_short },
  'sales.voucher_used': { status: 409, text: voucherText.voucher_used },
  /** `details.balanceMinor`: what the points of the customer are worth, or `balance` in points. */
  'sales.points_short': { status: 409, text: text.points_short },
  'sales.points_used': { status: 409, text: text.points_used },
  'sales.points_customer': { status: 422, text: text.points_customer },
  'sales.points_share': { status: 422, text: text.points_share },
  'sales.points_least': { status: 422, text: text.points_least },
  /** `details.lines`: `{ line }`. */
  'sales.not_sold_recently': { status: 422, text: returnText.not_sold_recently },
  'sales.unreceipted_limit': { status: 409, text: returnText.unreceipted_limit },
  'sales.approver_not_allowed': { status: 403, text: text.approver_not_allowed },
  'sales.pin_wrong': { status: 422, text: text.pin_wrong },
  'sales.pin_held': { status: 429, text: text.pin_held },
  'sales.credit_exceeded': { status: 409, text: text.credit_exceeded },
  'sales.deposit_missing': { status: 409, text: text.deposit_missing },
  'sales.deposit_held': { status: 409, text: text.deposit_held },
  /** The deposit and the rest of the order are paid. */
  'sales.deposit_complete': { status: 409, text: text.deposit_complete },
  /** At the order, which is on hold from then on. */
  'sales.dispatch_held': { status: 409, text: text.dispatch_held },
  'sales.order_was_confirmed': { status: 409, text: text.order_was_confirmed },
  /** What keeps a trade member from buying on account; at a till at the payment. */
  'sales.member_stopped': { status: 409, text: text.member_stopped },
  'sales.member_suspended': { status: 409, text: text.member_suspended },
  'sales.member_overdue': { status: 409, text: text.member_overdue },
  /** At the reference of the order or of the payment. */
  'sales.reference_required': { status: 422, text: text.reference_required },
  'sales.order_not_confirmed': { status: 409, text: text.order_not_confirmed },
  'sales.other_delivery_mode': { status: 409, text: text.other_delivery_mode },
  'sales.over_delivery': { status: 409, text: text.over_delivery },
  'sales.not_ordered': { status: 422, text: text.not_ordered },
  /** At the quantities of the lines. */
  'sales.not_pickable': { status: 409, text: text.not_pickable },
  'sales.nothing_to_pick': { status: 409, text: text.nothing_to_pick },
  'sales.too_many_picks': { status: 422, text: text.too_many_picks },
  /** Cancelled while it was picked or packed. */
  'sales.delivery_cancelled': { status: 409, text: text.delivery_cancelled },
  /** At the pick. */
  'sales.no_such_pick': { status: 422, text: text.no_such_pick },
  'sales.nothing_picked': { status: 409, text: text.nothing_picked },
  /** `details.picks`: their numbers. */
  'sales.short_unexplained': { status: 409, text: text.short_unexplained },
  /** At the contents of the parcels. */
  'sales.over_packed': { status: 409, text: text.over_packed },
  /** `details.lines`: their numbers. */
  'sales.not_packed': { status: 409, text: text.not_packed },
  'sales.too_many_reviews': { status: 422, text: text.too_many_reviews },
  'sales.nothing_open': { status: 409, text: text.nothing_open },
  'sales.already_delivered': { status: 409, text: text.already_delivered },
  'sales.delivery_open': { status: 409, text: text.delivery_open },
  'sales.nothing_to_invoice': { status: 422, text: text.nothing_to_invoice },
  'sales.already_invoiced': { status: 409, text: text.already_invoiced },
  'sales.quote_expired': { status: 409, text: text.quote_expired },
  'sales.quote_closed': { status: 409, text: text.quote_closed },
  'sales.quote_unfit': { status: 422, text: text.quote_unfit },
  'sales.not_delivered': { status: 422, text: text.not_delivered },
  'sales.over_return': { status: 409, text: text.over_return },
  'sales.not_invoiced': { status: 409, text: text.not_invoiced },
  /** `details.open`: what of invoices, payments, orders, vouchers, points and memberships is. */
  'sales.customer_open': { status: 409, text: text.customer_open },
  /** At the plan, or at its tax code. */
  'sales.plan_without_tax': { status: 422, text: text.plan_without_tax },
  'sales.membership_day': { status: 422, text: text.membership_day },
  'sales.membership_overlaps': { status: 409, text: text.membership_overlaps },
  'sales.membership_renewed': { status: 409, text: text.membership_renewed },
  'sales.member_inactive': { status: 409, text: text.member_inactive },
  'sales.receipt_unknown': { status: 404, text: text.receipt_unknown },
  'sales.card_unknown': { status: 404, text: text.card_unknown },
  /** Texts that could not be sent, at their fields. */
  'sales.campaign_invalid': { status: 422, text: text.campaign_invalid },
  /** It is no draft any more. */
  'sales.campaign_started': { status: 409, text: text.campaign_started },
  /** At the planned date and time. */
  'sales.campaign_time': { status: 422, text: text.campaign_time },
  'sales.campaign_empty': { status: 422, text: text.campaign_empty },
  'sales.no_own_address': { status: 422, text: text.no_own_address },
  'sales.link_unknown': { status: 404, text: text.link_unknown },
  'sales.drawer_short': { status: 422, text: text.drawer_short },
  /** `details.devices`: their names. */
  'sales.sales_waiting': { status: 409, text: text.sales_waiting },
  'sales.device_revoked': { status: 409, text: text.device_revoked },
} as const satisfies Record<string, ErrorDefinition>
