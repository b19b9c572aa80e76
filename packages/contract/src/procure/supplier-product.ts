import { codeField, integerField, multilineField, referenceField, switchField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField } from '../rich-fields.ts'
import { series } from '../series.ts'
import { idOf } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { text } from './supplier-product.text.ts'

const mostPieces = 999_999_999
const pieces = () => integerField({ min: 1, max: mostPieces }).nullable().default(null)

/** Number series for lines without an entered code. */
export const supplierProductCodes = series({
  key: 'procure.supplier_product',
  title: text.codes,
  prefix: 'SP',
  padding: 6,
  reset: 'never',
  isPerStore: false,
  isGapless: false,
})

/**
 * Supplier SKU and ordering terms of a product or one variant; the name is the one used by the supplier. Its purchase prices are
 * separate and require a permission. Quantities in the base unit of the product.
 * Source: docs/guides/procure.md, Supplier catalogue.
 */
export const supplierProduct = master({
  module: 'procure',
  thing: 'supplierProduct',
  path: '/procure/supplier-products/',
  api: '/procure/supplier-products',
  text,
  menuTitle: menu.purchasing,
  icon: 'list-check',
  sortOrder: 9,
  fields: {
    /** Blank: the next number of the series. */
    code: codeField().nullable().default(null),
    supplierId: recordField('procure.supplier'),
    /** Products are purchased before they go on sale. */
    productId: recordField('procure.product', { hasDrafts: true }),
    /** Blank: all variants of the product. */
    variantId: recordField('procure.variant', { hasDrafts: true }).nullable().default(null),
    supplierCode: textField({ max: 60 }).nullable().default(null),
    /** One preferred supplier per product or variant; setting it clears the previous one. */
    isPreferred: switchField().default(false),
    /** Blank: the currency of the supplier. */
    currency: referenceField('currency').nullable().default(null),
    packQuantity: integerField({ min: 1, max: mostPieces }).default(1),
    moqQuantity: pieces(),
    /** Blank: whole packs. */
    orderMultiple: pieces(),
    /** Blank: the lead time of the supplier. */
    leadTimeDays: integerField({ min: 0, max: 730 }).nullable().default(null),
    note: multilineField({ max: 2000 }).nullable().default(null),
  },
  uniqueName: 'none',
  wordsField: 'supplierWords',
  columns: [
    'supplierCode',
    'supplierId',
    'productId',
    'variantId',
    'packQuantity',
    'moqQuantity',
    'leadTimeDays',
    'isPreferred',
  ],
  filters: ['supplierId', 'productId', 'isPreferred'],
  errors: ['procure.rule_broken', 'procure.locked_field'],
  without: ['merge'],
})

export const supplierProductId = idOf(supplierProduct.entity)
