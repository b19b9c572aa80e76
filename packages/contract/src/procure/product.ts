import { z } from 'zod'
import {
  choiceField,
  codeField,
  dateField,
  integerField,
  multilineField,
  rateField,
  shownField,
  switchField,
  textField,
} from '../fields.ts'
import { master } from '../master.ts'
import { amountField, linesField, recordField } from '../rich-fields.ts'
import { idOf } from '../values.ts'
import { costRight, marginRight, priceRight } from './cost-rights.ts'
import { text as menu } from './menu.text.ts'
import { productStatuses } from './product-status.ts'
import { text } from './product.text.ts'

export const wholePpm = 1_000_000
/** A loss is told up to this. */
export const mostMarginPpm = 999_999_999_999

const record = (list: string) => recordField(list).nullable().default(null)
const date = dateField().nullable().default(null)

/** A style; what is bought, stored and sold are its variants. Its code is the style code. */
export const product = master({
  module: 'procure',
  thing: 'product',
  path: '/procure/product/',
  api: '/procure/products',
  text,
  menuTitle: menu.catalogue,
  icon: 'package',
  sortOrder: 2,
  fields: {
    /** Left empty, it is the next number of the series. */
    code: codeField({ min: 1, max: 30 }).nullable().default(null),
    kind: choiceField(['stocked', 'service', 'consumable', 'gift_card', 'virtual']).default('stocked'),
    brandId: record('procure.brand'),
    categoryId: record('procure.category'),
    seasonId: record('procure.season'),
    supplierId: record('procure.supplier'),
    sizeScaleId: record('procure.size_scale'),
    taxClassId: record('procure.tax_class'),
    baseUnitId: record('procure.unit'),
    /** Where goods or space are short; 1 comes first. */
    priority: integerField({ min: 1, max: 999 }).nullable().default(null),
    isSellable: switchField().default(true),
    isBuyable: switchField().default(true),
    isConsignable: switchField().default(false),
    soldOutAction: choiceField(['keep', 'hide', 'discontinue']).default('keep'),
    launchDate: date,
    endDate: date,
    countryOriginId: record('procure.country_origin'),
    /** Six to ten digits of the Harmonized System. */
    hsCode: z
      .string()
      .trim()
      .regex(/^\d{6,10}$/)
      .meta({ widget: 'text' })
      .nullable()
      .default(null),
    tracking: choiceField(['none', 'lot', 'serial']).default('none'),
    shelfLifeDays: integerField({ min: 1, max: 36_500 }).nullable().default(null),
    composition: linesField(
      'fibre',
      { name: textField({ max: 60 }), sharePpm: rateField({ minPpm: 1, maxPpm: wholePpm }) },
      { most: 12 },
    ).default([]),
    care: multilineField({ max: 1000 }).nullable().default(null),
    description: multilineField({ max: 4000 }).nullable().default(null),
  },
  shown: { hasPrice: switchField(), hasBarcode: switchField(), hasPicture: switchField() },
  statuses: productStatuses,
  uniqueName: 'none',
  wordsField: 'variantWords',
  columns: ['brandId', 'categoryId', 'seasonId'],
  kept: {
    mainImageId: idOf('procure.product_image').nullable(),
    priceCurrency: z.string().nullable(),
    costCurrency: z.string().nullable(),
  },
  made: {
    variantCount: integerField({ min: 0, max: 1_000_000 }),
    /** How much of what an active product has is there: `5 of 7`. */
    readiness: shownField(),
    /** How complete it is for the web. */
    completenessPpm: rateField({ maxPpm: wholePpm }),
    /** What is missing of both, in words. */
    missing: shownField().nullable(),
    /** Of the cheapest variant in the default list today; null where none has one. */
    priceMinor: amountField({ currency: 'priceCurrency' }).nullable(),
    /** Of the dearest variant; null where nobody said what one costs. */
    costMinor: amountField({ currency: 'costCurrency' }).nullable(),
    /** Of the variant that earns least, at its price in the default list. */
    marginPpm: rateField({ minPpm: -mostMarginPpm, maxPpm: wholePpm }).nullable(),
  },
  hidden: ['readiness', 'completenessPpm', 'missing', 'priceMinor', 'costMinor', 'marginPpm'],
  guarded: {
    priceMinor: priceRight,
    priceCurrency: priceRight,
    costMinor: costRight,
    costCurrency: costRight,
    marginPpm: marginRight,
  },
  filters: ['brandId', 'categoryId', 'seasonId', 'supplierId'],
  events: [
    'activate',
    { code: 'cost_view', risk: 'high' },
    { code: 'cost_edit', dependsOn: 'cost_view' },
    { code: 'margin_view', risk: 'high' },
  ],
  pickers: ['procure.color'],
  errors: [
    'state_conflict',
    'procure.rule_broken',
    'procure.locked_field',
    'procure.nested_virtual',
    'procure.category_not_assignable',
  ],
  without: ['deactivate', 'merge'],
})

export const productId = idOf(product.entity)
export const staleProducts = [
  product.routes.list,
  product.routes.selected,
  product.routes.get,
  product.routes.history,
] as const
