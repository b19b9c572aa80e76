import { decimalField } from '../decimal-field.ts'
import type { ErrorCode } from '../errors.ts'
import {
  choiceField,
  dateField,
  instantField,
  integerField,
  multilineField,
  rateField,
  referenceField,
  shownField,
  switchField,
  textField,
} from '../fields.ts'
import { unitPriceField } from '../money-line.ts'
import { amountField, linesField, quantityField, recordField } from '../rich-fields.ts'

export const invoiceKinds = ['invoice', 'credit_note'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

export const invoiceStatuses = ['draft', 'pending', 'approved', 'posted', 'rejected', 'cancelled'] as const

export const mostInvoiceLines = 500
const wholePpm = 1_000_000
const currency = 'currencyCode'
const amount = () => amountField({ currency }).default(0)

/** Terms of an invoice besides its party and dates. */
export const invoiceTerms = {
  paymentTermId: recordField('erp.payment_term').nullable().default(null),
  currencyCode: referenceField('currency').nullable().default(null),
  /** Units of the company's currency for one unit of the currency. */
  exchangeRate: decimalField({ whole: 9, decimals: 10, isPositive: true }).nullable().default(null),
  isTaxInclusive: switchField().default(false),
  taxPolicy: choiceField(['line', 'document']).default('line'),
  note: multilineField({ max: 2000 }).nullable().default(null),
}

export const invoiceDates = {
  issuedOn: dateField(),
  /** Blank: the date of issue. */
  taxPoint: dateField().nullable().default(null),
}

const enteredCells = {
  variantId: recordField('procure.variant').nullable().default(null),
  description: textField({ max: 200 }).nullable().default(null),
  quantity: quantityField(),
  unitPrice: unitPriceField({ whole: 13 }),
  discountPpm: rateField({ maxPpm: wholePpm }).default(0),
  taxCodeId: recordField('accounts.tax_code').nullable().default(null),
  storeId: recordField('erp.store').nullable().default(null),
}

const calculatedCells = {
  appliedTaxCodeId: recordField('accounts.tax_code').nullable().default(null),
  netMinor: amount(),
  taxMinor: amountField({ min: -Number.MAX_SAFE_INTEGER, currency }).default(0),
  grossMinor: amount(),
  /** Line of the credited invoice. */
  originalLineNo: integerField({ min: 1, max: mostInvoiceLines }).nullable().default(null),
}

const calculated = ['appliedTaxCodeId', 'netMinor', 'taxMinor', 'grossMinor', 'originalLineNo'] as const
const size = { least: 1, most: mostInvoiceLines, calculated }

export const saleLines = linesField('line', { ...enteredCells, ...calculatedCells }, size)

export const purchaseLines = linesField(
  'line',
  { ...enteredCells, accountId: recordField('accounts.account').nullable().default(null), ...calculatedCells },
  size,
)

/** What the server calculates beside the lines: tax by component and rate, and instalments by due date. */
export const invoiceSums = {
  taxes: linesField('tax', {
    taxComponentId: recordField('accounts.tax_component'),
    ratePpm: rateField({ maxPpm: wholePpm }),
    taxableMinor: amount(),
    amountMinor: amountField({ min: -Number.MAX_SAFE_INTEGER, currency }).default(0),
  }).default([]),
  instalments: linesField('instalment', { dueOn: dateField(), amountMinor: amount() }, { most: 24 }).default([]),
}

export const calculatedFields = ['taxes', 'instalments'] as const

export const invoiceShown = {
  /** The credited invoice. */
  originalName: shownField().nullable(),
  /** Date of the last instalment. */
  dueOn: dateField(),
  netMinor: amountField({ currency }),
  taxMinor: amountField({ min: -Number.MAX_SAFE_INTEGER, currency }),
  grossMinor: amountField({ currency }),
  /** In the currency of the company. */
  baseGrossMinor: amountField(),
  postedAt: instantField().nullable(),
}

export const invoiceErrors = [
  'accounts.rule_broken',
  'accounts.invoice_rate',
  'accounts.rate_missing',
  'accounts.invoice_account',
  'accounts.invoice_credit_line',
  'accounts.invoice_over_credited',
  'accounts.invoice_credit_terms',
  'accounts.invoice_too_large',
  'accounts.supplier_reference_used',
] as const satisfies readonly ErrorCode[]

const postingErrors = [
  'accounts.day_ahead',
  'accounts.period_closed',
  'accounts.rule_missing',
  'accounts.unknown_account',
  'accounts.invoice_amounts_changed',
  'accounts.invoice_without_tax',
  'accounts.invoice_tax_number',
] as const satisfies readonly ErrorCode[]

/** Corrections of a posted invoice are credit notes. */
export const invoiceTransitions = {
  submit: { from: ['draft'], to: ['pending', 'approved'], event: 'edit' },
  post: { from: ['draft', 'approved'], to: ['posted', 'pending'], event: 'post', isNext: true, errors: postingErrors },
  withdraw: { from: ['pending'], to: ['draft'], event: 'edit' },
  reopen: { from: ['approved', 'rejected'], to: ['draft'], event: 'edit' },
  cancel: { from: ['approved', 'rejected'], to: ['cancelled'], event: 'edit' },
} as const
