import { z } from 'zod'
import { integerField, textField } from '../fields.ts'
import { quantityField, recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { delivery, mostParcels, mostPicks, parcelFields } from './delivery.ts'
import { mostOrderLines } from './order-fields.ts'

const id = idOf(delivery.entity)
const { page } = delivery
const path = '/sales/deliveries/{id}'
const pickNo = integerField({ min: 1, max: mostPicks })
const contents = z
  .array(z.strictObject({ lineNo: integerField({ min: 1, max: mostOrderLines }), quantity: quantityField() }))
  .min(1)
  .max(mostOrderLines)

/** What is picked of a delivery, by all of its pickers, and its parcels. Units: stock units, grams, millimetres. */
export const getPicking = route({
  id: 'sales.delivery.picking',
  method: 'GET',
  path: `${path}/picking`,
  page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.object({
    picks: z.array(
      z.object({
        pickNo: z.int().positive(),
        variantId: idOf('procure.variant'),
        sku: z.string(),
        name: z.string(),
        location: z.string(),
        lotNo: z.string().nullable(),
        planned: z.number(),
        picked: z.number(),
        shortReason: z.string().nullable(),
      }),
    ),
    /** Lines with what is to be packed of them. */
    lines: z.array(
      z.object({
        lineNo: z.int().positive(),
        sku: z.string(),
        name: z.string(),
        picked: z.number(),
        packed: z.number(),
      }),
    ),
    parcels: z.array(z.object({ ...parcelFields, contents })),
  }),
})
export type Picking = OutputOfRoute<typeof getPicking>

const Scan = z.strictObject({
  /** Created by the device, so that a repeated scan is recorded once. */
  uid: z.uuid(),
  code: textField({ max: 60 }),
  /** Of the code, which may be that of a pack; below zero what is put back. */
  quantity: z.number().min(-1_000_000).max(1_000_000).multipleOf(0.0001),
  /** Null: the first line of the picking list with the product that has something left. */
  pickNo: pickNo.nullable().default(null),
  /** Of the label; null: the one of the picking list. */
  lotNo: textField({ max: 60 }).nullable().default(null),
})
export type PickScan = z.input<typeof Scan>

/** Records scans; each has its own result, so that a wrong code does not stop the others. */
export const scanPicks = route({
  id: 'sales.delivery.scan',
  method: 'POST',
  path: `${path}/scans`,
  page,
  event: 'pick',
  writes: true,
  stale: [getPicking],
  errors: ['not_found', 'state_conflict', 'sales.delivery_cancelled'],
  input: z.strictObject({ id, scans: z.array(Scan).min(1).max(50) }),
  output: z.object({ answers: z.array(z.object({ uid: z.uuid(), refusal: z.string().nullable() })) }),
})

export const shortFields = { reason: textField({ max: 200 }) }

/** Why a line of the picking list is picked short. */
export const shortPick = route({
  id: 'sales.delivery.short',
  method: 'POST',
  path: `${path}/shorts`,
  page,
  event: 'pick',
  writes: true,
  stale: [getPicking],
  errors: ['not_found', 'state_conflict', 'sales.delivery_cancelled', 'sales.no_such_pick'],
  input: z.strictObject({ id, pickNo, ...shortFields }),
  output: z.object({ pickNo: z.int().positive() }),
})

/** Replaces the parcels of a delivery; it is packed as soon as everything picked is in them. */
export const packDelivery = route({
  id: 'sales.delivery.pack',
  method: 'POST',
  path: `${path}/parcels`,
  page,
  event: 'pack',
  writes: true,
  stale: [getPicking, delivery.routes.list],
  errors: ['not_found', 'stale', 'state_conflict', 'sales.delivery_cancelled', 'sales.over_packed'],
  input: z.strictObject({
    id,
    version: Version,
    /** Null: the one chosen before. */
    deliveryCompanyId: recordField('erp.delivery_company').nullable().default(null),
    parcels: z.array(z.strictObject({ ...parcelFields, contents })).max(mostParcels),
  }),
  output: delivery.routes.get.output,
})
export type PackedParcel = z.input<typeof packDelivery.input>['parcels'][number]
