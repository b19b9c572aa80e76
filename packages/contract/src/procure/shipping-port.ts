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

/** Source: decision 044. */
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
    /** Left empty, it is that of the code. */
    country: referenceField('country').nullable().default(null),
    /** By which way goods mostly come; left empty in a new port, it is as the world list has it, and so are the next three. */
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
    /** What customs take on average. */
    clearanceDays: days().nullable().default(null),
    routes: linesField(
      'route',
      {
        toPortId: recordField('procure.shipping_port'),
        mode: choiceField(['sea', 'air', 'rail', 'road']).default('sea'),
        carrier: textField({ max: 60 }).nullable().default(null),
        /** In half of all cases at most. */
        transitDays: days(),
        /** In nine of ten cases at most. */
        transitDaysP90: days().nullable().default(null),
        leastDays: days().nullable().default(null),
        mostDays: days().nullable().default(null),
        /** At the other port, in working days; as the next. */
        customsDays: days().default(0),
        inlandDays: days().default(0),
      },
      { most: 200 },
    ).default([]),
  },
  made: {
    /** What is there, by the world list. */
    functions: shownField().nullable(),
    routeCount: integerField({ min: 0, max: 200 }),
  },
  columns: ['country', 'kind', 'isOrigin', 'isDestination', 'clearanceDays'],
  filters: ['country', 'kind'],
  errors: ['procure.rule_broken', 'procure.port_country', 'procure.port_unknown', 'procure.country_closed'],
  // Each stands for one place of the world list.
  without: ['merge'],
})
