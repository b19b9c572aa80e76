import { choiceField, integerField, referenceField, shownField, switchField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { coordinateField, linesField, recordField } from '../rich-fields.ts'
import { z } from 'zod'
import { text as menu } from './menu.text.ts'
import { text } from './shipping-port.text.ts'

const days = () => integerField({ min: 0, max: 365 })

/** UN/LOCODE: the country, then three of A to Z and 2 to 9. */
export const portCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}[A-Z2-9]{3}$/)
  .meta({ widget: 'text', isCode: true })

/** Source: docs/guides/procure.md, Countries, origins and ports. */
export const shippingPort = master({
  module: 'procure',
  thing: 'shippingPort',
  path: '/procure/shippingPort/',
  api: '/procure/shipping-ports',
  text,
  menuTitle: menu.masterData,
  icon: 'anchor',
  sortOrder: 70,
  code: portCode,
  fields: {
    /** Blank: the country of the code. */
    country: referenceField('country').nullable().default(null),
    /** Main mode of transport; if blank in a new port, it and the next three fields are taken from the world list. */
    kind: choiceField(['sea', 'air', 'rail', 'road', 'multimodal']).nullable().default(null),
    iata: z
      .string()
      .trim()
      .max(3)
      .regex(/^[A-Z0-9]{3}$/)
      .meta({ widget: 'text' })
      .nullable()
      .default(null),
    latitudeMicro: coordinateField('latitude').nullable().default(null),
    longitudeMicro: coordinateField('longitude').nullable().default(null),
    timezone: referenceField('timezone').nullable().default(null),
    isOrigin: switchField().default(true),
    isDestination: switchField().default(true),
    defaultIncoterm: choiceField(['EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'DAP', 'DDP', 'CPT', 'CIP', 'DPU', 'FAS'])
      .nullable()
      .default(null),
    /** Average customs clearance. */
    clearanceDays: days().nullable().default(null),
    routes: linesField(
      'route',
      {
        toPortId: recordField('procure.shipping_port'),
        mode: choiceField(['sea', 'air', 'rail', 'road']).default('sea'),
        carrier: textField({ max: 60 }).nullable().default(null),
        /** Median. */
        transitDays: days(),
        /** 90th percentile. */
        transitDaysP90: days().nullable().default(null),
        leastDays: days().nullable().default(null),
        mostDays: days().nullable().default(null),
        /** At the destination, in working days, like the next field. */
        customsDays: days().default(0),
        inlandDays: days().default(0),
      },
      { most: 200 },
    ).default([]),
  },
  computed: {
    /** Facilities, from the world list. */
    functions: shownField().nullable(),
    routeCount: integerField({ min: 0, max: 200 }),
  },
  columns: ['country', 'kind', 'isOrigin', 'isDestination', 'clearanceDays'],
  filters: ['country', 'kind'],
  errors: ['procure.rule_broken', 'procure.port_country', 'procure.port_unknown', 'procure.country_closed'],
  // Each corresponds to one location of the world list.
  without: ['merge'],
})
