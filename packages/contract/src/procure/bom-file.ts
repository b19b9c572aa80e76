import { integerField, textField } from '../fields.ts'
import { decimalField } from '../decimal-field.ts'
import { recordField } from '../rich-fields.ts'
import { text as fileText } from './bom-file.text.ts'
import { bomFields } from './virtual-bom.ts'
import { text as bomText } from './virtual-bom.text.ts'
import { virtualProducts } from './virtual-product.ts'

const { groups: _groups, ...heads } = bomFields

/** Fields of a bill of materials besides components and groups. */
export const bomHeads = Object.keys(heads)

/**
 * A file of bills of materials: a row for each component of a virtual product, with the fields of the product, which are equal on
 * all its rows. Rows of one product are consecutive. Source: docs/guides/procure.md, Catalogue files.
 */
export const bomFile = {
  text: { ...virtualProducts.text, ...bomText, ...fileText, title: bomText.bom },
  fields: {
    productId: recordField('procure.product'),
    variantId: recordField('procure.variant'),
    quantity: decimalField({ whole: 8, decimals: 4, isPositive: true }),
    group: textField({ max: 60 }),
    minPick: integerField({ min: 0, max: 100 }),
    maxPick: integerField({ min: 1, max: 100 }),
    ...heads,
  },
  headings: {
    productId: ['virtual_code', 'code', 'kit', 'bundle', 'prepack'],
    variantId: ['component', 'sku', 'barcode', 'component_sku'],
    quantity: ['quantity', 'qty'],
    group: ['group'],
    minPick: ['group_min'],
    maxPick: ['group_max'],
    kind: ['kind'],
    priceMode: ['price_mode'],
    discountPpm: ['discount_percent'],
    discountMinor: ['discount'],
    discountCurrency: ['discount_currency'],
    taxMode: ['tax_mode'],
    sellWhen: ['sell_when'],
    validFrom: ['valid_from'],
    validUntil: ['valid_to', 'valid_until'],
    expectedFrom: ['expected_from'],
    expectedUntil: ['expected_to', 'expected_until'],
    capQuantity: ['cap'],
    customerCapQuantity: ['customer_cap'],
    note: ['note'],
  },
  required: ['productId'],
} as const
