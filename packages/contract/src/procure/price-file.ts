import { decimalField } from '../decimal-field.ts'
import { dateField, textField } from '../fields.ts'
import { recordField } from '../rich-fields.ts'
import { text as fileText } from './price-file.text.ts'
import { text } from './price.text.ts'

/** Columns of a price file, one row per price. Source: docs/guides/procure.md, Catalogue files. */
export const priceFile = {
  text: { ...text, ...fileText },
  fields: {
    priceListId: recordField('procure.price_list'),
    productId: recordField('procure.product'),
    variantId: recordField('procure.variant'),
    storeId: recordField('erp.store').nullable(),
    minQty: decimalField({ whole: 9, decimals: 4, isPositive: true }),
    amount: decimalField({ whole: 11, decimals: 4 }),
    validFrom: dateField(),
    validUntil: dateField().nullable(),
    reason: textField({ max: 200 }).nullable(),
  },
  headings: {
    priceListId: ['price_list', 'list'],
    productId: ['style_code', 'style', 'product'],
    variantId: ['sku', 'barcode', 'ean', 'gtin', 'upc'],
    storeId: ['store'],
    minQty: ['min_qty', 'from_quantity'],
    amount: ['amount', 'price', 'unit_price'],
    validFrom: ['valid_from', 'from'],
    validUntil: ['valid_to', 'valid_until', 'until'],
    // “Reason” is taken by the column of row errors.
    reason: ['price_reason', 'remark'],
  },
  required: ['priceListId'],
} as const

/** Columns of purchase price lists, for users with permission to view and edit costs. */
export const buyingPriceColumns = {
  fields: { buyAmount: decimalField({ whole: 9, decimals: 6 }) },
  headings: { buyAmount: ['buy_amount', 'buying_price', 'cost'] },
} as const
