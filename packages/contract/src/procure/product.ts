import { z } from 'zod'
import { arabicNameField } from '../arabic-name-field.ts'
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
import { amountField, linesField, quantityField, recordField } from '../rich-fields.ts'
import { idOf } from '../values.ts'
import {
  costPermission,
  marginPermission,
  orderPermission,
  pricePermission,
  stockPermission,
} from './cost-permissions.ts'
import { text as menu } from './menu.text.ts'
import { productStatuses } from './product-status.ts'
import { text } from './product.text.ts'

export const wholePpm = 1_000_000
/** Limits the loss that is shown. */
export const mostMarginPpm = 999_999_999_999

const record = (list: string) => recordField(list).nullable().default(null)
const date = dateField().nullable().default(null)

/** A style; its variants are purchased, stored and sold. Its code is the style code. */
export const product = master({
  module: 'procure',
  thing: 'product',
  path: '/procure/product/',
  api: '/procure/products',
  text,
  menuTitle: menu.catalogue,
  icon: 'package',
  sortOrder: 2,
  hasArabicName: true,
  fields: {
    /** Blank: the next number of the series. */
    code: codeField({ min: 1, max: 30 }).nullable().default(null),
    nameAr: arabicNameField({ max: 120 }),
    kind: choiceField(['stocked', 'service', 'consumable', 'gift_card', 'virtual']).default('stocked'),
    brandId: record('procure.brand'),
    categoryId: record('procure.category'),
    seasonId: record('procure.season'),
    supplierId: record('procure.supplier'),
    sizeScaleId: record('procure.size_scale'),
    taxClassId: record('procure.tax_class'),
    baseUnitId: record('procure.unit'),
    /** Priority when stock or space is short; 1 is the highest. */
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
  computed: {
    variantCount: integerField({ min: 0, max: 1_000_000 }),
    /** Complete requirements of an active product: `5 of 7`. */
    readiness: shownField(),
    /** Completeness for the web. */
    completenessPpm: rateField({ maxPpm: wholePpm }),
    /** Missing details for both, as text. */
    missing: shownField().nullable(),
    /** In the stores of the caller, of all its variants; null without the permission. */
    onHand: quantityField({ mayBeNone: true }).nullable(),
    /** Neither reserved nor allocated. */
    available: quantityField({ mayBeNone: true, isSigned: true }).nullable(),
    /** Sent to suppliers and not received. */
    onOrder: quantityField({ mayBeNone: true }).nullable(),
    /** For how many days what is on hand lasts at the sales of the last 56 days; null also without sales. */
    coverDays: integerField({ min: 0, max: 9999 }).nullable(),
    /** Price of the cheapest variant in the default list today; null: no variant has one. */
    priceMinor: amountField({ currency: 'priceCurrency' }).nullable(),
    /** Cost of the most expensive variant; null: no cost is known. */
    costMinor: amountField({ currency: 'costCurrency' }).nullable(),
    /** Lowest margin of a variant at its price in the default list. */
    marginPpm: rateField({ minPpm: -mostMarginPpm, maxPpm: wholePpm }).nullable(),
  },
  hidden: [
    'variantCount',
    'readiness',
    'completenessPpm',
    'missing',
    'onOrder',
    'coverDays',
    'priceMinor',
    'costMinor',
    'marginPpm',
  ],
  guarded: {
    onHand: stockPermission,
    available: stockPermission,
    coverDays: stockPermission,
    onOrder: orderPermission,
    priceMinor: pricePermission,
    priceCurrency: pricePermission,
    costMinor: costPermission,
    costCurrency: costPermission,
    marginPpm: marginPermission,
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
