import { z } from 'zod'
import { quantityField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { stockCheck } from './stock-check.ts'

const { page, routes } = stockCheck
const id = idOf('inventory.stock_check')
const locationId = idOf('inventory.location')
/** Units: stock units of the variant. */
const Quantity = z.number()

/** An entry made while counting, timed by the device. Its uid makes sending it again idempotent. */
const said = { uid: z.uuid(), countedAt: Instant }
const Entry = z.discriminatedUnion('kind', [
  /** Adds a quantity here. `code`: as scanned, if the device does not know the variant. */
  z.strictObject({
    ...said,
    kind: z.literal('item'),
    locationId,
    variantId: idOf('procure.variant').nullable().default(null),
    code: z.string().trim().min(1).max(60).nullable().default(null),
    lotId: idOf('inventory.stock_lot').nullable().default(null),
    quantity: quantityField(),
  }),
  /** Counting here is finished; uncounted goods are not here. */
  z.strictObject({ ...said, kind: z.literal('done'), locationId }),
  /** Undoes an own entry of this round. */
  z.strictObject({ ...said, kind: z.literal('undo'), undoes: z.uuid() }),
])
export type CountEntry = z.output<typeof Entry>

const outcomes = ['taken', 'again', 'refused'] as const

/** Lines still to count and their locations; without expected quantities in a blind count. */
export const getCountSheet = route({
  id: 'inventory.stockCheck.sheet',
  method: 'GET',
  path: '/inventory/stock-check/{id}/sheet',
  page,
  event: 'count',
  writes: false,
  errors: ['not_found', 'state_conflict'],
  input: z.strictObject({ id }),
  output: z.object({
    name: z.string(),
    round: z.int(),
    isBlind: z.boolean(),
    /** Locations of this round. */
    places: z.array(z.object({ id: locationId, code: z.string(), name: z.string(), isDone: z.boolean() })),
    items: z.array(
      z.object({
        locationId,
        variantId: idOf('procure.variant'),
        name: z.string(),
        sku: z.string(),
        /** The code to scan for one piece. */
        codes: z.array(z.string()),
        /** Only in a count that is not blind, and if the caller may know it. */
        expected: Quantity.nullable(),
      }),
    ),
    /** The caller's entries of this round, newest first. */
    entries: z.array(
      z.object({
        uid: z.uuid(),
        kind: z.enum(['item', 'done']),
        locationId,
        name: z.string().nullable(),
        quantity: Quantity.nullable(),
        countedAt: Instant,
      }),
    ),
  }),
})
export type CountSheet = OutputOfRoute<typeof getCountSheet>

/**
 * Records entries in order, with a result per uid. Stops at the first rejected entry; the following ones have no result and can be sent
 * again.
 */
export const enterCounts = route({
  id: 'inventory.stockCheck.enter',
  method: 'POST',
  path: '/inventory/stock-check/{id}/entries',
  page,
  event: 'count',
  writes: true,
  stale: [getCountSheet, routes.history],
  errors: ['not_found', 'state_conflict'],
  input: z.strictObject({ id, entries: z.array(Entry).min(1).max(100) }),
  output: z.object({
    items: z.array(
      z.object({
        uid: z.uuid(),
        outcome: z.enum(outcomes),
        /** Reason of the rejection. */
        errorType: z.string().nullable(),
        message: z.string().nullable(),
      }),
    ),
  }),
})
export type CountAnswer = OutputOfRoute<typeof enterCounts>['items'][number]

export const countLineStates = ['open', 'matched', 'outside', 'accepted'] as const

const CountLine = z.object({
  id: idOf('inventory.stock_check_line'),
  place: z.string(),
  product: z.string(),
  sku: z.string(),
  lot: z.string().nullable(),
  owner: z.string().nullable(),
  state: z.enum(countLineStates),
  /** Number of counts, including the current one. */
  times: z.int(),
  counted: Quantity.nullable(),
  countedAt: Instant.nullable(),
  countedBy: z.array(z.string()),
  /** Goods of the line moved within two minutes of the count. */
  isMoved: z.boolean(),
  /** Requires the permission for costs, as do the following fields. */
  expected: Quantity.nullable(),
  variance: Quantity.nullable(),
  /** Variance of the previous count. */
  earlierVariance: Quantity.nullable(),
  /** Value of the variance in minor units of the company's currency; requires the permission for costs. */
  valueMinor: z.int().nullable(),
})
export type CountLine = z.output<typeof CountLine>

/** Lines of a check; without counted quantities while counting is in progress. */
export const listCountLines = route({
  id: 'inventory.stockCheck.lines',
  method: 'GET',
  path: '/inventory/stock-check/{id}/lines',
  page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({
    id,
    only: z.enum(['differences', 'outside']).optional(),
    after: z.int().positive().optional(),
  }),
  output: z.object({
    items: z.array(CountLine),
    /** The last line of this page; null if there are no more. */
    next: z.int().nullable(),
    currency: z.string(),
    counts: z.object({ lines: z.int(), differences: z.int(), outside: z.int() }),
  }),
})
