import {
  choiceField,
  codeField,
  integerField,
  rateField,
  referenceField,
  shownField,
  switchField,
  textField,
  urlField,
} from '../fields.ts'
import { master } from '../master.ts'
import { amountField, lengthField, linesField, recordField, timeField, weightField } from '../rich-fields.ts'
import { text } from './delivery-company.text.ts'
import { text as menu } from './menu.text.ts'

const mostGrams = 1_000_000_000
const mostMm = 100_000
const mostMinor = 99_999_999_999
const wholePpm = 1_000_000

/** Source: docs/guides/erp.md, Delivery. */
export const deliveryCompany = master({
  module: 'erp',
  thing: 'deliveryCompany',
  path: '/erp/delivery-companies/',
  api: '/erp/delivery-companies',
  text,
  menuTitle: menu.trade,
  icon: 'truck-delivery',
  sortOrder: 320,
  fields: {
    priority: integerField({ min: 0, max: 9999 }).default(100),
    mode: choiceField(['live', 'test']).default('live'),
    contact: textField({ max: 120 }).nullable().default(null),
    accountNo: textField({ max: 60 }).nullable().default(null),
    /** Contains `{tracking}` in place of the parcel number. */
    trackingUrl: urlField().nullable().default(null),
    labelFormat: choiceField(['none', 'a6_pdf', 'zpl']).default('none'),
    takesCash: switchField().default(false),
    takesDangerousGoods: switchField().default(false),
    maxWeightGrams: weightField({ min: 1, max: mostGrams }).nullable().default(null),
    /** Units: cm³. */
    maxVolume: integerField({ min: 1, max: 1_000_000_000 }).nullable().default(null),
    maxLengthMm: lengthField({ min: 1, max: mostMm }).nullable().default(null),
    maxWidthMm: lengthField({ min: 1, max: mostMm }).nullable().default(null),
    maxHeightMm: lengthField({ min: 1, max: mostMm }).nullable().default(null),
    services: linesField(
      'service',
      {
        code: codeField({ min: 1 }),
        name: textField({ max: 60 }),
        transitDays: integerField({ min: 0, max: 365 }).default(1),
        cutOff: timeField().nullable().default(null),
        isWeekend: switchField().default(false),
      },
      { most: 30 },
    ).default([]),
    /** Defaults to the currency of the company. */
    currency: referenceField('currency').nullable().default(null),
    rates: linesField(
      'rate',
      {
        /** Code of a service; null: all services. */
        service: codeField({ min: 1 }).nullable().default(null),
        /** Null: all destinations. */
        regionId: recordField('erp.delivery_region').nullable().default(null),
        overGrams: weightField({ max: mostGrams }).default(0),
        upToGrams: weightField({ min: 1, max: mostGrams }),
        baseMinor: amountField({ max: mostMinor, currency: 'currency' }),
        perKgMinor: amountField({ max: 99_999_999, currency: 'currency' }).default(0),
        /** Goods value from which delivery is free. */
        freeFromMinor: amountField({ max: mostMinor, currency: 'currency' }).nullable().default(null),
        fuel: rateField({ maxPpm: wholePpm }).default(0),
        margin: rateField({ maxPpm: wholePpm }).default(0),
      },
      { most: 500 },
    ).default([]),
  },
  computed: {
    serviceNames: shownField().nullable(),
    zoneNames: shownField().nullable(),
    /** Stores that use it by default. */
    storeNames: shownField().nullable(),
  },
  columns: ['priority', 'mode'],
  filters: ['mode'],
  errors: ['erp.rule_broken', 'erp.tracking_url', 'erp.weight_bands_overlap'],
  without: ['merge'],
})
