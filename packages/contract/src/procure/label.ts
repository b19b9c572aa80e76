import { z } from 'zod'
import { dateField } from '../fields.ts'
import type { InputOfRoute, OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import type { Selection } from '../selection.ts'
import { selectionOf } from '../selection.ts'
import { idOf } from '../values.ts'
import { labelLayout } from './label-layout.ts'
import { labelsPage } from './label-page.ts'
import { labelMedia, labelMediumNames, labelsPerPage } from './label-media.ts'
import { product, productId } from './product.ts'
import { variantId } from './variant.ts'

/** Maximum number of labels per print. */
export const mostLabels = 1000
const maximumLocations = Math.max(...labelMediumNames.map((name) => labelsPerPage(labelMedia[name])))

/** Options of a print: active layouts, selling price lists and stores. */
export const getLabelChoices = route({
  id: 'procure.label.choices',
  method: 'GET',
  path: '/procure/labels/choices',
  page: labelsPage,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    layouts: z.array(z.object({ id: idOf(labelLayout.entity), name: z.string(), medium: z.enum(labelMediumNames) })),
    priceLists: z.array(z.object({ id: idOf('procure.price_list'), name: z.string(), currency: z.string() })),
    stores: z.array(z.object({ id: idOf('erp.store'), name: z.string() })),
  }),
})
export type LabelChoices = OutputOfRoute<typeof getLabelChoices>

/** Variants to print: those of products, of an entered code, or of a price batch. */
export const findLabelVariants = route({
  id: 'procure.label.find',
  method: 'POST',
  path: '/procure/labels/find',
  page: labelsPage,
  event: 'view',
  writes: false,
  errors: ['not_found', 'procure.unknown_barcode', 'procure.too_many_labels'],
  input: z.union([
    z.strictObject({ code: z.string().trim().min(1).max(60) }),
    // The filters are built at run time.
    z.strictObject({ selection: selectionOf(product.listing) as unknown as z.ZodType<Selection, Selection> }),
    z.strictObject({ priceBatchId: idOf('procure.price_batch') }),
  ]),
  /** In the order of products, colours and sizes; discontinued variants are left out. */
  output: z.object({ variantIds: z.array(variantId) }),
})

const Order = z.strictObject({
  layoutId: idOf(labelLayout.entity),
  items: z
    .array(z.strictObject({ variantId, copies: z.int().min(1).max(mostLabels) }))
    .min(1)
    .max(mostLabels),
  /** Price list; default: that of the store, else of the company. */
  priceListId: idOf('procure.price_list').optional(),
  storeId: idOf('erp.store').optional(),
  /** Default: today. */
  date: dateField().optional(),
  /** First free label of a partly used sheet; from 1, row by row. */
  startPosition: z.int().min(1).max(maximumLocations).default(1),
})

/** Reasons why a label cannot be printed. */
export const labelProblems = ['no_barcode', 'no_gtin', 'too_wide', 'too_full', 'no_price', 'unprintable'] as const
export type LabelProblem = (typeof labelProblems)[number]

const errors = ['not_found', 'procure.too_many_labels', 'procure.label_selling'] as const

/** Preview: variants with their label problems, number of pages, and a drawing of one label. */
export const previewLabels = route({
  id: 'procure.label.preview',
  method: 'POST',
  path: '/procure/labels/preview',
  page: labelsPage,
  event: 'view',
  writes: false,
  errors,
  input: Order.extend({
    /** One of the items; default: the first one without a problem. */
    shownVariantId: variantId.optional(),
  }),
  output: z.object({
    items: z.array(
      z.object({
        variantId,
        productId,
        sku: z.string(),
        name: z.string(),
        /** Colour and size. */
        options: z.string().nullable(),
        code: z.string().nullable(),
        /** Formatted as on the label. */
        price: z.string().nullable(),
        problem: z.enum(labelProblems).nullable(),
      }),
    ),
    labels: z.int().nonnegative(),
    pages: z.int().nonnegative(),
    /** SVG; null if no label can be drawn. */
    drawing: z.object({ variantId, svg: z.string() }).nullable(),
  }),
})

/** PDF, or a ZPL II file for label printers. */
export const labelOutputs = ['pdf', 'zpl'] as const

/**
 * The labels as a file. Throws: procure.label_not_ready, with `details.problems`, instead of leaving any label out;
 * procure.label_barcode_too_wide if the width is the only problem; procure.label_needs_roll for ZPL with a sheet layout.
 */
export const printLabels = route({
  id: 'procure.label.print',
  method: 'POST',
  path: '/procure/labels',
  page: labelsPage,
  event: 'print',
  writes: false,
  errors: [...errors, 'procure.label_not_ready', 'procure.label_barcode_too_wide', 'procure.label_needs_roll'],
  input: Order.extend({ output: z.enum(labelOutputs).default('pdf') }),
  output: z.null(),
  answer: 'file',
})

export type LabelOrder = InputOfRoute<typeof printLabels>
export type LabelPreview = OutputOfRoute<typeof previewLabels>
export type LabelOutput = (typeof labelOutputs)[number]
