import { barcodeKinds } from '@countinghouse/kernel/barcode'
import { z } from 'zod'
import { lengthField, weightField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { product, productId, staleProducts } from './product.ts'
import { productStatuses } from './product-status.ts'

/** What is bought, stored and sold: a product in one colour and one size, or in none. */
export const variantId = idOf('procure.variant')
export const variantStatuses = ['active', 'discontinued', 'blocked'] as const
const colorId = idOf('procure.color').nullable()
const sizeId = idOf('procure.size').nullable()

/** Most cells in one write, and most variants of a product. */
export const mostVariants = 1000
export const mostBarcodes = 20
const mostGrams = 1_000_000_000
const mostMm = 1_000_000

/** Letters of a SKU. */
export const longestSku = 60
const sku = z
  .string()
  .trim()
  .min(1)
  .max(longestSku)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)
const code = z.string().trim().min(1).max(48)
/** Units: pieces of the base unit. */
const packQuantity = z.number().positive().max(100_000_000_000).multipleOf(0.0001)

const Barcode = z.object({ code: z.string(), kind: z.enum(barcodeKinds), packQuantity, isPrimary: z.boolean() })
export type Barcode = z.output<typeof Barcode>

const measures = {
  netWeightGrams: weightField({ max: mostGrams }).nullable(),
  grossWeightGrams: weightField({ max: mostGrams }).nullable(),
  lengthMm: lengthField({ min: 1, max: mostMm }).nullable(),
  widthMm: lengthField({ min: 1, max: mostMm }).nullable(),
  heightMm: lengthField({ min: 1, max: mostMm }).nullable(),
} as const

export const Variant = z.object({
  id: variantId,
  colorId,
  sizeId,
  sku: z.string(),
  status: z.enum(variantStatuses),
  ...measures,
  /** The primary one first. */
  barcodes: z.array(Barcode),
})
export type Variant = z.output<typeof Variant>

const Option = z.object({ id: z.int().positive(), code: z.string(), name: z.string() })

const Variants = z.object({
  /** Of the scale of the product, in its order. */
  sizes: z.array(Option.extend({ sortOrder: z.int() })),
  /** Of its variants. */
  colors: z.array(Option),
  items: z.array(Variant),
})
export type Variants = z.output<typeof Variants>

/** All variants of a product, with the colours and sizes they stand under. */
export const listVariants = route({
  id: 'procure.variant.list',
  method: 'GET',
  path: '/procure/products/{id}/variants',
  page: product.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: productId }),
  output: Variants,
})

const Cell = z.strictObject({
  colorId,
  sizeId,
  /** False: such a variant is to be gone, which only one that nothing refers to can be. */
  exists: z.boolean().default(true),
  /** Left out of a new one: made by the pattern of the company. */
  sku: sku.optional(),
  status: z.enum(variantStatuses).optional(),
  /** The primary one; null takes it away. */
  barcode: code.nullable().optional(),
  ...z.object(measures).partial().shape,
})
export type VariantCell = z.output<typeof Cell>

const outcomes = ['created', 'changed', 'unchanged', 'removed', 'refused'] as const
const CellResult = z.object({
  colorId,
  sizeId,
  outcome: z.enum(outcomes),
  /** Of the refused ones: which part of the cell, and why in words. */
  field: z.string().nullable(),
  message: z.string().nullable(),
})
export type CellResult = z.output<typeof CellResult>

const stale = [...staleProducts, listVariants] as const

/** Makes, changes and removes variants by their place in the matrix; refused cells are left out and say why. Done twice it is as done once. */
export const writeVariants = route({
  id: 'procure.variant.matrix',
  method: 'POST',
  path: '/procure/products/{id}/variants/matrix',
  page: product.page,
  event: 'edit',
  writes: true,
  stale,
  errors: ['not_found', 'duplicate', 'in_use'],
  input: z.strictObject({ id: productId, cells: z.array(Cell).min(1).max(mostVariants) }),
  output: Variants.extend({ cells: z.array(CellResult) }),
})

/**
 * All barcodes of a variant in place of those it has; where none is primary, the first is. Throws: stale where it has others than
 * were seen, with those in `details.current`.
 */
export const setBarcodes = route({
  id: 'procure.variant.barcodes',
  method: 'POST',
  path: '/procure/variants/{id}/barcodes',
  page: product.page,
  event: 'edit',
  writes: true,
  stale,
  errors: ['not_found', 'stale', 'duplicate', 'procure.bad_barcode', 'procure.bad_check_digit'],
  input: z.strictObject({
    id: variantId,
    barcodes: z
      .array(
        z.strictObject({
          code,
          /** Left out: what its digits say. */
          kind: z.enum(barcodeKinds).optional(),
          packQuantity: packQuantity.default(1),
          isPrimary: z.boolean().default(false),
        }),
      )
      .max(mostBarcodes),
    /** The codes it had when somebody began to change them; left out: whatever it has. */
    seen: z.array(code).max(mostBarcodes).optional(),
  }),
  /** `id`: the product's. */
  output: z.object({ id: productId, barcodes: z.array(Barcode) }),
})

/** Draws a number of the company itself for each variant; it is the primary one where there is no other. */
export const generateBarcodes = route({
  id: 'procure.barcode.generate',
  method: 'POST',
  path: '/procure/barcodes/generate',
  page: product.page,
  event: 'edit',
  writes: true,
  stale,
  errors: ['not_found'],
  input: z.strictObject({ variantIds: z.array(variantId).min(1).max(mostVariants) }),
  output: z.object({ items: z.array(z.object({ variantId, code: z.string() })) }),
})

/** How a scanned code was known, in the order in which it is tried. */
const matches = ['code', 'gtin', 'upce', 'sku', 'style', 'supplier'] as const

/** What a scanned or typed code stands for. */
export const lookUpProduct = route({
  id: 'procure.product.lookup',
  method: 'GET',
  path: '/procure/products/lookup',
  page: product.page,
  event: 'view',
  writes: false,
  errors: ['procure.unknown_barcode'],
  input: z.strictObject({ code: z.string().trim().min(1).max(60) }),
  output: z.object({
    product: z.object({
      id: productId,
      code: z.string(),
      name: z.string(),
      status: z.enum(productStatuses),
      isSellable: z.boolean(),
      isBuyable: z.boolean(),
    }),
    /** Null: the style code of a product with several. */
    variant: z
      .object({
        id: variantId,
        sku: z.string(),
        status: z.enum(variantStatuses),
        color: z.string().nullable(),
        size: z.string().nullable(),
      })
      .nullable(),
    /** Pieces that the code stands for. */
    packQuantity,
    matchedBy: z.enum(matches),
  }),
})

/** Codes that are looked up at once: as many as lines are pasted. */
export const mostLookedUp = 1000

/**
 * The variants behind scanned or pasted codes, in the order of these: null for one that leads to none, or to a product with several. For
 * whoever may pick variants on some page. Throws: forbidden.
 */
export const lookUpVariants = route({
  id: 'procure.variant.lookup',
  method: 'POST',
  path: '/procure/variants/lookup',
  access: 'self',
  writes: false,
  input: z.strictObject({ codes: z.array(z.string().trim().min(1).max(60)).min(1).max(mostLookedUp) }),
  output: z.object({
    items: z.array(
      z.object({
        code: z.string(),
        /** Pieces that the code stands for. */
        variant: z.object({ id: variantId, sku: z.string(), name: z.string(), packQuantity }).nullable(),
      }),
    ),
  }),
})
export type LookedUp = OutputOfRoute<typeof lookUpVariants>['items'][number]
