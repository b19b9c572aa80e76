import { z } from 'zod'
import { amountField, lengthField, weightField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { deliveryCompany } from './delivery-company.ts'
import { Destination, RegionName } from './delivery-region.ts'

const side = () => lengthField({ min: 1, max: 100_000 }).nullable().default(null)

/** What is asked of a rate: a parcel with goods of a value, and where it goes. */
export const parcelFields = {
  weightGrams: weightField({ min: 1, max: 1_000_000_000 }),
  lengthMm: side(),
  widthMm: side(),
  heightMm: side(),
  /** In the currency of the rates. */
  goodsMinor: amountField({ max: 99_999_999_999, currency: 'currency' }).default(0),
}

/** How a price comes about; all parts together are the price, unless it is free. */
const Working = z.object({
  /** The rate is one for the region that was found, not for everywhere. */
  isOfRegion: z.boolean(),
  overGrams: z.int(),
  upToGrams: z.int(),
  baseMinor: z.int(),
  perKgMinor: z.int(),
  /** For the weight of the parcel. */
  weightMinor: z.int(),
  /** Parts per million of base and weight. */
  fuel: z.int(),
  fuelMinor: z.int(),
  /** Parts per million of all before it. */
  margin: z.int(),
  marginMinor: z.int(),
  freeFromMinor: z.int().nullable(),
  isFree: z.boolean(),
})

/** What each fitting service of a delivery company would ask for a parcel, by its rates as they are saved. */
export const tryRate = route({
  id: 'erp.deliveryCompany.tryRate',
  method: 'POST',
  path: '/erp/delivery-companies/{id}/try-rate',
  page: deliveryCompany.page,
  event: 'view',
  writes: false,
  errors: ['not_found', 'erp.no_rate'],
  input: Destination.extend({ ...parcelFields, id: idOf('erp.delivery_company') }),
  output: z.object({
    /** Null: the address lies in none. */
    region: RegionName.nullable(),
    currency: z.string(),
    quotes: z.array(
      z.object({
        service: z.object({ code: z.string(), name: z.string(), transitDays: z.int() }),
        priceMinor: z.int(),
        working: Working,
      }),
    ),
  }),
})
export type RateQuote = OutputOfRoute<typeof tryRate>['quotes'][number]
