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
import { mostComponents, priceModes, virtualKinds, virtualProductPage, virtualProducts } from './virtual-product.ts'

export const mostGroups = 20
const mostPromised = 100_000_000

/** What a recipe says beside its components; decided with them by the checks of its table. */
export const recipeFields = {
  kind: choiceField(virtualKinds),
  priceMode: choiceField(priceModes),
  /** Less than the sum, in `sum_minus_ppm`. */
  discountPpm: rateField({ minPpm: 1, maxPpm: wholePpm }).nullable(),
  /** Less than the sum, in `sum_minus_amount`; holds in lists of its currency alone. */
  discountMinor: amountField({ min: 1, currency: 'discountCurrency' }).nullable(),
  discountCurrency: referenceField('currency').nullable(),
  taxMode: choiceField(['by_component', 'own']),
  sellWhen: choiceField(['all_available', 'allow_partial']),
  /** First and last day on which it is sold or bought; of a pre-order: promised. */
  validFrom: dateField().nullable(),
  validUntil: dateField().nullable(),
  expectedFrom: dateField().nullable(),
  expectedUntil: dateField().nullable(),
  capQuantity: integerField({ min: 1, max: mostPromised }).nullable(),
  customerCapQuantity: integerField({ min: 1, max: mostPromised }).nullable(),
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

/** A variant as recipes show it. */
export const RecipeVariant = z.object({
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
export type RecipeVariant = z.output<typeof RecipeVariant>

const groupNo = z.int().min(1).max(mostGroups).nullable()
export const RecipeComponent = RecipeVariant.extend({ quantity: Quantity, groupNo })
export type RecipeComponent = z.output<typeof RecipeComponent>

const Recipe = z.object({
  id: productId,
  /** That of the product. */
  version: Version,
  code: z.string(),
  name: z.string(),
  status: z.enum(productStatuses),
  ...recipeFields,
  components: z.array(RecipeComponent).max(mostComponents),
})
export type Recipe = z.output<typeof Recipe>

export const getVirtualProduct = route({
  id: 'procure.virtualProduct.get',
  method: 'GET',
  path: '/procure/virtual-products/{id}',
  page: virtualProductPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: productId }),
  output: Recipe,
})

const stale = [
  virtualProducts.routes.list,
  virtualProducts.routes.selected,
  getVirtualProduct,
  ...staleProducts,
] as const

/** What a new one is asked for; everything else is said of it later. */
export const newVirtualFields = {
  kind: recipeFields.kind.default('kit'),
  code: codeField({ max: 30 }),
  name: textField({ max: 120 }),
  categoryId: recordField('procure.category').nullable().default(null),
  taxClassId: recordField('procure.tax_class').nullable().default(null),
  baseUnitId: recordField('procure.unit').nullable().default(null),
} as const

/** A draft of a product of kind virtual with an empty recipe. */
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
  output: Recipe,
})

/** Changes a recipe; groups and components are written as a whole. Another kind than a bundle has no groups. */
export const updateVirtualProduct = route({
  id: 'procure.virtualProduct.update',
  method: 'PATCH',
  path: '/procure/virtual-products/{id}',
  page: virtualProductPage,
  event: 'edit',
  writes: true,
  stale,
  errors: ['not_found', 'stale', 'procure.rule_broken', 'procure.nested_virtual', 'procure.empty_recipe'],
  input: z.strictObject({
    id: productId,
    version: Version,
    ...z.strictObject(recipeFields).partial().shape,
    components: z
      .array(z.strictObject({ variantId, quantity: Quantity, groupNo: groupNo.default(null) }))
      .max(mostComponents)
      .optional(),
  }),
  output: Recipe,
})

/** Variants by barcode or SKU, or by the beginning of a SKU, style code or name: what can be a component. */
export const findComponents = route({
  id: 'procure.virtualProduct.findComponents',
  method: 'GET',
  path: '/procure/virtual-products/components',
  page: virtualProductPage,
  event: 'view',
  writes: false,
  input: z.strictObject({ q: textField({ max: 60 }) }),
  output: z.object({ items: z.array(RecipeVariant.extend({ isExact: z.boolean() })) }),
})
export type FoundComponent = OutputOfRoute<typeof findComponents>['items'][number]

/** Pieces of each size in the order of a scale, `1-2-2-1`. */
const sizeRatio = z
  .string()
  .trim()
  .max(300)
  .regex(/^\d{1,4}(?:-\d{1,4})*$/)

/** The components of a prepack: the variants of a product in one colour, by a size run or a ratio over all sizes of its scale. */
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
    /** Left out: without colour. */
    colorId: idOf('procure.color').optional(),
    /** One of both. */
    sizeRunId: idOf('procure.size_run').optional(),
    ratio: sizeRatio.optional(),
  }),
  output: z.object({ components: z.array(RecipeComponent) }),
})
