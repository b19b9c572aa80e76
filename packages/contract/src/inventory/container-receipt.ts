import { z } from 'zod'
import { document } from '../document.ts'
import { dateField, instantField, shownField, textField } from '../fields.ts'
import { recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant } from '../values.ts'
import { text } from './container-receipt.text.ts'
import { countRoutes, receiptConditions, receivingDocument, receivingTransitions } from './receiving.ts'

const refusals = [
  'inventory.no_damaged_place',
  'inventory.bad_line',
  'inventory.location_blocked',
  'inventory.lot_held',
  'inventory.serial_present',
  'inventory.cost_required',
  'inventory.order_not_received',
  'accounts.period_closed',
] as const

/** Receipt of a container, counted by carton or piece. */
export const containerReceipt = document({
  ...receivingDocument,
  module: 'inventory',
  thing: 'containerReceipt',
  path: '/wms/mannualrecincontainer/',
  api: '/inventory/container-receipt',
  text,
  icon: 'packages',
  sortOrder: 49,
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
  transitions: receivingTransitions(refusals),
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

/** Expected and counted quantities of each line, and the scans; `damaged` and `rejected` goods remain the supplier's property. */
export const { count: getContainerCount, scan: scanContainerReceipt } = countRoutes(containerReceipt, {
  conditions: receiptConditions,
})
