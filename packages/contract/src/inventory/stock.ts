import { z } from 'zod'
import { shownField, switchField } from '../fields.ts'
import { decimalField } from '../decimal-field.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { amountField, quantityField, recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { moveKinds } from './move-kind.ts'
import { stockCostPermission } from './stock-cost-permission.ts'
import { text } from './stock.text.ts'

export const stockPage = page({
  module: 'inventory',
  path: '/wms/stock/',
  title: text.title,
  menuTitle: menu.stock,
  icon: 'packages',
  events: ['export', { code: 'cost_view', risk: 'high' }],
  sortOrder: 10,
  pickers: ['erp.store', 'procure.brand', 'procure.category', 'procure.season'],
})

const stockId = idOf('inventory.stock_pool')

/** Stock of each variant in each store, with quantities in transit to the store. */
export const stock = listing({
  module: 'inventory',
  thing: 'stock',
  page: stockPage,
  api: '/inventory/stock',
  entity: 'inventory.stock_pool',
  text,
  fields: {
    productName: shownField(),
    sku: shownField(),
    storeId: recordField('erp.store'),
    onHand: quantityField({ mayBeNone: true }),
    /** Available: stock in allocatable locations less reserved and allocated quantities. */
    free: quantityField({ mayBeNone: true }),
    reserved: quantityField({ mayBeNone: true }),
    allocated: quantityField({ mayBeNone: true }),
    onWay: quantityField({ mayBeNone: true }),
    valueMinor: amountField(),
    /** Average cost; null without owned stock. Units: major units of the company's currency per stock unit. */
    unitCost: decimalField({ whole: 15, decimals: 6 }).nullable(),
    brandId: recordField('procure.brand').nullable(),
    categoryId: recordField('procure.category').nullable(),
    seasonId: recordField('procure.season').nullable(),
    hasStock: switchField(),
  },
  kept: { variantId: idOf('procure.variant'), productId: idOf('procure.product') },
  titleField: 'productName',
  computed: ['valueMinor', 'unitCost'],
  guarded: { valueMinor: stockCostPermission, unitCost: stockCostPermission },
  storeColumns: ['store_id'],
  columns: ['sku', 'storeId', 'onHand', 'free', 'onWay', 'valueMinor', 'unitCost'],
  filters: ['storeId', 'brandId', 'categoryId', 'seasonId', 'hasStock'],
  sort: ['productName', 'sku', 'storeId', 'onHand', 'free', 'reserved', 'allocated', 'onWay'],
  defaultSort: ['productName', 'sku'],
  namedField: 'productName',
  search: { fields: ['productName', 'sku'], hasNames: true },
  hasGet: true,
})

/** Units: stock units. */
const Quantity = z.number()

const StockLocation = z.object({
  id: idOf('inventory.stock_balance'),
  code: z.string(),
  name: z.string(),
  isAllocatable: z.boolean(),
  /** Block reason; null if not blocked. */
  blockReason: z.string().nullable(),
  lot: z.string().nullable(),
  expiresOn: BusinessDate.nullable(),
  /** Supplier that owns the goods; null for owned stock. */
  owner: z.string().nullable(),
  onHand: Quantity,
  allocated: Quantity,
  /** Receipt of the oldest quantity. */
  firstInOn: BusinessDate.nullable(),
})

const StockOfStore = z.object({
  id: stockId,
  store: z.string(),
  onHand: Quantity,
  free: Quantity,
  onWay: Quantity,
})

/** Locations of a variant in a store, and its stock in the caller's other stores. */
export const getStockLocations = route({
  id: 'inventory.stock.places',
  method: 'GET',
  path: '/inventory/stock/{id}/places',
  page: stockPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: stockId }),
  output: z.object({ places: z.array(StockLocation), stores: z.array(StockOfStore) }),
})
export type StockLocations = OutputOfRoute<typeof getStockLocations>

const CardLine = z.object({
  id: idOf('inventory.stock_move'),
  postingId: idOf('inventory.stock_posting'),
  postedAt: Instant,
  effectiveOn: BusinessDate,
  kind: z.enum(moveKinds),
  from: z.string(),
  to: z.string(),
  lot: z.string().nullable(),
  /** Quantity and its effect on the store; null for a move inside the store. */
  quantity: Quantity,
  change: Quantity,
  after: Quantity,
  /** Requires the permission for costs. */
  valueMinor: z.int().optional(),
  source: z.string(),
  /** Address of the document; null if it has no page. */
  path: z.string().nullable(),
})
export type CardLine = z.output<typeof CardLine>

/** Moves of a variant in a store, newest first, each with the balance after it. */
export const getStockCard = route({
  id: 'inventory.stock.card',
  method: 'GET',
  path: '/inventory/stock/{id}/card',
  page: stockPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: stockId, cursor: z.string().max(60).optional() }),
  output: z.object({ items: z.array(CardLine), next: z.string().nullable(), currency: z.string() }),
})
