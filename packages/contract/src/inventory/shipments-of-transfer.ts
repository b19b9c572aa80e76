import { z } from 'zod'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant } from '../values.ts'
import { managedTransfer } from './managed-transfer.ts'
import { transferShipment } from './transfer-shipment.ts'

const Shipment = z.object({
  id: idOf('inventory.transfer_shipment'),
  name: z.string(),
  status: z.enum(transferShipment.statuses),
  plannedOn: BusinessDate,
  dispatchedAt: Instant.nullable(),
  /** Requires the permission for costs. */
  valueMinor: z.int().nullable().optional(),
})
export type ShipmentOfTransfer = z.output<typeof Shipment>

/** Planned and dispatched shipments of a transfer. */
export const getShipments = route({
  id: 'inventory.managedTransfer.shipments',
  method: 'GET',
  path: '/inventory/ito/{id}/shipments',
  page: managedTransfer.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf('inventory.transfer') }),
  output: z.object({ shipments: z.array(Shipment) }),
})
