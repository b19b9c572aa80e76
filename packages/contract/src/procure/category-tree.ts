import { z } from 'zod'
import { textField } from '../fields.ts'
import { recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { ActiveStatus, idOf, Version } from '../values.ts'
import { category } from './category.ts'
import { inheritedFields } from './category-defaults.ts'

// The category tree and changes of its branches. Changes that affect many records have a preview.

const { page, routes } = category
const id = idOf(category.entity)
const code = z.union([z.string(), z.number()]).nullable()

const Node = z.object({
  id,
  parentId: id.nullable(),
  code: z.string(),
  name: z.string(),
  nameAr: z.string().nullable(),
  levelName: z.string().nullable(),
  status: ActiveStatus,
  version: Version,
  isWebVisible: z.boolean(),
  /** Products can be assigned to it. */
  isAssignable: z.boolean(),
  /** Products assigned directly, in any status. */
  products: z.int().nonnegative(),
  /** Values set on the category itself. */
  defaults: z.object({
    defaultTaxClassId: code,
    defaultUnitId: code,
    defaultSizeScaleId: code,
    hsCode: code,
    targetMargin: code,
    minimumMargin: code,
    reorder: code,
    returnDays: code,
    buyerId: code,
  }),
  /** Attributes set on the category itself. */
  attributes: z.array(z.object({ webAttributeId: idOf('procure.web_attribute'), isRequired: z.boolean() })),
})
export type CategoryNode = z.output<typeof Node>

/** All categories except merged ones, in tree order: each before its subcategories, siblings in sort order. */
const Tree = z.object({ items: z.array(Node) })

export const readCategoryTree = route({
  id: 'procure.categoryTree.read',
  method: 'GET',
  path: '/procure/categories/tree',
  page,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: Tree,
})

/** Preview of a change of the tree. */
const Impact = z.object({
  /** Fingerprint of the outcome. Sent with the change, which is rejected as `stale` if the outcome has become different. */
  impact: z.string().max(60),
  /** Categories whose path changes or that are deactivated. */
  categories: z.int().nonnegative(),
  /** Products that move to another category. */
  moved: z.int().nonnegative(),
  /** Products of all affected categories. */
  products: z.int().nonnegative(),
  /** Products whose inherited value changes, by field. */
  changes: z.array(z.object({ field: z.enum(inheritedFields), products: z.int().positive() })),
})
export type CategoryImpact = z.output<typeof Impact>

const impact = z.string().max(60).optional()
const stale = [routes.list, routes.selected, routes.get, routes.history, readCategoryTree] as const
const refusals = ['not_found', 'stale'] as const
const misplaced = ['procure.category_cycle', 'procure.category_depth', 'duplicate'] as const

/** `before`: the sibling it is placed before; omitted or null: last. */
const move = { id, parentId: id.nullable(), before: id.nullable().optional() }
export const previewMove = route({
  id: 'procure.categoryTree.previewMove',
  method: 'POST',
  path: '/procure/categories/{id}/move/impact',
  page,
  event: 'move',
  writes: false,
  errors: ['not_found', 'procure.category_cycle', 'procure.category_depth'],
  input: z.strictObject(move),
  output: Impact,
})
export const moveCategory = route({
  id: 'procure.categoryTree.move',
  method: 'POST',
  path: '/procure/categories/{id}/move',
  page,
  event: 'move',
  writes: true,
  stale,
  errors: [...refusals, ...misplaced],
  input: z.strictObject({ ...move, impact }),
  output: Tree,
})

/** Merges a category: its subcategories and products move to another category, to which its code redirects. */
const merge = { id, intoId: id }
export const previewMerge = route({
  id: 'procure.categoryTree.previewMerge',
  method: 'POST',
  path: '/procure/categories/{id}/merge-into/impact',
  page,
  event: 'merge',
  writes: false,
  errors: ['not_found', 'procure.category_cycle', 'procure.category_depth'],
  input: z.strictObject(merge),
  output: Impact,
})
export const mergeCategory = route({
  id: 'procure.categoryTree.merge',
  method: 'POST',
  path: '/procure/categories/{id}/merge-into',
  page,
  event: 'merge',
  writes: true,
  stale: [...stale, routes.mergeOf],
  errors: [
    ...refusals,
    'merged',
    'desk.merge_collides',
    'procure.rule_broken',
    'procure.category_cycle',
    'procure.category_depth',
  ],
  input: z.strictObject({ ...merge, impact }),
  output: z.object({ mergeId: idOf('desk.merge') }),
})

/** Moves products of a category to another one: those matching all given filters, or all of them. */
export const splitFields = {
  brandId: recordField('procure.brand').nullable().default(null),
  seasonId: recordField('procure.season').nullable().default(null),
  supplierId: recordField('procure.supplier').nullable().default(null),
  /** Part of the product name or code. */
  q: textField({ max: 120 }).nullable().default(null),
}
const split = { id, intoId: id, ...splitFields }
export const previewSplit = route({
  id: 'procure.categoryTree.previewSplit',
  method: 'POST',
  path: '/procure/categories/{id}/split/impact',
  page,
  event: 'move',
  writes: false,
  errors: ['not_found', 'procure.category_not_assignable'],
  input: z.strictObject(split),
  output: Impact,
})
export const splitCategory = route({
  id: 'procure.categoryTree.split',
  method: 'POST',
  path: '/procure/categories/{id}/split',
  page,
  event: 'move',
  writes: true,
  stale,
  errors: [...refusals, 'procure.category_not_assignable', 'procure.too_many_products'],
  input: z.strictObject({ ...split, impact }),
  output: z.object({ moved: z.int().nonnegative() }),
})

/**
 * `children`: subcategories are deactivated too, or move up one level. `productsIntoId`: category for the products; null: they
 * stay.
 */
const retire = {
  id,
  children: z.enum(['deactivate', 'lift']),
  productsIntoId: id.nullable().default(null),
}
export const previewBranchDeactivation = route({
  id: 'procure.categoryTree.previewDeactivation',
  method: 'POST',
  path: '/procure/categories/{id}/deactivate-branch/impact',
  page,
  event: 'deactivate',
  writes: false,
  errors: ['not_found', 'procure.category_not_assignable'],
  input: z.strictObject(retire),
  output: Impact,
})
export const deactivateBranch = route({
  id: 'procure.categoryTree.deactivate',
  method: 'POST',
  path: '/procure/categories/{id}/deactivate-branch',
  page,
  event: 'deactivate',
  writes: true,
  stale,
  errors: [...refusals, 'state_conflict', 'duplicate', 'procure.category_not_assignable', 'procure.too_many_products'],
  input: z.strictObject({ ...retire, impact }),
  output: Tree,
})

export type CategoryTree = OutputOfRoute<typeof readCategoryTree>
