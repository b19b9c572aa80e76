import { z } from 'zod'
import {
  choiceField,
  codeField,
  dateField,
  integerField,
  multilineField,
  rateField,
  switchField,
  textField,
} from '../fields.ts'
import { master } from '../master.ts'
import { linesField, recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { series } from '../series.ts'
import { text as menu } from './menu.text.ts'
import { productStatuses } from './product-status.ts'
import { text } from './product.text.ts'

export const wholePpm = 1_000_000

/** Style codes that nobody chose; with a brand, its code takes the place of the prefix. Source: procurement.md 2.1, style_code. */
export const styleCodes = series({
  key: 'procure.product',
  title: text.codes,
  prefix: 'ART',
  padding: 5,
  reset: 'never',
  isPerStore: false,
  isGapless: false,
})

const record = (list: string) => recordField(list).nullable().default(null)
const date = dateField().nullable().default(null)

/** A style; what is bought, stored and sold are its variants. Its code is the style code. Source: procurement.md 2.1 and 3.1. */
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
    code: codeField({ max: 30 }).nullable().default(null),
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
  kept: { mainImageId: idOf('procure.product_image').nullable() },
  made: { variantCount: integerField({ min: 0, max: 1_000_000 }) },
  filters: ['brandId', 'categoryId', 'seasonId', 'supplierId'],
  events: [
    'activate',
    { code: 'cost_view', risk: 'high' },
    { code: 'cost_edit', dependsOn: 'cost_view' },
    { code: 'margin_view', risk: 'high' },
  ],
  pickers: ['procure.color'],
  errors: ['state_conflict', 'procure.rule_broken', 'procure.locked_field', 'procure.nested_virtual'],
  without: ['deactivate', 'merge'],
})

export const productId = idOf(product.entity)
export const staleProducts = [
  product.routes.list,
  product.routes.selected,
  product.routes.get,
  product.routes.history,
] as const

const reason = textField({ max: 200 })

/** A step of its life. Throws: state_conflict where the product stands elsewhere. */
function step<M extends z.ZodRawShape>(verb: string, more: M) {
  return route({
    id: `procure.product.${verb}`,
    method: 'POST',
    path: `/procure/products/{id}/${verb}`,
    page: product.page,
    event: 'activate',
    writes: true,
    stale: staleProducts,
    errors: ['not_found', 'stale', 'state_conflict', 'procure.not_ready'],
    input: z.strictObject({ id: productId, version: Version, ...more }),
    output: z.object({ id: productId, status: z.enum(productStatuses), version: Version }),
  })
}

/** Of a draft. Throws: procure.not_ready with `details.missing` and each in words under `fields`. */
export const activateProduct = step('activate', {})
/** Bought no more; still sold while stock lasts. */
export const discontinueProduct = step('discontinue', {})
/** Neither bought nor sold. */
export const blockProduct = step('block', { reason })
/** Active again, if it is ready to be. */
export const unblockProduct = step('unblock', {})
/** Of a discontinued one: history alone shows it. */
export const archiveProduct = step('archive', {})

/** What a clone takes along beside the fields. */
export const cloneParts = ['variants', 'images'] as const

/** A draft with the fields of another one and, as wanted, its variants and pictures; SKUs are made anew, and barcodes are not copied. */
export const cloneProduct = route({
  id: 'procure.product.clone',
  method: 'POST',
  path: '/procure/products/{id}/clone',
  page: product.page,
  event: 'create',
  writes: true,
  stale: staleProducts,
  errors: ['not_found', 'duplicate'],
  input: z.strictObject({
    id: productId,
    /** Left empty: the next number of the series. */
    code: codeField({ max: 30 }).nullable().default(null),
    /** Left out: that of the other one. */
    name: textField({ max: 120 }).optional(),
    include: z.array(z.enum(cloneParts)).max(cloneParts.length).default(['variants', 'images']),
  }),
  output: z.object({ id: productId, code: z.string(), name: z.string(), version: Version }),
})
