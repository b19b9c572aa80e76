import { z } from 'zod'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import type { Selection } from '../selection.ts'
import { selectionOf } from '../selection.ts'
import { BusinessDate, idOf, Version } from '../values.ts'
import { cancelCauses } from './cancel-cause.ts'
import { cancelFields, cancellable, cancelManagementPage as page, cancelScopes } from './cancel-management.ts'
import { transferStatuses } from './transfer.ts'

/** Transfers that are cancelled at once at most. */
export const mostCancelled = 500

const id = idOf('inventory.transfer')
const lists = [cancellable.routes.list, cancellable.routes.selected] as const
const reading = { page, event: 'view', writes: false } as const

const Line = z.object({
  id: idOf('procure.variant'),
  product: z.string(),
  sku: z.string(),
  leftQuantity: z.number(),
  keptQuantity: z.number(),
  onWayQuantity: z.number(),
  /** Where what was picked of it lay, and is carried back to. */
  putBack: z.array(z.object({ shipment: z.string(), place: z.string(), quantity: z.number() })),
})

/** What cancelling a transfer does to each of its lines that something is left of. */
export const getCancelLines = route({
  ...reading,
  id: 'inventory.cancellable.lines',
  method: 'GET',
  path: '/inventory/cancel-management/{id}/lines',
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.object({ lines: z.array(Line) }),
})
export type CancelLine = OutputOfRoute<typeof getCancelLines>['lines'][number]

const writing = { page, event: 'cancel', method: 'POST', writes: true, stale: [...lists, getCancelLines] } as const

/** Cancels a transfer as a whole, or what of it was not sent; shipments that have not left end with it. */
export const cancelOne = route({
  ...writing,
  id: 'inventory.cancellable.cancelOpen',
  path: '/inventory/cancel-management/{id}/cancel',
  errors: [
    'not_found',
    'stale',
    'state_conflict',
    'inventory.already_shipped',
    'inventory.nothing_shipped',
    'inventory.rule_broken',
  ],
  input: z.strictObject({ id, version: Version, scope: z.enum(cancelScopes), ...cancelFields }),
  output: z.object({ id, name: z.string(), version: Version, status: z.enum(transferStatuses) }),
})

const jobId = idOf('platform.job')

/** Cancels each chosen transfer in a transaction of its own, as a job; one that is refused stops no other. */
export const cancelMany = route({
  ...writing,
  id: 'inventory.cancellable.cancelMany',
  path: '/inventory/cancel-management/cancel',
  errors: ['inventory.nothing_to_cancel', 'inventory.too_many_transfers', 'inventory.rule_broken'],
  input: z.strictObject({
    selection: selectionOf(cancellable) as unknown as z.ZodType<Selection, Selection>,
    ...cancelFields,
  }),
  output: z.object({ jobId, count: z.int().positive() }),
})

/** What became of the transfers that one cancelled at once; his own jobs alone. */
export const getCancelRun = route({
  ...reading,
  id: 'inventory.cancelRun.get',
  method: 'GET',
  path: '/inventory/cancel-runs/{id}',
  errors: ['not_found'],
  input: z.strictObject({ id: jobId }),
  output: z.object({
    cancelled: z.int().nonnegative(),
    refused: z.array(z.object({ id, name: z.string(), message: z.string() })),
  }),
})

/** Days of one answer at most. */
export const mostStatisticsDays = 366

/** Units: quantities in stock units; values in minor units of the company's currency, at the cost of the source then; with the right to costs. */
const sums = { count: z.int().nonnegative(), quantity: z.number(), valueMinor: z.int().optional() }

/** Why transfers that leave the caller's stores were cancelled: by reason, by store, by month. */
export const getCancelStatistics = route({
  ...reading,
  id: 'inventory.cancelStatistics.get',
  method: 'GET',
  path: '/inventory/cancel-statistics',
  errors: ['erp.period_too_long'],
  input: z.strictObject({
    /** Days of the company, both included; left out: the last 92. */
    from: BusinessDate.optional(),
    to: BusinessDate.optional(),
    storeId: z.int().positive().optional(),
  }),
  output: z.object({
    from: BusinessDate,
    to: BusinessDate,
    currency: z.string(),
    totals: z.object(sums),
    byCause: z.array(z.object({ cancelCause: z.enum(cancelCauses), ...sums })),
    byStore: z.array(z.object({ storeId: idOf('erp.store'), store: z.string(), ...sums })),
    /** By their first days. */
    byMonth: z.array(z.object({ month: BusinessDate, ...sums })),
  }),
})
export type CancelStatistics = OutputOfRoute<typeof getCancelStatistics>
