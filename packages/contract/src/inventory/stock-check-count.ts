import { z } from 'zod'
import { quantityField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { stockCheck } from './stock-check.ts'

const { page, routes } = stockCheck
const id = idOf('inventory.stock_check')
const locationId = idOf('inventory.location')
/** In the stock unit of the variant. */
const Quantity = z.number()

/** What somebody did while counting, by the clock of his device; sent again it is the same entry. */
const said = { uid: z.uuid(), countedAt: Instant }
const Entry = z.discriminatedUnion('kind', [
  /** So many more of it are here. `code`: as scanned, where the device does not know the variant. */
  z.strictObject({
    ...said,
    kind: z.literal('item'),
    locationId,
    variantId: idOf('procure.variant').nullable().default(null),
    code: z.string().trim().min(1).max(60).nullable().default(null),
    lotId: idOf('inventory.stock_lot').nullable().default(null),
    quantity: quantityField(),
  }),
  /** All that is here has been counted; what was not, is not here. */
  z.strictObject({ ...said, kind: z.literal('done'), locationId }),
  /** An own entry of this round was a mistake. */
  z.strictObject({ ...said, kind: z.literal('undo'), undoes: z.uuid() }),
])
export type CountEntry = z.output<typeof Entry>

const outcomes = ['taken', 'again', 'refused'] as const

/** What a check still counts, and where; never what should be there while it is blind. */
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
    /** Places that this round is about. */
    places: z.array(z.object({ id: locationId, code: z.string(), name: z.string(), isDone: z.boolean() })),
    items: z.array(
      z.object({
        locationId,
        variantId: idOf('procure.variant'),
        name: z.string(),
        sku: z.string(),
        /** What is scanned for one piece of it. */
        codes: z.array(z.string()),
        /** Where it is not blind and the reader may know it. */
        expected: Quantity.nullable(),
      }),
    ),
    /** The reader's own entries of this round, the newest first. */
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
 * Takes entries in their order and answers for each by its uid. It stops at the first that it refuses: what is behind it is not
 * answered for and can be sent again. Source: warehouse.md 8.
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
        /** Why it is refused. */
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
  /** How often it has been counted, this time included. */
  times: z.int(),
  counted: Quantity.nullable(),
  countedAt: Instant.nullable(),
  countedBy: z.array(z.string()),
  /** Within two minutes of the count goods of it moved. */
  isMoved: z.boolean(),
  /** With the right alone, as all that follow. */
  expected: Quantity.nullable(),
  variance: Quantity.nullable(),
  /** What the count before it said. */
  earlierVariance: Quantity.nullable(),
  /** Of the variance, in minor units of the company's currency; with the right to see costs. */
  valueMinor: z.int().nullable(),
})
export type CountLine = z.output<typeof CountLine>

/** The lines of a check; while it is counted, without what anybody counted. */
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
    /** The last line of this page; null: there are no more. */
    next: z.int().nullable(),
    currency: z.string(),
    counts: z.object({ lines: z.int(), differences: z.int(), outside: z.int() }),
  }),
})
