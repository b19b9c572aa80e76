import { z } from 'zod'
import { document } from '../document.ts'
import { dateField, instantField, textField } from '../fields.ts'
import { recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { countRoutes, receivingDocument, receivingTransitions } from './receiving.ts'
import { text } from './transfer-receipt.text.ts'

const refusals = [
  'inventory.not_dispatched',
  'inventory.no_damaged_place',
  'inventory.bad_line',
  'inventory.location_blocked',
  'inventory.lot_held',
  'inventory.serial_present',
  'accounts.period_closed',
] as const

/** Receipt of a shipment from another store, counted by piece. */
export const transferReceipt = document({
  ...receivingDocument,
  module: 'inventory',
  thing: 'transferReceipt',
  path: '/wms/mannualRecvHubItemsVer2/',
  api: '/inventory/transfer-receipt',
  text,
  icon: 'truck',
  sortOrder: 46,
  fields: {
    storeId: recordField('erp.store'),
    shipmentId: recordField('inventory.transfer_shipment'),
    effectiveOn: dateField(),
  },
  shown: { postedAt: instantField().nullable() },
  columns: ['shipmentId', 'storeId', 'effectiveOn', 'postedAt'],
  filters: ['storeId'],
  unfiltered: ['postedAt'],
  transitions: receivingTransitions(refusals),
})

const { page } = transferReceipt
const id = idOf(transferReceipt.entity)
const Quantity = z.number()

/** Starts or continues receiving a shipment. */
export const openTransferReceipt = route({
  id: 'inventory.transferReceipt.open',
  method: 'POST',
  path: '/inventory/transfer-receipt/open',
  page,
  event: 'create',
  writes: true,
  stale: [transferReceipt.routes.list],
  // `shipment`: its number, as printed and scanned.
  input: z.strictObject({ uid: z.uuid(), shipment: textField({ max: 60 }) }),
  output: z.object({ id }),
  errors: [
    'inventory.unknown_shipment',
    'inventory.wrong_store',
    'inventory.not_dispatched',
    'inventory.already_received',
    'inventory.partner_receives',
  ],
})

const Arriving = z.object({
  id: idOf('inventory.transfer_shipment'),
  number: z.string(),
  fromStore: z.string(),
  toStore: z.string(),
  dispatchedAt: Instant,
  vehicle: z.string().nullable(),
  lines: z.int(),
  pieces: Quantity,
})

/** Shipments in transit to the caller's stores, oldest first, at most 50. */
export const listArriving = route({
  id: 'inventory.transferReceipt.arriving',
  method: 'GET',
  path: '/inventory/transfer-receipt/arriving',
  page,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({ items: z.array(Arriving) }),
})
export type Arriving = z.output<typeof Arriving>

/** Expected and counted quantities, by variant, and the scans. */
export const { count: getCount, scan: scanTransferReceipt } = countRoutes(transferReceipt, {
  conditions: ['good', 'damaged'],
  errors: ['inventory.not_dispatched'],
})
