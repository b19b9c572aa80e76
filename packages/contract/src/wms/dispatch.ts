import { z } from 'zod'
import { document } from '../document.ts'
import { choiceField, dateField, instantField, multilineField, textField } from '../fields.ts'
import { dispatchErrors } from '../inventory/dispatch-errors.ts'
import { ofLots } from '../lot-field.ts'
import { text as menu } from '../inventory/menu.text.ts'
import { stockCostPermission } from '../inventory/stock-cost-permission.ts'
import { amountField, linesField, quantityField, recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { series } from '../series.ts'
import { idOf } from '../values.ts'
import { text } from './dispatch.text.ts'
import { stockedVariantField } from '../procure/variant-field.ts'

/** Purposes of a dispatch. Sales and transfers have documents of their own. */
export const dispatchKinds = ['supplier_return', 'scrap', 'sample', 'staff', 'other'] as const

/** Manual dispatch of goods from a store. */
export const dispatch = document({
  module: 'wms',
  thing: 'dispatch',
  path: '/wms/mannualDispatchItems/',
  api: '/wms/inventory/dispatch',
  text,
  menuTitle: menu.stock,
  icon: 'truck',
  sortOrder: 43,
  numbers: series({
    key: 'wms.dispatch',
    title: text.title,
    prefix: 'DSP',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'effectiveOn',
  storeFields: ['storeId'],
  statuses: ['draft', 'pending', 'approved', 'dispatched', 'delivered', 'rejected', 'reversed', 'cancelled'],
  fields: {
    storeId: recordField('erp.store'),
    kind: choiceField(dispatchKinds),
    supplierId: recordField('procure.supplier').nullable().default(null),
    recipient: textField({ max: 120 }).nullable().default(null),
    reasonId: recordField('inventory.reason', { within: { direction: ['both', 'out'] } }),
    effectiveOn: dateField(),
    vehicle: textField({ max: 40 }).nullable().default(null),
    seal: textField({ max: 40 }).nullable().default(null),
    driver: textField({ max: 80 }).nullable().default(null),
    note: multilineField({ max: 2000 }).nullable().default(null),
    lines: linesField(
      'line',
      {
        variantId: stockedVariantField('storeId'),
        lotNo: ofLots(textField({ max: 60 }).nullable().default(null)),
        locationId: recordField('inventory.location', { within: { storeId: { field: 'storeId' } } })
          .nullable()
          .default(null),
        quantity: quantityField(),
      },
      { least: 1, most: 500 },
    ),
  },
  shown: {
    /** Cost of the goods taken out of stock. */
    valueMinor: amountField().nullable(),
    dispatchedAt: instantField().nullable(),
    deliveredAt: instantField().nullable(),
  },
  guarded: { valueMinor: stockCostPermission },
  columns: ['storeId', 'kind', 'supplierId', 'effectiveOn', 'valueMinor'],
  filters: ['storeId', 'kind', 'supplierId', 'reasonId'],
  unfiltered: ['dispatchedAt', 'deliveredAt'],
  errors: ['inventory.reason_direction', 'inventory.note_required', 'wms.rule_broken'],
  events: [{ code: 'backdate', risk: 'high', dependsOn: 'dispatch' }],
  transitions: {
    submit: { from: ['draft'], to: ['pending', 'approved'], event: 'edit' },
    dispatch: {
      from: ['draft', 'approved'],
      to: ['dispatched', 'pending'],
      event: 'dispatch',
      isNext: true,
      errors: dispatchErrors,
    },
    withdraw: { from: ['pending'], to: ['draft'], event: 'edit' },
    cancel: { from: ['approved', 'rejected'], to: ['cancelled'], event: 'edit' },
    deliver: { from: ['dispatched'], to: ['delivered'], event: 'dispatch', isNext: true },
    reverse: {
      from: ['dispatched'],
      to: ['reversed'],
      event: 'reverse',
      errors: [
        'inventory.location_blocked',
        'inventory.lot_held',
        'inventory.serial_present',
        'inventory.already_reversed',
        'inventory.not_reversible',
        'accounts.period_closed',
      ],
    },
  },
})

const Place = z.object({
  id: idOf('inventory.location'),
  code: z.string(),
  name: z.string(),
  /** Stock unit: on hand less reserved. */
  free: z.number(),
})

/** Locations with available stock for each line, starting with the default for the pick. */
export const getDispatchLocations = route({
  id: 'wms.dispatch.places',
  method: 'GET',
  path: '/wms/inventory/dispatch/{id}/places',
  page: dispatch.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf('wms.dispatch') }),
  output: z.object({ lines: z.array(z.object({ line: z.int(), places: z.array(Place) })) }),
})
export type DispatchLocations = OutputOfRoute<typeof getDispatchLocations>
