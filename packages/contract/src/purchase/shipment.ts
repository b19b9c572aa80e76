import { legs } from '@countinghouse/kernel/eta'
import { z } from 'zod'
import { document } from '../document.ts'
import { choiceField, dateField, integerField, multilineField, textField } from '../fields.ts'
import { incoterms } from '../procure/incoterms.ts'
import { text as menu } from '../procure/menu.text.ts'
import { linesField, recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { series } from '../series.ts'
import { BusinessDate, idOf } from '../values.ts'
import { purchaseOrder } from './purchase-order.ts'
import { text } from './shipment.text.ts'

const words = (max: number) => textField({ max }).nullable().default(null)
const day = () => dateField().nullable().default(null)

/** Statuses between booking and completion, in their order. */
export const shipmentLegs = ['booked', 'departed', 'arrived', 'cleared'] as const
const refusals = ['purchase.rule_broken', 'inventory.day_ahead'] as const
/** Blank: today. */
const step = { event: 'track', isNext: true, fields: { happenedOn: day() }, errors: refusals } as const

/** Freight of purchase orders from port to store. Source: docs/guides/purchase.md, Shipments. */
export const shipment = document({
  module: 'purchase',
  thing: 'shipment',
  path: '/procure/freight/',
  api: '/poMaster/shipments',
  text,
  menuTitle: menu.purchasing,
  icon: 'ship',
  sortOrder: 9,
  numbers: series({
    key: 'purchase.shipment',
    title: text.title,
    prefix: 'SHP',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'plannedOn',
  storeFields: ['storeId'],
  statuses: ['draft', ...shipmentLegs, 'completed', 'cancelled'],
  fields: {
    storeId: recordField('erp.store'),
    plannedOn: dateField(),
    mode: choiceField(['sea', 'air', 'rail', 'road']).default('sea'),
    portFromId: recordField('procure.shipping_port'),
    portToId: recordField('procure.shipping_port'),
    carrier: words(60),
    bookingNo: words(60),
    billOfLading: words(60),
    vessel: words(80),
    incoterm: choiceField(incoterms).nullable().default(null),
    /** Blank: after production and handling of the latest order. */
    etd: day(),
    /** Blank: after the transit of the route. */
    eta: day(),
    note: multilineField({ max: 2000 }).nullable().default(null),
    lines: linesField(
      'line',
      {
        purchaseOrderId: recordField(purchaseOrder.entity),
        containerId: recordField('inventory.container').nullable().default(null),
        cartons: integerField({ min: 1, max: 100_000 }).nullable().default(null),
      },
      { least: 1, most: 100 },
    ),
  },
  shown: {
    atd: dateField().nullable(),
    ata: dateField().nullable(),
    clearedOn: dateField().nullable(),
    deliveredOn: dateField().nullable(),
    /** Goods are in stock by this day in half of all cases; null while it is not known. */
    expectedOn: dateField().nullable(),
    /** In nine of ten cases. */
    latestOn: dateField().nullable(),
  },
  columns: ['storeId', 'mode', 'portFromId', 'portToId', 'eta', 'expectedOn'],
  filters: ['storeId', 'mode', 'portFromId', 'portToId'],
  unfiltered: ['atd', 'ata', 'clearedOn', 'deliveredOn'],
  errors: ['purchase.rule_broken'],
  events: ['track'],
  transitions: {
    book: { from: ['draft'], to: ['booked'], event: 'track', isNext: true, errors: ['purchase.not_ordered'] },
    depart: { ...step, from: ['booked'], to: ['departed'] },
    arrive: { ...step, from: ['departed'], to: ['arrived'] },
    clear: { ...step, from: ['arrived'], to: ['cleared'] },
    complete: { ...step, from: ['arrived', 'cleared'], to: ['completed'] },
    reschedule: {
      from: ['booked', 'departed'],
      to: ['booked', 'departed'],
      event: 'track',
      fields: { etd: day(), eta: day() },
      errors: ['purchase.rule_broken'],
    },
    cancel: { from: ['booked'], to: ['cancelled'], event: 'track' },
  },
})

const LegForecast = z.object({
  leg: z.enum(legs),
  p50: BusinessDate,
  p90: BusinessDate,
  isActual: z.boolean(),
})

/** What a forecast rests on: earlier shipments of the same ports and mode, the route of the port, or neither. */
const Basis = z.object({ source: z.enum(['history', 'route', 'none']), shipments: z.int() })

const Schedule = z.object({
  id: idOf(shipment.entity),
  name: z.string(),
  status: z.enum(shipment.statuses),
  basis: Basis,
  legs: z.array(LegForecast),
})
export type Schedule = z.output<typeof Schedule>

/** When a shipment reaches each leg of its way. */
export const getSchedule = route({
  id: 'purchase.shipment.schedule',
  method: 'GET',
  path: '/poMaster/shipments/{id}/schedule',
  page: shipment.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf(shipment.entity) }),
  output: Schedule,
})

/** Shipments of an order that are not cancelled, with their schedules. */
export const getOrderShipments = route({
  id: 'purchase.purchaseOrder.shipments',
  method: 'GET',
  path: '/poMaster/{id}/shipments',
  page: purchaseOrder.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf(purchaseOrder.entity) }),
  output: z.object({ shipments: z.array(Schedule) }),
})
