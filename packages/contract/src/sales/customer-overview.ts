import { z } from 'zod'
import { customer } from '../crm/customer.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'

export const purchaseKinds = ['receipt', 'return', 'invoice', 'credit_note'] as const

/** The newest; older ones are in their lists. */
export const mostPurchases = 10

/** Favourite products of an answer. */
export const mostFavourites = 5

const Minor = z.int()

/**
 * What a customer buys, owes and collects; null without the permission to view the page of a figure, turnover also without it in every
 * store. Units: minor units of the company's currency.
 */
export const getCustomerOverview = route({
  id: 'sales.customer.overview',
  method: 'GET',
  path: '/sales/customers/{id}/overview',
  page: customer.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf(customer.entity) }),
  output: z.object({
    currency: z.string(),
    /** Net of tax, of the last twelve months and the twelve before. */
    turnover: z.object({ nowMinor: Minor, beforeMinor: Minor, purchases: z.int() }).nullable(),
    /** Of the last twelve months, as reports calculate it; also null without the permission for margins. `ratePpm`: of what was sold, in tenths of a percent; null: nothing. */
    margin: z.object({ nowMinor: Minor, ratePpm: z.int().nullable() }).nullable(),
    /** What the customer bought most of in the last twelve months, by net amount less what came back. */
    favourites: z
      .array(z.object({ id: idOf('procure.product'), name: z.string(), quantity: z.number(), netMinor: Minor }))
      .nullable(),
    /** What is open of invoices less payments that settle none. */
    receivables: z.object({ openMinor: Minor, overdueMinor: Minor }).nullable(),
    cases: z.object({ open: z.int(), overdue: z.int() }).nullable(),
    points: z.object({ balance: z.int(), valueMinor: Minor }).nullable(),
    membership: z
      .object({
        code: z.string(),
        tier: z.string().nullable(),
        nextTier: z.string().nullable(),
        missingMinor: Minor.nullable(),
      })
      .nullable(),
    /** The newest first, of the kinds that the caller may view; null: of none. */
    purchases: z
      .array(
        z.object({
          kind: z.enum(purchaseKinds),
          id: z.int().positive(),
          number: z.string(),
          on: BusinessDate,
          netMinor: Minor,
        }),
      )
      .nullable(),
  }),
})
export type CustomerOverview = OutputOfRoute<typeof getCustomerOverview>
