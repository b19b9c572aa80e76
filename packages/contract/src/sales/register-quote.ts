import { z } from 'zod'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { RegisterItem, registerPage } from './register.ts'

/** Why a quote is not sold at a till. */
export const quoteErrors = ['not_found', 'sales.quote_closed', 'sales.quote_expired', 'sales.quote_unfit'] as const

const RegisterQuote = z.object({
  id: idOf('sales.quote'),
  number: z.string(),
  customerId: idOf('crm.customer'),
  lines: z.array(
    z.object({
      item: RegisterItem,
      quantity: z.int(),
      /** Units: minor units. */
      unitMinor: z.int(),
      /** Units: parts per million. */
      discountPpm: z.int(),
    }),
  ),
})
export type RegisterQuote = z.output<typeof RegisterQuote>

/** A sent quote of a store as the register sells it, at its prices. */
export const getRegisterQuote = route({
  id: 'sales.register.quote',
  method: 'GET',
  path: '/pos/quotes/{id}',
  page: registerPage,
  event: 'sell',
  writes: false,
  errors: [...quoteErrors, 'sales.price_missing', 'sales.tax_missing', 'sales.not_sellable', 'sales.kit_not_sold'],
  input: z.strictObject({ id: idOf('sales.quote'), storeId: idOf('erp.store') }),
  output: RegisterQuote,
})

/** A line as it was quoted. Units: minor units, parts per million. */
export const QuotedLine = z.object({
  variantId: z.int(),
  quantity: z.number(),
  unitMinor: z.int(),
  discountPpm: z.int(),
})
export type QuotedLine = z.output<typeof QuotedLine>

type Line = {
  readonly variantId: number
  readonly quantity: number
  readonly discountPpm: number
  readonly overrideMinor: number | null
}

/** Lines whose price or discount somebody decides at the till: those that are not as they were quoted. */
export function besideQuote<T extends Line>(lines: readonly T[], quoted: readonly QuotedLine[]): T[] {
  return lines.filter(
    ({ variantId, quantity, discountPpm, overrideMinor }) =>
      !quoted.some(
        (one) =>
          one.variantId === variantId &&
          one.quantity === quantity &&
          one.unitMinor === overrideMinor &&
          one.discountPpm === discountPpm,
      ),
  )
}
