import { z } from 'zod'
import { text as menu } from '../accounts/menu.text.ts'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate } from '../values.ts'
import { text } from './payables-ageing.text.ts'

export const payablesAgeingPage = page({
  module: 'payments',
  path: '/finance/payables-ageing/',
  title: text.title,
  menuTitle: menu.payables,
  icon: 'report',
  events: ['export'],
  sortOrder: 140,
})

/** By days overdue. */
export const ageingBuckets = ['current', 'to30', 'to60', 'to90', 'over90'] as const
export type AgeingBucket = (typeof ageingBuckets)[number]

const amounts = Object.fromEntries(ageingBuckets.map((bucket) => [bucket, z.int()])) as Record<AgeingBucket, z.ZodInt>

/** Omitted: today. */
const asOf = { on: BusinessDate.optional() }

/** `prepaidMinor`: prepayments that no payment applied yet, at the rate at which they were paid. */
const sums = { ...amounts, totalMinor: z.int(), prepaidMinor: z.int() }

const Row = z.object({ supplierId: z.int(), supplier: z.string(), ...sums })
export type AgeingRow = z.output<typeof Row>

/** Open amounts of supplier invoices at the rate of the invoices. Units: minor units of the company's currency. */
export const getPayablesAgeing = route({
  id: 'payments.payablesAgeing.get',
  method: 'GET',
  path: '/payments/payables-ageing',
  page: payablesAgeingPage,
  event: 'view',
  writes: false,
  errors: ['accounts.whole_company'],
  input: z.strictObject(asOf),
  output: z.object({
    on: BusinessDate,
    currency: z.string(),
    rows: z.array(Row),
    /** Of all rows. */
    totals: z.object(sums),
    /** Credit balance of the payable accounts on that date. */
    ledgerMinor: z.int(),
    /** Debit balance of the accounts of supplier prepayments. */
    prepaidLedgerMinor: z.int(),
  }),
})
export type PayablesAgeing = OutputOfRoute<typeof getPayablesAgeing>

/** The ageing as a file. */
export const exportPayablesAgeing = route({
  id: 'payments.payablesAgeing.export',
  method: 'POST',
  path: '/payments/payables-ageing/export',
  page: payablesAgeingPage,
  event: 'export',
  writes: false,
  answer: 'file',
  errors: ['accounts.whole_company'],
  input: z.strictObject({ ...asOf, format: z.enum(['csv', 'xlsx']) }),
  output: z.null(),
})
