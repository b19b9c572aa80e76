import { z } from 'zod'
import { textField } from '../fields.ts'
import { amountField, quantityField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { registerPage } from './register.ts'
import { mostLines } from './register-lines.ts'
import { completeReturn } from './register-return.ts'

/** Returns without a receipt that a customer may have within `windowDays`. */
export const mostUnreceipted = 3
export const unreceiptedWindowDays = 90
/** Days whose lowest price such a return gives back. */
export const lowestPriceDays = 30

const variantId = idOf('procure.variant')
const line = z.strictObject({ variantId, quantity: quantityField(), isRestocked: z.boolean().default(true) })
const lines = z.array(line).min(1).max(mostLines)

/**
 * What goods without a receipt give back: the lowest price at which the company sold each in the last 30 days, 0 prices aside. Answers in
 * the order of the lines; null: it was not sold. Units: minor units, including tax where prices do.
 */
export const valueUnreceipted = route({
  id: 'sales.return.value_unreceipted',
  method: 'POST',
  path: '/pos/returns/without-receipt/values',
  page: registerPage,
  event: 'return',
  writes: false,
  errors: [
    'not_found',
    'sales.price_missing',
    'sales.tax_missing',
    'sales.not_sellable',
    'sales.kit_unreceipted',
    'sales.amount_too_large',
  ],
  input: z.strictObject({
    tillSessionId: idOf('sales.till_session'),
    /** One that is exempt from tax gets prices back without it. */
    customerId: idOf('crm.customer').nullable().default(null),
    lines,
  }),
  output: z.object({
    unitMinor: z.array(z.int().nullable()),
    grossMinor: z.int(),
    /** Of each line; false: it is taken back with an approval alone. */
    isReturnable: z.array(z.boolean()),
  }),
})
export type UnreceiptedValue = OutputOfRoute<typeof valueUnreceipted>

/**
 * Takes goods back without a receipt, for store credit of an identified customer. Throws: sales.total_mismatch with the right amount,
 * sales.not_sold_recently, sales.unreceipted_limit, limit_exceeded and forbidden unless approved.
 */
export const completeUnreceipted = route({
  id: 'sales.return.complete_unreceipted',
  method: 'POST',
  path: '/pos/returns/without-receipt',
  page: registerPage,
  event: 'return',
  writes: true,
  stale: completeReturn.stale,
  errors: [
    ...completeReturn.errors,
    'sales.price_missing',
    'sales.tax_missing',
    'sales.not_sellable',
    'sales.kit_unreceipted',
    /** Goods that were never in stock have no cost to come back at; they are taken without going back to stock. */
    'inventory.cost_required',
    'sales.not_sold_recently',
    'sales.serial_needs_receipt',
    'sales.unreceipted_limit',
  ],
  input: z.strictObject({
    uid: z.uuid(),
    tillSessionId: idOf('sales.till_session'),
    customerId: idOf('crm.customer'),
    /** The customer has shown who they are. */
    isIdentified: z.literal(true),
    soldAt: Instant,
    reason: textField({ min: 0, max: 500 }),
    lines,
    grossMinor: amountField({ min: 1 }),
  }),
  output: completeReturn.output,
})
