import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

/** Errors of the module; `fields` names the field or the lines concerned. */
export const errors = {
  /** A check of a table that no more specific code names. */
  'payments.rule_broken': { status: 422, text: text.rule_broken },
  /** At `lines.<n>.amountMinor`. `details.openMinor`: what is still open of the first, in minor units of its currency. */
  'payments.over_settled': { status: 409, text: text.over_settled },
  /** At `lines.<n>.invoiceId`. */
  'payments.not_payable': { status: 422, text: text.not_payable },
  /** `details.missingMinor`: by how much. Units: minor units of the currency of the payment. */
  'payments.prepayment_short': { status: 409, text: text.prepayment_short },
  /** At `purchaseOrderId`. */
  'payments.not_of_purchase_order': { status: 422, text: text.not_of_purchase_order },
  /** `details.expectedMinor`: what credit notes and applied prepayments add up to. */
  'payments.refund_differs': { status: 422, text: text.refund_differs },
  'payments.nothing_paid': { status: 422, text: text.nothing_paid },
  'payments.empty': { status: 422, text: text.empty },
  /** At `accountId`. */
  'payments.not_cash': { status: 422, text: text.not_cash },
  /** At `supplierId`. */
  'payments.supplier_on_hold': { status: 409, text: text.supplier_on_hold },
  /** At `paidOn`. */
  'payments.day_ahead': { status: 422, text: text.day_ahead },
  /** At `lines.<n>.supplierPaymentId`: not sent, of another account or currency, or without a bank account to pay to. */
  'payments.not_fileable': { status: 422, text: text.not_fileable },
  /** At the line, where it is known. */
  'payments.already_filed': { status: 409, text: text.already_filed },
  /** `details.file`: the payment file. */
  'payments.in_file': { status: 409, text: text.in_file },
  /** At `executeOn`. */
  'payments.execution_past': { status: 422, text: text.execution_past },
  'payments.nothing_to_file': { status: 409, text: text.nothing_to_file },
  /** At `lines`. `details.safeMinor`: what the safe of the store has by the ledger. */
  'payments.safe_short': { status: 409, text: text.safe_short },
  /** At `bankAccountId`. */
  'payments.not_company_currency': { status: 422, text: text.not_company_currency },
  /** At `lines.<n>.invoiceId`. */
  'payments.not_receivable': { status: 422, text: text.not_receivable },
  /** At `amountMinor`. `details.missingMinor`: by how much. Units: minor units of the currency of the payment. */
  'payments.over_allocated': { status: 422, text: text.over_allocated },
  'payments.refund_exceeds': { status: 422, text: text.refund_exceeds },
  /** At the customer. */
  'payments.nothing_to_refund': { status: 422, text: text.nothing_to_refund },
  'payments.charge_decided': { status: 409, text: text.charge_decided },
  'payments.nothing_received': { status: 422, text: text.nothing_received },
  /** `details.missingMinor`: by how much. Units: minor units of the currency of the payment. */
  'payments.credit_short': { status: 409, text: text.credit_short },
  /** `details.missingMinor`: by how much. Units: minor units of the currency of the payment. */
  'payments.deposit_short': { status: 409, text: text.deposit_short },
  /** At `salesOrderId`. */
  'payments.not_of_order': { status: 422, text: text.not_of_order },
  /** At `fileName`. `details.line`: the line of the file, where it is known. */
  'payments.statement_unreadable': { status: 422, text: text.statement_unreadable },
  /** At `fileName`. */
  'payments.statement_other_account': { status: 422, text: text.statement_other_account },
  'payments.statement_other_currency': { status: 422, text: text.statement_other_currency },
  /** At `fileName`. `details.differenceMinor`: closing balance less opening balance and lines. */
  'payments.statement_unbalanced': { status: 422, text: text.statement_unbalanced },
  'payments.statement_known': { status: 409, text: text.statement_known },
  'payments.lines_open': { status: 409, text: text.lines_open },
  'payments.lines_matched': { status: 409, text: text.lines_matched },
  'payments.line_matched': { status: 409, text: text.line_matched },
  'payments.line_open': { status: 409, text: text.line_open },
  'payments.match_amount': { status: 422, text: text.match_amount },
  /** At `journalLineIds`: matched with another line, or of another account. */
  'payments.entry_matched': { status: 409, text: text.entry_matched },
  /** The line is a payment of the company. */
  'payments.not_received': { status: 409, text: text.not_received },
  'payments.not_paid': { status: 409, text: text.not_paid },
  /** At `lines`. `details.missingMinor`: by how much. Units: minor units of the currency of the bank account. */
  'payments.over_line': { status: 422, text: text.over_line },
  /** At `lines.<n>.invoiceId`. */
  'payments.bill_awaiting': { status: 409, text: text.bill_awaiting },
  /** At `accountId`. */
  'payments.not_postable': { status: 422, text: text.not_postable },
  /** At `lines.<n>.invoiceId`. */
  'payments.not_overdue': { status: 422, text: text.not_overdue },
  'payments.no_dunning_level': { status: 409, text: text.no_dunning_level },
  'payments.nothing_overdue': { status: 409, text: text.nothing_overdue },
  'payments.nothing_due': { status: 409, text: text.nothing_due },
  /** The payment was made online. */
  'payments.of_online_payment': { status: 409, text: text.of_online_payment },
  /** At `refundMinor`. `details.refundableMinor`: neither refunded nor charged back. */
  'payments.over_refunded': { status: 409, text: text.over_refunded },
  /** `details.failure`: in the words of the provider. */
  'payments.refund_refused': { status: 402, text: text.refund_refused },
  /** At the payments: it is not approved, of another amount, or a receipt used it already. */
  'payments.terminal_not_approved': { status: 409, text: text.terminal_not_approved },
  /** At the refunds; `details.leftMinor`: what its card terminal payments can give back. */
  'payments.terminal_refund_exceeds': { status: 409, text: text.terminal_refund_exceeds },
  /** At `secretKey` or `signingSecret`. */
  'payments.provider_keys': { status: 422, text: text.provider_keys },
  /** At `invoiceId` or `amountMinor`. */
  'payments.link_for': { status: 422, text: text.link_for },
  'payments.link_ended': { status: 409, text: text.link_ended },
  'payments.too_many_reminders': { status: 422, text: text.too_many_reminders },
  'payments.nothing_open': { status: 409, text: text.nothing_open },
  'payments.signature': { status: 403, text: text.signature },
  /** At `fileName`. `details.line`: the line of the file, where it is known. */
  'payments.payout_unreadable': { status: 422, text: text.payout_unreadable },
  'payments.already_paid_out': { status: 409, text: text.already_paid_out },
  /** At `receivables.<n>.invoiceId` or `payables.<n>.invoiceId`. */
  'payments.not_nettable': { status: 422, text: text.not_nettable },
  /** At `receivables` or `payables`. */
  'payments.netting_one_sided': { status: 422, text: text.netting_one_sided },
  /** At `receivables.<n>.invoiceId` or `payables.<n>.invoiceId`. */
  'payments.netting_unneeded': { status: 422, text: text.netting_unneeded },
  /** Kept with a message: an invoice of a proposed netting is not posted here. */
  'payments.netting_unknown': { status: 409, text: text.netting_unknown },
} as const satisfies Record<string, ErrorDefinition>
