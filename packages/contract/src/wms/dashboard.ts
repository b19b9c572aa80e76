import { z } from 'zod'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { Instant } from '../values.ts'
import { text } from './dashboard.text.ts'

export const dashboardPage = page({
  module: 'wms',
  path: '/wms/dashboard/',
  title: text.title,
  icon: 'layout-dashboard',
  sortOrder: 1,
  pickers: ['erp.store'],
})

type TilePlace = {
  /** Page that lists the counted records. Users without permission to view it see no tile. */
  readonly path: string
  readonly right: string
  /** Filters of that page that select the counted records. */
  readonly search: Readonly<Record<string, string>>
  /** Filter of that page for one store. */
  readonly store: string | null
}

/** Tiles in workflow order, each with the page it links to. */
export const dashboardTiles = {
  arriving: tile('transfershipments', { status: 'dispatched,receiving' }, 'toStoreId'),
  onWay: tile('stock', { 'onWay.atLeast': '0.0001' }, 'storeId'),
  differences: tile('discrepancies', {}, 'toStoreId'),
  picking: tile('transfershipments', { status: 'planned' }, 'fromStoreId'),
  sending: tile('transfershipments', { status: 'picked,packed' }, 'fromStoreId'),
  ending: tile('manageito', { status: 'approved' }, 'fromStoreId'),
  transfers: tile('manageito', { status: 'submitted,pending' }, 'fromStoreId'),
  adjustments: tile('stockadjustment', { status: 'pending' }, 'storeId'),
  dispatches: tile('mannualDispatchItems', { status: 'pending' }, 'storeId'),
  counts: tile('stockcheck', { status: 'draft,counting,review,pending' }, 'storeId'),
  debts: tile('ledgerhealth', {}, null),
  ledger: tile('ledgerhealth', {}, null),
} as const satisfies Readonly<Record<string, TilePlace>>
export type DashboardTile = keyof typeof dashboardTiles
export const tileNames = Object.keys(dashboardTiles) as [DashboardTile, ...DashboardTile[]]

function tile(eventType: string, search: Readonly<Record<string, string>>, store: string | null): TilePlace {
  return { path: `/wms/${eventType}/`, right: `${eventType}:view`, search, store }
}

const storeId = z.int().positive().optional()

/**
 * One tile per call, so that each is shown as soon as it has loaded. Returns zero and no stores without permission for its page.
 */
export const getTile = route({
  id: 'wms.dashboard.tile',
  method: 'GET',
  path: '/wms/inventory/dashboard/tiles/{tile}',
  page: dashboardPage,
  event: 'view',
  writes: false,
  input: z.strictObject({ tile: z.enum(tileNames), storeId }),
  output: z.object({
    /** Null: all stores of the caller. */
    count: z.int().nonnegative(),
    /** Number overdue or in need of a decision; null if the tile has no such number. */
    urgent: z.int().nonnegative().nullable(),
    /** Time of the oldest record or of the last verification; null if there is none. */
    since: Instant.nullable(),
    /** Minor units of `currency`; only with permission to see costs. */
    valueMinor: z.int().optional(),
    currency: z.string(),
    /** Stores in which the caller may view the page; null: all, empty: none. */
    stores: z.array(z.int()).nullable(),
    at: Instant,
  }),
})
export type Tile = OutputOfRoute<typeof getTile>

const Hour = z.object({
  hour: z.int().min(0).max(23),
  /** Postings and stock moves. */
  postings: z.int().nonnegative(),
  lines: z.int().nonnegative(),
})

/** Postings of today by hour in the time zone of the company, up to now. Empty without permission to view stock moves. */
export const getThroughput = route({
  id: 'wms.dashboard.throughput',
  method: 'GET',
  path: '/wms/inventory/dashboard/throughput',
  page: dashboardPage,
  event: 'view',
  writes: false,
  input: z.strictObject({ storeId }),
  output: z.object({ hours: z.array(Hour), at: Instant }),
})
export type Throughput = OutputOfRoute<typeof getThroughput>
/** Page of the counted stock moves. */
export const throughputPermission = 'moves:view'
