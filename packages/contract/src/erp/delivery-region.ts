import { z } from 'zod'
import { referenceField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { linesField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { text } from './delivery-region.text.ts'
import { text as menu } from './menu.text.ts'

/** Named zones that the rates of all delivery companies share. Source: shell-and-access.md 2.9, delivery companies; decision 038. */
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
        /** Empty: the whole country. */
        area: textField({ max: 80 }).nullable().default(null),
        /** Alone, it stands for all that begin with it; empty: every postcode, and addresses that have none. */
        postcodeFrom: textField({ max: 16 }).nullable().default(null),
        /** As long as the first one. */
        postcodeTo: textField({ max: 16 }).nullable().default(null),
      },
      { most: 200 },
    ).default([]),
  },
  errors: ['erp.rule_broken', 'erp.postcode_ranges_overlap'],
  without: ['merge'],
})

/** Where a parcel goes. What an address has not is left out or null. */
export const Destination = z.strictObject({
  country: referenceField('country'),
  area: textField({ max: 80 }).nullable().default(null),
  postcode: textField({ max: 16 }).nullable().default(null),
})

/** The one active region that an address lies in. */
export const findDeliveryRegion = route({
  id: 'erp.deliveryRegion.find',
  method: 'POST',
  path: '/master/delivery-regions/find',
  access: 'self',
  writes: false,
  input: Destination,
  output: z.object({
    region: z.object({ id: idOf('erp.delivery_region'), code: z.string(), name: z.string() }).nullable(),
  }),
})
