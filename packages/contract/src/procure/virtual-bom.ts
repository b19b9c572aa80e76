import { z } from 'zod'
import {
  choiceField,
  codeField,
  dateField,
  integerField,
  multilineField,
  rateField,
  referenceField,
  textField,
} from '../fields.ts'
import { amountField, linesField, recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { Quantity } from './price.ts'
import { productId, staleProducts, wholePpm } from './product.ts'
import { productStatuses } from './product-status.ts'
import { variantId, variantStatuses } from './variant.ts'
import { mostComponents, mostGroups, priceModes, virtualKinds } from './virtual-kinds.ts'
import { virtualProductPage, virtualProducts } from './virtual-product.ts'

const maximumCap = 100_000_000

/** Fields of a bill of materials besides components; validated together by the checks of the table. */
export const bomFields = {
  kind: choiceField(virtualKinds),
  priceMode: choiceField(priceModes),
  /** Discount from the sum, for `sum_minus_ppm`. */
  discountPpm: rateField({ minPpm: 1, maxPpm: wholePpm }).nullable(),
  /** Discount from the sum, for `sum_minus_amount`; applies only to lists of its currency. */
  discountMinor: amountField({ min: 1, currency: 'discountCurrency' }).nullable(),
  discountCurrency: referenceField('currency').nullable(),
  taxMode: choiceField(['by_component', 'own']),
  sellWhen: choiceField(['all_available', 'allow_partial']),
  /** First and last day of sale or purchase; of a pre-order: of reservation. */
  validFrom: dateField().nullable(),
  validUntil: dateField().nullable(),
  expectedFrom: dateField().nullable(),
  expectedUntil: dateField().nullable(),
  capQuantity: integerField({ min: 1, max: maximumCap }).nullable(),
  customerCapQuantity: integerField({ min: 1, max: maximumCap }).nullable(),
  note: multilineField({ max: 1000 }).nullable(),
  groups: linesField(
    'group',
    {
      name: textField({ max: 60 }),
      minPick: integerField({ min: 0, max: 100 }).default(1),
      maxPick: integerField({ min: 1, max: 100 }).default(1),
    },
    { most: mostGroups },
  ),
} as const

/** A component variant. */
export const BomVariant = z.object({
  variantId,
  productId,
  sku: z.string(),
  name: z.string(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  variantStatus: z.enum(variantStatuses),
  productStatus: z.enum(productStatuses),
  unit: z.string().nullable(),
})
export type BomVariant = z.output<typeof BomVariant>

const groupNo = z.int().min(1).max(mostGroups).nullable()
export const BomComponent = BomVariant.extend({ quantity: Quantity, groupNo })
export type BomComponent = z.output<typeof BomComponent>

const Bom = z.object({
  id: productId,
  /** Version of the product. */
  version: Version,
  code: z.string(),
  name: z.string(),
  status: z.enum(productStatuses),
  ...bomFields,
  components: z.array(BomComponent).max(mostComponents),
})
export type Bom = z.output<typeof Bom>

export const getVirtualProduct = route({
  id: 'procure.virtualProduct.get',
  method: 'GET',
  path: '/procure/virtual-products/{id}',
  page: virtualProductPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: productId }),
  output: Bom,
})

const stale = [
  virtualProducts.routes.list,
  virtualProducts.routes.selected,
  getVirtualProduct,
  ...staleProducts,
] as const

/** Fields of a new virtual product; the others are entered later. */
export const newVirtualFields = {
  kind: bomFields.kind.default('kit'),
  code: codeField({ max: 30 }),
  name: textField({ max: 120 }),
  categoryId: recordField('procure.category').nullable().default(null),
  taxClassId: recordField('procure.tax_class').nullable().default(null),
  baseUnitId: recordField('procure.unit').nullable().default(null),
} as const

/** Creates a draft of type virtual with an empty bill of materials. */
export const createVirtualProduct = route({
  id: 'procure.virtualProduct.create',
  method: 'POST',
  path: '/procure/virtual-products',
  page: virtualProductPage,
  event: 'create',
  writes: true,
  stale,
  status: 201,
  errors: ['duplicate'],
  input: z.strictObject(newVirtualFields),
  output: Bom,
})

/** Updates a bill of materials; groups and components are replaced as a whole. Only bundles have groups. */
export const updateVirtualProduct = route({
  id: 'procure.virtualProduct.update',
  method: 'PATCH',
  path: '/procure/virtual-products/{id}',
  page: virtualProductPage,
  event: 'edit',
  writes: true,
  stale,
  errors: ['not_found', 'stale', 'procure.rule_broken', 'procure.nested_virtual', 'procure.empty_bom'],
  input: z.strictObject({
    id: productId,
    version: Version,
    ...z.strictObject(bomFields).partial().shape,
    components: z
      .array(z.strictObject({ variantId, quantity: Quantity, groupNo: groupNo.default(null) }))
      .max(mostComponents)
      .optional(),
  }),
  output: Bom,
})

/** Possible components by barcode or SKU, or by the start of a SKU, style code or name. */
export const findComponents = route({
  id: 'procure.virtualProduct.findComponents',
  method: 'GET',
  path: '/procure/virtual-products/components',
  page: virtualProductPage,
  event: 'view',
  writes: false,
  input: z.strictObject({ q: textField({ max: 60 }) }),
  output: z.object({ items: z.array(BomVariant.extend({ isExact: z.boolean() })) }),
})
export type FoundComponent = OutputOfRoute<typeof findComponents>['items'][number]

/** Units per size in scale order, `1-2-2-1`. */
const sizeRatio = z
  .string()
  .trim()
  .max(300)
  .regex(/^ *\d{1,4}(?:-\d{1,4})* *$/)

/** Components of a prepack: the variants of a product in one colour, by a size run or a ratio over all sizes of its scale. */
export const fillPrepack = route({
  id: 'procure.virtualProduct.fillPrepack',
  method: 'GET',
  path: '/procure/virtual-products/prepack-components',
  page: virtualProductPage,
  event: 'view',
  writes: false,
  errors: ['not_found', 'procure.rule_broken'],
  input: z.strictObject({
    productId,
    /** Omitted: no colour. */
    colorId: idOf('procure.color').optional(),
    /** Exactly one of the two. */
    sizeRunId: idOf('procure.size_run').optional(),
    ratio: sizeRatio.optional(),
  }),
  output: z.object({ components: z.array(BomComponent) }),
})
