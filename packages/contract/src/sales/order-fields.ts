import { dateField, multilineField, rateField, textField } from '../fields.ts'
import { unitPriceField } from '../money-line.ts'
import { amountField, linesField, quantityField, recordField } from '../rich-fields.ts'
import { orderedVariantField } from '../procure/variant-field.ts'

const wholePpm = 1_000_000
const currency = 'currencyCode'
const price = () => unitPriceField({ whole: 13 }).nullable().default(null)
const amount = () => amountField({ currency }).nullable().default(null)

export const mostOrderLines = 500
const calculated = ['price', 'netMinor', 'taxMinor', 'grossMinor'] as const

/** What quotes and orders of customers ask for. */
export const orderParties = {
  customerId: recordField('crm.customer'),
  /** Delivers the goods. */
  storeId: recordField('erp.store'),
}

export const orderTerms = {
  requestedOn: dateField().nullable().default(null),
  /** Blank: that of the customer, or of the store. */
  priceListId: recordField('procure.price_list').nullable().default(null),
  /** Blank: those of the customer. */
  paymentTermId: recordField('erp.payment_term').nullable().default(null),
  /** Purchase order number of the customer. */
  customerReference: textField({ max: 60 }).nullable().default(null),
  customerNote: multilineField({ max: 2000 }).nullable().default(null),
  note: multilineField({ max: 2000 }).nullable().default(null),
  lines: linesField(
    'line',
    {
      variantId: orderedVariantField('storeId'),
      quantity: quantityField(),
      /** Blank: the price of the price list. */
      unitPrice: price(),
      discountPpm: rateField({ maxPpm: wholePpm }).default(0),
      price: price(),
      netMinor: amount(),
      taxMinor: amount(),
      grossMinor: amount(),
    },
    { least: 1, most: mostOrderLines, calculated },
  ),
}
