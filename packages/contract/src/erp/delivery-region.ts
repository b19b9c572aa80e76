import { z } from 'zod'
import { referenceField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { linesField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { text } from './delivery-region.text.ts'
import { text as menu } from './menu.text.ts'

/** Zones shared by the rates of all delivery companies. Source: docs/guides/erp.md, Delivery. */
export const deliveryRegion = master({
  module: 'erp',
  thing: 'deliveryRegion',
  path: '/erp/delivery-regions/',
  api: '/master/delivery-regions',
  text,
  menuTitle: menu.trade,
  icon: 'map-2',
  sortOrder: 330,
  fields: {
    places: linesField(
      'place',
      {
        country: referenceField('country'),
        /** Null: the whole country. */
        area: textField({ max: 80 }).nullable().default(null),
        /** Without a last postcode, a prefix. Null: every postcode, and addresses without one. */
        postcodeFrom: textField({ max: 16 }).nullable().default(null),
        /** Must have the same length as the first. */
        postcodeTo: textField({ max: 16 }).nullable().default(null),
      },
      { most: 200 },
    ).default([]),
  },
  errors: ['erp.rule_broken', 'erp.postcode_ranges_overlap'],
  without: ['merge'],
})

/** Destination of a parcel. Missing parts are omitted or null. */
export const Destination = z.strictObject({
  country: referenceField('country'),
  area: textField({ max: 80 }).nullable().default(null),
  postcode: textField({ max: 16 }).nullable().default(null),
})

export const RegionName = z.object({ id: idOf('erp.delivery_region'), code: z.string(), name: z.string() })

/** The active region that contains the address; there is at most one. */
export const findDeliveryRegion = route({
  id: 'erp.deliveryRegion.find',
  method: 'POST',
  path: '/master/delivery-regions/find',
  access: 'self',
  writes: false,
  input: Destination,
  output: z.object({ region: RegionName.nullable() }),
})
