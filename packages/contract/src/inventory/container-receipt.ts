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

/** Receipt of a container, counted by carton or piece. */
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
  // All receipts share one table and one number series.
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
    /** Seal number read on opening. */
    sealNo: shownField().nullable(),
    /** Explanation of a seal discrepancy. */
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

/** Starts or continues receiving a container. The entered seal is compared with the recorded one. */
export const openContainerReceipt = route({
  id: 'inventory.containerReceipt.open',
  method: 'POST',
  path: '/inventory/container-receipt/open',
  page,
  event: 'create',
  writes: true,
  stale: [containerReceipt.routes.list],
  // `container`: container number or document number.
  input: z.strictObject({
    uid: z.uuid(),
    container: textField({ max: 60 }),
    sealNo: textField({ max: 30 }).nullable().default(null),
    sealNote: textField({ max: 500 }).nullable().default(null),
  }),
  // The seal as read by the user who opened the container.
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
  /** The container is sealed, so the seal number must be entered; the recorded number is not sent. */
  isSealed: z.boolean(),
  /** Counting has started. */
  openedAt: Instant.nullable(),
  lines: z.int(),
  pieces: Quantity,
})
export type Unloading = z.output<typeof Unloading>

/** Containers being unloaded in the caller's stores, oldest first, at most 50. */
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
  /** Null for goods that the container should not contain. */
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
  /** Quantity already posted to stock. */
  posted: Quantity,
})

/** Expected, counted (by all users) and posted quantities of each line. */
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

/** `damaged` and `rejected` remain the supplier's property. */
export const unloadConditions = ['good', 'damaged', 'rejected'] as const

/** A scanned code, or cartons and loose pieces of a line; a negative quantity removes. */
const Scan = z.strictObject({
  /** Created by the device, so that a repeated scan is recorded once. */
  uid: z.uuid(),
  code: textField({ max: 60 }),
  quantity: z.number().min(-1_000_000).max(1_000_000).multipleOf(0.0001),
  condition: z.enum(unloadConditions),
  lotNo: textField({ max: 60 }).nullable().default(null),
  expiresOn: BusinessDate.nullable().default(null),
  /** Rejection reason. */
  note: textField({ max: 500 }).nullable().default(null),
})
export type UnloadScan = z.input<typeof Scan>

/** Records scans; each has its own result, so a wrong code does not stop the others. */
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
