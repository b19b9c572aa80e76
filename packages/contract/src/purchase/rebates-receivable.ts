import { z } from 'zod'
import { text as menu } from '../accounts/menu.text.ts'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { text } from './rebates-receivable.text.ts'

export const rebatesReceivablePage = page({
  module: 'purchase',
  path: '/finance/rebates-receivable/',
  title: text.title,
  menuTitle: menu.payables,
  icon: 'coins',
  sortOrder: 152,
})

/** Agreements listed at most; the total is of all. */
export const mostReceivable = 1000

const Row = z.object({
  id: idOf('purchase.rebate_agreement'),
  name: z.string(),
  supplier: z.string(),
  endsOn: BusinessDate,
  accruedMinor: z.int(),
  clearedMinor: z.int(),
  openMinor: z.int(),
})
export type ReceivableRow = z.output<typeof Row>

/**
 * Agreements with accrued rebates that credit notes have not settled, the earliest end first, beside the ledger. Units: minor units of the
 * company's currency. Source: docs/guides/purchase.md, Rebates.
 */
export const getRebatesReceivable = route({
  id: 'purchase.rebatesReceivable.get',
  method: 'GET',
  path: '/poMaster/rebates-receivable',
  page: rebatesReceivablePage,
  event: 'view',
  writes: false,
  errors: ['accounts.whole_company'],
  input: z.strictObject({}),
  output: z.object({
    currency: z.string(),
    rows: z.array(Row).max(mostReceivable),
    count: z.int(),
    totalMinor: z.int(),
    /** Debit balance of the accounts of rebates receivable. */
    ledgerMinor: z.int(),
  }),
})
export type RebatesReceivable = OutputOfRoute<typeof getRebatesReceivable>
