import { z } from 'zod'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import type { Selection } from '../selection.ts'
import { selectionOf } from '../selection.ts'
import { BusinessDate, idOf, Version } from '../values.ts'
import { cancelCauses } from './cancel-cause.ts'
import { cancelFields, cancellable, cancelManagementPage as page, cancelScopes } from './cancel-management.ts'
import { transferStatuses } from './transfer.ts'

/** Maximum transfers per job. */
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
  /** Location of the picked goods, to which they are put back. */
  putBack: z.array(z.object({ shipment: z.string(), place: z.string(), quantity: z.number() })),
})

/** Effect of cancelling on each line with an open quantity. */
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

/** Cancels a transfer in full or for its undispatched remainder, with its undispatched shipments. */
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

/** Cancels each selected transfer in its own transaction, as a job; a rejected one does not stop the others. */
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

/** Result of a job per transfer; own jobs only. */
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

/** Maximum days per request. */
export const mostStatisticsDays = 366

/** Units: quantities in stock units; values in minor units of the company's currency, at the source's cost at the time; requires the permission for costs. */
const sums = { count: z.int().nonnegative(), quantity: z.number(), valueMinor: z.int().optional() }

/** Cancellation reasons of transfers from the caller's stores: by reason, store or month. */
export const getCancelStatistics = route({
  ...reading,
  id: 'inventory.cancelStatistics.get',
  method: 'GET',
  path: '/inventory/cancel-statistics',
  errors: ['erp.period_too_long'],
  input: z.strictObject({
    /** Dates of the company, inclusive; the last 92 days if omitted. */
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
    /** Months, by their first day. */
    byMonth: z.array(z.object({ month: BusinessDate, ...sums })),
  }),
})
export type CancelStatistics = OutputOfRoute<typeof getCancelStatistics>
