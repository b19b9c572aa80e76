import { z } from 'zod'
import { dateField, multilineField, textField } from '../fields.ts'
import { quantityField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Version } from '../values.ts'
import { getLoadLines, load, mostLoadLines } from './load.ts'

const { page } = load
/** Null: the partner of the caller. */
const partnerId = idOf('inbound.partner').nullable().default(null)
const Quantity = z.number()

/** Orders and products of an answer. */
export const mostFound = 50

/** Of the partner; in addresses, therefore without spaces. */
const Reference = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[\w.-]+$/)

const PartnerOrder = z.object({
  number: z.string(),
  supplier: z.string(),
  store: z.string(),
  dueOn: BusinessDate.nullable(),
  /** With open quantities, in line order. */
  lines: z.array(
    z.object({ sku: z.string(), name: z.string(), barcode: z.string().nullable(), ordered: Quantity, open: Quantity }),
  ),
})
export type PartnerOrder = z.output<typeof PartnerOrder>

/**
 * Open purchase orders that a partner delivers, by due date, the first 50; without costs and prices. `no`: the whole number; `supplier`:
 * a part of the name or the code; `barcode`: of a product that is open.
 */
export const listPartnerOrders = route({
  id: 'inbound.order.list',
  method: 'GET',
  path: '/inbound/po',
  page,
  event: 'view',
  writes: false,
  errors: [],
  input: z.strictObject({
    no: textField({ max: 60 }).optional(),
    supplier: textField({ max: 120 }).optional(),
    barcode: textField({ max: 60 }).optional(),
  }),
  output: z.object({ items: z.array(PartnerOrder) }),
})

/** Products of the open orders of a partner, by SKU, barcode or a part of the name, the first 50. */
export const findPartnerProducts = route({
  id: 'inbound.product.search',
  method: 'GET',
  path: '/inbound/products',
  page,
  event: 'view',
  writes: false,
  errors: [],
  input: z.strictObject({ q: textField({ max: 100 }) }),
  output: z.object({
    items: z.array(z.object({ sku: z.string(), name: z.string(), barcode: z.string().nullable(), open: Quantity })),
  }),
})

const SavedLoad = z.object({
  id: idOf(load.entity),
  version: Version,
  reference: z.string(),
  /** Null for a draft. */
  number: z.string().nullable(),
  status: z.enum(load.statuses),
  order: z.string(),
  expectedOn: BusinessDate,
  deliveryNote: z.string().nullable(),
  receiptNumber: z.string().nullable(),
  reason: z.string().nullable(),
  lines: z.array(
    z.object({
      sku: z.string(),
      carton: z.string().nullable(),
      quantity: Quantity,
      okQuantity: Quantity,
      damagedQuantity: Quantity,
      lotNo: z.string().nullable(),
      expiresOn: BusinessDate.nullable(),
      refusal: z.string().nullable(),
    }),
  ),
})
export type SavedLoad = z.output<typeof SavedLoad>

const words = (max: number) => textField({ max }).nullable().default(null)

/**
 * Creates the load of a reference, or replaces its draft; with `submit` it is submitted. The same load again answers the stored one.
 * Products are named by SKU or barcode, quantities are pieces.
 */
export const saveLoad = route({
  id: 'inbound.load.save',
  method: 'POST',
  path: '/inbound/save',
  page,
  event: 'create',
  writes: true,
  stale: [load.routes.list, load.routes.get, getLoadLines],
  errors: [
    'not_found',
    'duplicate',
    'state_conflict',
    'inbound.rule_broken',
    'inbound.partner_required',
    'inbound.partner_inactive',
    'inbound.unknown_order',
    'inbound.unknown_variant',
    'inbound.not_ordered',
    'inbound.reference_used',
    'inbound.order_closed',
  ],
  input: z.strictObject({
    partnerId,
    reference: Reference,
    order: textField({ max: 60 }),
    expectedOn: dateField(),
    deliveryNote: words(60),
    note: multilineField({ max: 2000 }).nullable().default(null),
    submit: z.boolean().default(false),
    lines: z
      .array(
        z.strictObject({
          code: textField({ max: 60 }),
          carton: words(60),
          quantity: quantityField(),
          okQuantity: quantityField({ mayBeNone: true }).nullable().default(null),
          damagedQuantity: quantityField({ mayBeNone: true }).default(0),
          lotNo: words(60),
          expiresOn: dateField().nullable().default(null),
        }),
      )
      .min(1)
      .max(mostLoadLines),
  }),
  output: SavedLoad,
})
export type EnteredLoad = z.output<typeof saveLoad.input>

/** The load of a reference with what the store decided; for staff the newest, if several partners used it. */
export const getSavedLoad = route({
  id: 'inbound.load.find',
  method: 'GET',
  path: '/inbound/references/{reference}',
  page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ reference: Reference }),
  output: SavedLoad,
})

/** Creates a draft with the open lines of an order, declared in full. */
export const loadOrder = route({
  id: 'inbound.load.start',
  method: 'POST',
  path: '/inbound/po-load',
  page,
  event: 'create',
  writes: true,
  status: 201,
  stale: [load.routes.list],
  errors: [
    'duplicate',
    'inbound.rule_broken',
    'inbound.partner_required',
    'inbound.partner_inactive',
    'inbound.unknown_order',
    'inbound.reference_used',
    'inbound.order_closed',
  ],
  input: z.strictObject({
    uid: z.uuid(),
    partnerId,
    purchaseOrderId: load.fields.purchaseOrderId,
    reference: textField({ max: 60 }),
    expectedOn: dateField(),
  }),
  output: z.object({ id: idOf(load.entity), version: Version }),
})
