import { z } from 'zod'
import type { Page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'

/** Entries of a currency listed at most, the latest of the period. */
export const mostStatementRows = 1000

export const statementKinds = [
  'invoice',
  'credit_note',
  'payment',
  'payment_reversal',
  'write_off',
  'write_off_reversal',
  'netting',
  'netting_reversal',
] as const

const Entry = z.object({
  on: BusinessDate,
  kind: z.enum(statementKinds),
  /** Of the invoice, or of the payment. */
  id: z.int(),
  name: z.string(),
  reference: z.string().nullable(),
  dueOn: BusinessDate.nullable(),
  /** Above zero: what is owed rises. */
  amountMinor: z.int(),
  balanceMinor: z.int(),
})
export type StatementEntry = z.output<typeof Entry>

const Account = z.object({
  currency: z.string(),
  openingMinor: z.int(),
  entries: z.array(Entry).max(mostStatementRows),
  count: z.int(),
  closingMinor: z.int(),
})
export type StatementAccount = z.output<typeof Account>

type Statement = { readonly id: string; readonly path: string; readonly page: Page; readonly entity: string }

/**
 * What was invoiced, credited and paid between the company and a supplier or customer, by currency, with the balance after each, and the
 * same as a file. What is prepaid reduces the balance when it is paid. Without a party, only the period; without a period, the fiscal year
 * up to today. Units: minor units of the currency of each account. Source: docs/guides/payments.md, Statements.
 */
export function statementRoutes({ id, path, page, entity }: Statement) {
  const requested = { partyId: idOf(entity).optional(), from: BusinessDate.optional(), to: BusinessDate.optional() }
  const shared = { page, writes: false, errors: ['not_found', 'accounts.whole_company'] } as const
  const get = route({
    ...shared,
    id: `${id}.get`,
    method: 'GET',
    path,
    event: 'view',
    input: z.strictObject(requested),
    output: z.object({
      from: BusinessDate,
      to: BusinessDate,
      /** Of what the party is sent; null: it is not known. */
      language: z.enum(['en', 'ar']).nullable(),
      accounts: z.array(Account),
    }),
  })
  const file = route({
    ...shared,
    id: `${id}.export`,
    method: 'POST',
    path: `${path}/export`,
    event: 'export',
    answer: 'file',
    /** Left out: in the language of the party, or else of the caller. */
    input: z.strictObject({ ...requested, format: z.enum(['csv', 'xlsx']), language: z.enum(['en', 'ar']).optional() }),
    output: z.null(),
  })
  return { get, file }
}
export type StatementRoutes = ReturnType<typeof statementRoutes>
export type PartyStatement = OutputOfRoute<StatementRoutes['get']>
