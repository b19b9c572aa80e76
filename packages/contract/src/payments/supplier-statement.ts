import { z } from 'zod'
import { text as menu } from '../accounts/menu.text.ts'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { text } from './supplier-statement.text.ts'

export const supplierStatementPage = page({
  module: 'payments',
  path: '/finance/supplier-statement/',
  title: text.title,
  menuTitle: menu.payables,
  icon: 'report-money',
  events: ['export'],
  sortOrder: 145,
  pickers: ['procure.supplier'],
})

/** Entries of a currency listed at most, the latest of the period. */
export const mostStatementRows = 1000

export const statementKinds = ['invoice', 'credit_note', 'payment', 'payment_reversal'] as const

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

/** Without a supplier, only the period. Without a period, the fiscal year up to today. */
const requested = {
  supplierId: idOf('procure.supplier').optional(),
  from: BusinessDate.optional(),
  to: BusinessDate.optional(),
}

/**
 * What a supplier invoiced, credited and was paid, by currency, with the balance after each. Prepayments reduce it when they are paid. Units:
 * minor units of the currency of each account. Source: docs/guides/payments.md, Supplier statement.
 */
export const getSupplierStatement = route({
  id: 'payments.supplierStatement.get',
  method: 'GET',
  path: '/payments/supplier-statement',
  page: supplierStatementPage,
  event: 'view',
  writes: false,
  errors: ['not_found', 'accounts.whole_company'],
  input: z.strictObject(requested),
  output: z.object({ from: BusinessDate, to: BusinessDate, accounts: z.array(Account) }),
})
export type SupplierStatement = OutputOfRoute<typeof getSupplierStatement>

/** The statement as a file. */
export const exportSupplierStatement = route({
  id: 'payments.supplierStatement.export',
  method: 'POST',
  path: '/payments/supplier-statement/export',
  page: supplierStatementPage,
  event: 'export',
  writes: false,
  answer: 'file',
  errors: ['not_found', 'accounts.whole_company'],
  input: z.strictObject({ ...requested, format: z.enum(['csv', 'xlsx']) }),
  output: z.null(),
})
