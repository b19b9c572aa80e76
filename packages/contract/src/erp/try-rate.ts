import { z } from 'zod'
import { amountField, lengthField, weightField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { deliveryCompany } from './delivery-company.ts'
import { Destination, RegionName } from './delivery-region.ts'

const side = () => lengthField({ min: 1, max: 100_000 }).nullable().default(null)

/** Input of a rate calculation: parcel, goods value and destination. */
export const parcelFields = {
  weightGrams: weightField({ min: 1, max: 1_000_000_000 }),
  lengthMm: side(),
  widthMm: side(),
  heightMm: side(),
  /** Units: minor units of the rate currency. */
  goodsMinor: amountField({ max: 99_999_999_999, currency: 'currency' }).default(0),
}

/** Breakdown of a price; the parts add up to the price unless delivery is free. */
const Working = z.object({
  /** The rate is for the matching region, not for all destinations. */
  isOfRegion: z.boolean(),
  overGrams: z.int(),
  upToGrams: z.int(),
  baseMinor: z.int(),
  perKgMinor: z.int(),
  /** Charge for the weight of the parcel. */
  weightMinor: z.int(),
  /** Units: parts per million of base and weight charge. */
  fuel: z.int(),
  fuelMinor: z.int(),
  /** Units: parts per million of all preceding charges. */
  margin: z.int(),
  marginMinor: z.int(),
  freeFromMinor: z.int().nullable(),
  isFree: z.boolean(),
})

/** Price of a parcel for each applicable service of a delivery company, by its saved rates. */
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
    /** Null: no region contains the address. */
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
