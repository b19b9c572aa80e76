import { codeField, integerField, multilineField, referenceField, switchField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField } from '../rich-fields.ts'
import { series } from '../series.ts'
import { idOf } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { text } from './supplier-product.text.ts'

const mostPieces = 999_999_999
const pieces = () => integerField({ min: 1, max: mostPieces }).nullable().default(null)

/** Codes of lines for which nobody chose one. */
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
 * What a supplier calls a product or one variant, and how it is ordered there; its name is that of the supplier. What it costs are
 * prices of its own, behind a right. Quantities in the base unit of the product. Source: decision 051.
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
    /** Left empty, it is the next number of the series. */
    code: codeField().nullable().default(null),
    supplierId: recordField('procure.supplier'),
    /** What is bought is listed before it is on sale. */
    productId: recordField('procure.product', { hasDrafts: true }),
    /** Left empty: all variants of the product. */
    variantId: recordField('procure.variant', { hasDrafts: true }).nullable().default(null),
    supplierCode: textField({ max: 60 }).nullable().default(null),
    /** One supplier of a product or variant; whoever is chosen takes the place of the one before. */
    isPreferred: switchField().default(false),
    /** Left empty, it becomes that of the supplier. */
    currency: referenceField('currency').nullable().default(null),
    packQuantity: integerField({ min: 1, max: mostPieces }).default(1),
    moqQuantity: pieces(),
    /** Left empty: whole packs. */
    orderMultiple: pieces(),
    /** Left empty: that of the supplier. */
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
