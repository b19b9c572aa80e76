import { z } from 'zod'
import { choiceField, dateField, instantField, multilineField, shownField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { quantityField, recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant, Version } from '../values.ts'
import { text } from './lot.text.ts'
import { text as menu } from './menu.text.ts'
import { moveKinds } from './move-kind.ts'

export const lotsPage = page({
  module: 'inventory',
  path: '/wms/lots/',
  title: text.title,
  menuTitle: menu.stock,
  icon: 'barcode',
  events: ['export', { code: 'hold', risk: 'medium' }],
  sortOrder: 12,
})

export const lotKinds = ['lot', 'serial'] as const
/** `expiring`: within the days of setting `inventory.expiry_days`. `gone`: nothing of it is in stock. */
export const lotStatuses = ['available', 'expiring', 'expired', 'held', 'gone'] as const
const id = idOf('inventory.stock_lot')

/** Lots and serial numbers, newest first. */
export const lots = listing({
  module: 'inventory',
  thing: 'lot',
  page: lotsPage,
  api: '/inventory/lots',
  source: 'inventory.lot_list',
  entity: 'inventory.stock_lot',
  text,
  fields: {
    name: shownField(),
    kind: choiceField(lotKinds),
    productName: shownField(),
    sku: shownField(),
    variantId: recordField('procure.variant'),
    status: choiceField(lotStatuses),
    expiresOn: dateField().nullable(),
    /** In all stores and on the way. */
    onHand: quantityField({ mayBeNone: true }),
    createdAt: instantField(),
  },
  kept: { version: Version },
  titleField: 'name',
  columns: ['kind', 'productName', 'sku', 'status', 'expiresOn', 'onHand'],
  filters: ['kind', 'status', 'variantId'],
  sort: ['name', 'expiresOn', 'createdAt'],
  defaultSort: ['-createdAt'],
  search: { fields: ['name', 'sku', 'productName'], hasNames: true },
  isGrowing: true,
})
export type LotRow = OutputOfRoute<typeof lots.routes.list>['items'][number]

/** Moves of a lot in an answer. */
export const mostLotMoves = 200

const Lot = z.object({
  id,
  version: Version,
  name: z.string(),
  kind: z.enum(lotKinds),
  status: z.enum(lotStatuses),
  sku: z.string(),
  productName: z.string(),
  expiresOn: BusinessDate.nullable(),
  onHand: z.number(),
  hold: z.object({ reason: z.string(), at: Instant, by: z.string() }).nullable(),
  /** Where it is. `allocated`: picked or reserved for documents. */
  places: z.array(
    z.object({ id: z.int(), store: z.string(), location: z.string(), onHand: z.number(), allocated: z.number() }),
  ),
  /** Newest first, at most 200. */
  moves: z.array(
    z.object({
      id: idOf('inventory.stock_move'),
      effectiveOn: BusinessDate,
      postedAt: Instant,
      kind: z.enum(moveKinds),
      quantity: z.number(),
      from: z.string(),
      to: z.string(),
      source: z.string(),
      /** Address of the document; null if the caller may not open it. */
      path: z.string().nullable(),
      /** Customer or supplier of a document that the caller may open. */
      party: z.string().nullable(),
    }),
  ),
})
export type Lot = z.output<typeof Lot>

/** A lot or serial number: where it is, and its whole life. */
export const getLot = route({
  id: 'inventory.lot.get',
  method: 'GET',
  path: '/inventory/lots/{id}',
  page: lotsPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: Lot,
})

const change = {
  method: 'POST',
  page: lotsPage,
  event: 'hold',
  writes: true,
  stale: [lots.routes.list, lots.routes.selected, getLot],
  errors: ['not_found', 'stale', 'state_conflict'],
  output: Lot,
} as const

export const holdFields = { reason: multilineField({ max: 500 }) }

/** Takes a lot off sale, picking and dispatch. */
export const holdLot = route({
  ...change,
  id: 'inventory.lot.hold',
  path: '/inventory/lots/{id}/hold',
  input: z.strictObject({ id, version: Version, ...holdFields }),
})

export const releaseLot = route({
  ...change,
  id: 'inventory.lot.release',
  path: '/inventory/lots/{id}/release',
  input: z.strictObject({ id, version: Version }),
})
