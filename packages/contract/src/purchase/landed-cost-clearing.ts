import { z } from 'zod'
import { text as menu } from '../accounts/menu.text.ts'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate } from '../values.ts'
import { text } from './landed-cost-clearing.text.ts'

export const landedCostClearingPage = page({
  module: 'purchase',
  path: '/finance/landed-cost-clearing/',
  title: text.title,
  menuTitle: menu.payables,
  icon: 'coins',
  sortOrder: 151,
})

/** Documents listed at most; the total is of all. */
export const mostUncleared = 1000

const Row = z.object({
  /** An estimate without an invoice, an invoice that no landed cost took whole, or a receipt that a rule could not estimate. */
  kind: z.enum(['estimate', 'invoice', 'missed']),
  id: z.int(),
  name: z.string(),
  /** Charge type of an estimate or rule, supplier of an invoice. */
  party: z.string(),
  on: BusinessDate,
  /** Credit balance that it leaves: an invoice below 0. */
  openMinor: z.int(),
  /** Why a rule could not estimate it, in the language of whoever received the goods. */
  reason: z.string().nullable(),
})
export type UnclearedRow = z.output<typeof Row>

/**
 * What accrued landed cost consists of, the oldest first; the account is 0 when every estimate has its invoice. Units: minor units of the
 * company's currency. Source: docs/guides/purchase.md, Landed cost.
 */
export const getLandedCostClearing = route({
  id: 'purchase.landedCostClearing.get',
  method: 'GET',
  path: '/poMaster/landed-cost-clearing',
  page: landedCostClearingPage,
  event: 'view',
  writes: false,
  errors: ['accounts.whole_company'],
  input: z.strictObject({}),
  output: z.object({
    currency: z.string(),
    rows: z.array(Row).max(mostUncleared),
    count: z.int(),
    totalMinor: z.int(),
    /** Credit balance of the accounts of accrued landed cost. */
    ledgerMinor: z.int(),
  }),
})
export type LandedCostClearing = OutputOfRoute<typeof getLandedCostClearing>
