import { z } from 'zod'
import type { Page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate } from '../values.ts'

/** By days overdue. */
export const ageingBuckets = ['current', 'to30', 'to60', 'to90', 'over90'] as const
export type AgeingBucket = (typeof ageingBuckets)[number]

const amounts = Object.fromEntries(ageingBuckets.map((bucket) => [bucket, z.int()])) as Record<AgeingBucket, z.ZodInt>

/** Omitted: today. */
const asOf = { on: BusinessDate.optional() }

/** `prepaidMinor`: paid and applied to no invoice yet, at the rate at which it was paid. */
const sums = { ...amounts, totalMinor: z.int(), prepaidMinor: z.int() }

const Row = z.object({ partyId: z.int(), party: z.string(), ...sums })
export type AgeingRow = z.output<typeof Row>

const Ageing = z.object({
  on: BusinessDate,
  currency: z.string(),
  rows: z.array(Row),
  /** Of all rows. */
  totals: z.object(sums),
  /** Balance of the control accounts on that date. */
  ledgerMinor: z.int(),
  /** Balance of the accounts of what was prepaid. */
  prepaidLedgerMinor: z.int(),
})

/** Open amounts of posted invoices at the rate of the invoices, and the same as a file. Units: minor units of the company's currency. */
export function ageingRoutes({ id, path, page }: { readonly id: string; readonly path: string; readonly page: Page }) {
  const shared = { page, writes: false, errors: ['accounts.whole_company'] } as const
  const get = route({
    ...shared,
    id: `${id}.get`,
    method: 'GET',
    path,
    event: 'view',
    input: z.strictObject(asOf),
    output: Ageing,
  })
  const file = route({
    ...shared,
    id: `${id}.export`,
    method: 'POST',
    path: `${path}/export`,
    event: 'export',
    answer: 'file',
    input: z.strictObject({ ...asOf, format: z.enum(['csv', 'xlsx']) }),
    output: z.null(),
  })
  return { get, file }
}
export type AgeingRoutes = ReturnType<typeof ageingRoutes>
export type Ageing = OutputOfRoute<AgeingRoutes['get']>
