import { z } from 'zod'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { Instant } from '../values.ts'
import { text } from './dashboard.text.ts'

/** Source: warehouse.md 7.1, dashboard. */
export const dashboardPage = page({
  module: 'wms',
  path: '/wms/dashboard/',
  title: text.title,
  icon: 'layout-dashboard',
  sortOrder: 1,
  pickers: ['erp.store'],
})

type TilePlace = {
  /** The page that shows what was counted; who may not view it has no tile. */
  readonly path: string
  readonly right: string
  /** What of it shows just that. */
  readonly search: Readonly<Record<string, string>>
  /** Condition of that page for one store. */
  readonly store: string | null
}

/** What is counted, in the order of the work, each on its way to the page that shows it. */
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

/** One tile, so that each comes as soon as it is there. Without the right to view its page it counts nothing of no store. */
export const getTile = route({
  id: 'wms.dashboard.tile',
  method: 'GET',
  path: '/wms/inventory/dashboard/tiles/{tile}',
  page: dashboardPage,
  event: 'view',
  writes: false,
  input: z.strictObject({ tile: z.enum(tileNames), storeId }),
  output: z.object({
    /** Of the caller's stores, or of one. */
    count: z.int().nonnegative(),
    /** Of these, what is late or asks for somebody; null: the tile knows no such thing. */
    urgent: z.int().nonnegative().nullable(),
    /** Of the oldest, or of the last proof; null: there is none. */
    since: Instant.nullable(),
    /** Minor units of `currency`; with the right to see costs alone. */
    valueMinor: z.int().optional(),
    currency: z.string(),
    /** Stores in which the caller may see them; null: in all; none: he may not view the page. */
    stores: z.array(z.int()).nullable(),
    at: Instant,
  }),
})
export type Tile = OutputOfRoute<typeof getTile>

const Hour = z.object({
  hour: z.int().min(0).max(23),
  /** What was posted at once, and moves. */
  postings: z.int().nonnegative(),
  lines: z.int().nonnegative(),
})

/** What was posted today, by hour of the company's zone up to now. Nothing without the right to view moves. */
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
/** Of the moves that throughput counts. */
export const throughputRight = 'moves:view'
