import { z } from 'zod'
import { customer } from '../crm/customer.ts'
import { tradeMember } from '../crm/trade-member.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant } from '../values.ts'
import { salesOrder } from './sales-order.ts'

/** What adds up to the credit that is used; credits are below zero. */
export const creditParts = ['invoices', 'charges', 'deliveries', 'orders', 'credits'] as const
export type CreditPart = (typeof creditParts)[number]
export const accountBlocks = ['suspended', 'stopped', 'overdue'] as const
export const creditEventKinds = ['limit_changed', 'stopped', 'suspended', 'resumed', 'held', 'released'] as const

/** The newest; further ones are in the history of the records. */
export const mostCreditEvents = 100

const Minor = z.int()

/** Terms, credit and its events of a trade member. Units: minor units of the company's currency. */
export const getMemberCredit = route({
  id: 'sales.tradeMember.credit',
  method: 'GET',
  path: '/sales/trade-members/{id}/credit',
  page: tradeMember.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf(tradeMember.entity) }),
  output: z.object({
    currency: z.string(),
    customer: z.object({ id: idOf(customer.entity), code: z.string(), name: z.string() }),
    paymentTerms: z.string().nullable(),
    priceList: z.string().nullable(),
    /** Null: none, so that nothing is put on account at a till. */
    limitMinor: Minor.nullable(),
    /** What keeps it from buying on account; null: nothing. */
    block: z.enum(accountBlocks).nullable(),
    /** Of the invoice that is due first; null: none is open. */
    oldestDueOn: BusinessDate.nullable(),
    parts: z.object(Object.fromEntries(creditParts.map((part) => [part, Minor])) as Record<CreditPart, typeof Minor>),
    usedMinor: Minor,
    /** Null without a limit; below zero above it. */
    availableMinor: Minor.nullable(),
    held: z.int(),
    /** The newest first. */
    events: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(creditEventKinds),
        at: Instant,
        by: z.string(),
        reason: z.string().nullable(),
        cause: z.enum(['stopped', 'overdue', 'limit']).nullable(),
        fromMinor: Minor.nullable(),
        toMinor: Minor.nullable(),
        order: z.object({ id: idOf(salesOrder.entity), name: z.string() }).nullable(),
      }),
    ),
  }),
})
export type MemberCredit = OutputOfRoute<typeof getMemberCredit>
