import { z } from 'zod'
import { document } from '../document.ts'
import { dateField, instantField, shownField, textField } from '../fields.ts'
import { recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant } from '../values.ts'
import { text } from './container-receipt.text.ts'
import { text as menu } from './menu.text.ts'
import { receiptNumbers } from './receipt-numbers.ts'

const refusals = [
  'inventory.no_damaged_place',
  'inventory.bad_line',
  'inventory.location_blocked',
  'inventory.cost_required',
  'accounts.period_closed',
] as const

/** What comes out of a container, counted carton by carton or piece by piece. Source: warehouse.md 5.3, 5.7, 7.1. */
export const containerReceipt = document({
  module: 'inventory',
  thing: 'containerReceipt',
  isTyped: false,
  path: '/wms/mannualrecincontainer/',
  api: '/inventory/container-receipt',
  text,
  menuTitle: menu.receiving,
  icon: 'packages',
  sortOrder: 49,
  // One table of receipts, one row of numbers.
  numbers: receiptNumbers,
  dayField: 'effectiveOn',
  storeFields: ['storeId'],
  statuses: ['draft', 'posted', 'closed', 'cancelled'],
  fields: {
    storeId: recordField('erp.store'),
    containerId: recordField('inventory.container'),
    supplierId: recordField('procure.supplier'),
    effectiveOn: dateField(),
  },
  shown: {
    /** As it was read at the doors. */
    sealNo: shownField().nullable(),
    /** Why it is another one than it should be. */
    sealNote: shownField().nullable(),
    postedAt: instantField().nullable(),
  },
  columns: ['containerId', 'supplierId', 'storeId', 'effectiveOn', 'postedAt'],
  filters: ['storeId', 'supplierId'],
  unfiltered: ['postedAt', 'sealNo', 'sealNote'],
  events: ['create'],
  acts: {
    finish: { from: ['draft', 'posted'], to: ['closed'], event: 'post', isNext: true, errors: refusals },
    post: {
      from: ['draft', 'posted'],
      to: ['posted'],
      event: 'post',
      errors: [...refusals, 'inventory.nothing_counted'],
    },
    cancel: { from: ['draft'], to: ['cancelled'], event: 'create' },
  },
})

const { page } = containerReceipt
const id = idOf(containerReceipt.entity)
const Quantity = z.number()

/** Begins to receive a container, or goes on where somebody began. The seal is compared with the one it should have. */
export const openContainerReceipt = route({
  id: 'inventory.containerReceipt.open',
  method: 'POST',
  path: '/inventory/container-receipt/open',
  page,
  event: 'create',
  writes: true,
  stale: [containerReceipt.routes.list],
  // `container`: its own number, or that of its document.
  input: z.strictObject({
    uid: z.uuid(),
    container: textField({ max: 60 }),
    sealNo: textField({ max: 30 }).nullable().default(null),
    sealNote: textField({ max: 500 }).nullable().default(null),
  }),
  // The seal as the first one who opened it read it.
  output: z.object({ id, sealNo: z.string().nullable(), sealNote: z.string().nullable() }),
  errors: [
    'inventory.unknown_container',
    'inventory.wrong_store',
    'inventory.not_unloading',
    'inventory.seal_required',
    'inventory.seal_differs',
  ],
})

const Unloading = z.object({
  id: idOf('inventory.container'),
  containerNo: z.string(),
  store: z.string(),
  supplier: z.string(),
  ata: BusinessDate.nullable(),
  portTo: z.string().nullable(),
  minTemperature: z.int().nullable(),
  maxTemperature: z.int().nullable(),
  /** It is sealed, so that whoever opens it says with what; the number itself is not told. */
  isSealed: z.boolean(),
  /** Somebody began to count it. */
  openedAt: Instant.nullable(),
  lines: z.int(),
  pieces: Quantity,
})
export type Unloading = z.output<typeof Unloading>

/** Containers that are unloaded in the caller's stores, oldest first, at most 50. */
export const listUnloading = route({
  id: 'inventory.containerReceipt.unloading',
  method: 'GET',
  path: '/inventory/container-receipt/unloading',
  page,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({ items: z.array(Unloading) }),
})

const CountedLine = z.object({
  /** Null: beyond what the container should bring. */
  lineNo: z.int().nullable(),
  variantId: idOf('procure.variant'),
  sku: z.string(),
  name: z.string(),
  isTracked: z.boolean(),
  lotNo: z.string().nullable(),
  expected: Quantity,
  caseQuantity: Quantity.nullable(),
  good: Quantity,
  damaged: Quantity,
  rejected: Quantity,
  /** What of it is in stock by now. */
  posted: Quantity,
})

/** What each line should bring, what was counted of it so far by everybody, and what of it is in stock. */
export const getContainerCount = route({
  id: 'inventory.containerReceipt.count',
  method: 'GET',
  path: '/inventory/container-receipt/{id}/count',
  page,
  event: 'view',
  writes: false,
  input: z.strictObject({ id }),
  output: z.object({ lines: z.array(CountedLine) }),
  errors: ['not_found'],
})
export type CountedLine = OutputOfRoute<typeof getContainerCount>['lines'][number]

/** `damaged` and `rejected` stay the supplier's. */
export const unloadConditions = ['good', 'damaged', 'rejected'] as const

/** One code that was read, or cartons and loose pieces of a line; below zero it takes back. */
const Scan = z.strictObject({
  /** Made by the device, so that what is sent twice is counted once. */
  uid: z.uuid(),
  code: textField({ max: 60 }),
  quantity: z.number().min(-1_000_000).max(1_000_000).multipleOf(0.0001),
  condition: z.enum(unloadConditions),
  lotNo: textField({ max: 60 }).nullable().default(null),
  expiresOn: BusinessDate.nullable().default(null),
  /** Why it is rejected. */
  note: textField({ max: 500 }).nullable().default(null),
})
export type UnloadScan = z.input<typeof Scan>

/** Counts; answers each scan by itself, so that a wrong code stops no other. */
export const scanContainerReceipt = route({
  id: 'inventory.containerReceipt.scan',
  method: 'POST',
  path: '/inventory/container-receipt/{id}/scans',
  page,
  event: 'create',
  writes: true,
  stale: [getContainerCount],
  input: z.strictObject({ id, scans: z.array(Scan).min(1).max(50) }),
  output: z.object({
    answers: z.array(z.object({ uid: z.uuid(), refusal: z.string().nullable() })),
  }),
  errors: ['not_found', 'state_conflict'],
})
