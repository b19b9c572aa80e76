import { z } from 'zod'
import { document } from '../document.ts'
import { exchangeRateField } from '../accounts/exchange-rate.ts'
import { choiceField, dateField, integerField, multilineField, referenceField, textField } from '../fields.ts'
import { unitPriceField } from '../money-line.ts'
import { amountField, linesField, quantityField, recordField, recordsField, weightField } from '../rich-fields.ts'
import { series } from '../series.ts'
import { ofLots } from '../lot-field.ts'
import { text } from './container.text.ts'
import { text as menu } from './menu.text.ts'
import { stockedVariantField } from '../procure/variant-field.ts'

/** Milestones in their order; `draft` is Planned. */
export const legs = ['booked', 'loaded', 'departed', 'arrived', 'customs', 'cleared', 'gate_out', 'gate_in'] as const
const underWay = [...legs, 'exception'] as const

/** Types whose number has a check digit. Source: ISO 6346. */
export const boxTypes: readonly string[] = ['20GP', '40GP', '40HC', '45HC']

/** Container number; separators between its parts are removed. */
export const containerNumber = z
  .string()
  .trim()
  .toUpperCase()
  .overwrite((number) => number.replaceAll(/[\s.-]/g, ''))
  .regex(/^[A-Z0-9]{4,20}$/)
  .meta({ widget: 'text', isCode: true })

/** Number of a document that is looked up; in capital letters. */
const orderNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9/.-]{1,40}$/)
  .meta({ widget: 'text', isCode: true })

export const mostContainerLines = 500

const day = () => dateField().nullable().default(null)
const note = multilineField({ max: 500 }).nullable().default(null)
/** Today if omitted. */
const happened = { happenedOn: day(), note }
const reason = { reason: multilineField({ max: 500 }) }
const degrees = () => integerField({ min: -60, max: 60 }).nullable().default(null)
const aheadOf = ['inventory.day_ahead'] as const
const step = { event: 'track', isNext: true, fields: happened, errors: aheadOf } as const

/** An inbound container, from planning to empty return. */
export const container = document({
  module: 'inventory',
  thing: 'container',
  path: '/wms/containersearch/',
  api: '/inventory/containers',
  addresses: { list: '/inventory/container-search' },
  text,
  menuTitle: menu.receiving,
  icon: 'ship',
  sortOrder: 47,
  numbers: series({
    key: 'inventory.container',
    title: text.title,
    prefix: 'CTN',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'plannedOn',
  storeFields: ['storeId'],
  statuses: ['draft', ...legs, 'unloading', 'unloaded', 'closed', 'exception', 'cancelled'],
  fields: {
    storeId: recordField('erp.store'),
    /** Owner of damaged and rejected goods. */
    supplierId: recordField('procure.supplier'),
    type: choiceField(['20GP', '40GP', '40HC', '45HC', 'LCL', 'TRUCK', 'AIR']),
    containerNo: containerNumber,
    sealNo: textField({ max: 30 }).nullable().default(null),
    plannedOn: dateField(),
    carrier: textField({ max: 80 }).nullable().default(null),
    vessel: textField({ max: 80 }).nullable().default(null),
    portFromId: recordField('procure.shipping_port').nullable().default(null),
    portToId: recordField('procure.shipping_port').nullable().default(null),
    etd: day(),
    eta: day(),
    customsRef: textField({ max: 60 }).nullable().default(null),
    grossGrams: weightField({ max: 100_000_000 }).nullable().default(null),
    maxGrams: weightField({ max: 100_000_000 }).nullable().default(null),
    minTemperature: degrees(),
    maxTemperature: degrees(),
    freeDays: integerField({ min: 0, max: 365 }).nullable().default(null),
    demurragePerDayMinor: amountField().nullable().default(null),
    /** Of the unit costs; null: the company's. */
    currencyCode: referenceField('currency').nullable().default(null),
    /** Null: the rate of the day on which unloading starts, stored then. */
    exchangeRate: exchangeRateField().nullable().default(null),
    note: multilineField({ max: 2000 }).nullable().default(null),
    lines: linesField(
      'line',
      {
        variantId: stockedVariantField(),
        /** Number of the sent purchase order that the goods are of, which states their cost. */
        orderNo: orderNumber.nullable().default(null),
        lotNo: ofLots(textField({ max: 60 }).nullable().default(null)),
        expiresOn: ofLots(day()),
        quantity: quantityField(),
        cartons: integerField({ min: 1, max: 100_000 }).nullable().default(null),
        caseQuantity: quantityField().nullable().default(null),
        grossGrams: weightField({ max: 100_000_000 }).nullable().default(null),
        unitCost: unitPriceField().nullable().default(null),
      },
      { least: 1, most: mostContainerLines },
    ),
  },
  shown: {
    ata: dateField().nullable(),
    gateOutOn: dateField().nullable(),
    emptiedOn: dateField().nullable(),
    /** Variants in the container. */
    items: recordsField('procure.variant', { link: 'item' }),
  },
  guardedCells: { unitCost: 'cost_view' },
  columns: ['supplierId', 'storeId', 'portToId', 'eta', 'ata'],
  filters: ['storeId', 'supplierId', 'portToId', 'portFromId', 'type', 'items'],
  unfiltered: ['ata', 'gateOutOn', 'emptiedOn'],
  errors: ['inventory.check_digit', 'inventory.container_live', 'inventory.rule_broken'],
  events: ['track', 'cost_view'],
  transitions: {
    book: { ...step, from: ['draft'], to: ['booked'] },
    load: { ...step, from: ['booked'], to: ['loaded'] },
    depart: { ...step, from: ['loaded'], to: ['departed'] },
    arrive: { ...step, from: ['departed'], to: ['arrived'] },
    declare: { ...step, from: ['arrived'], to: ['customs'] },
    clear: { ...step, from: ['customs'], to: ['cleared'] },
    gateOut: { ...step, from: ['cleared'], to: ['gate_out'] },
    gateIn: { ...step, from: ['gate_out'], to: ['gate_in'] },
    unload: {
      ...step,
      from: ['gate_in'],
      to: ['unloading'],
      errors: [...aheadOf, 'inventory.cost_required', 'accounts.rate_missing'],
    },
    close: { from: ['unloaded'], to: ['closed'], event: 'track', isNext: true },
    skip: {
      from: ['draft', ...legs.slice(0, -1)],
      to: [...legs],
      event: 'track',
      fields: { toStatus: choiceField(legs), ...happened },
      errors: aheadOf,
    },
    reschedule: {
      from: underWay,
      to: underWay,
      event: 'track',
      fields: { eta: dateField(), etd: day(), note },
    },
    returnEmpty: {
      from: ['gate_in', 'unloading', 'unloaded', 'closed'],
      to: ['gate_in', 'unloading', 'unloaded', 'closed'],
      event: 'track',
      fields: happened,
      errors: [...aheadOf, 'inventory.already_returned'],
    },
    except: { from: legs, to: ['exception'], event: 'track', fields: reason },
    resume: { from: ['exception'], to: [...legs], event: 'track', isNext: true, fields: { note } },
    correct: {
      from: [...legs, 'unloading'],
      to: ['draft'],
      event: 'edit',
      fields: reason,
      errors: ['inventory.being_received'],
    },
    cancel: { from: underWay, to: ['cancelled'], event: 'track', fields: reason },
  },
})
