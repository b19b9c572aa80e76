import { z } from 'zod'
import { text as menu } from '../accounts/menu.text.ts'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate } from '../values.ts'
import { text } from './received-not-invoiced.text.ts'

export const receivedNotInvoicedPage = page({
  module: 'purchase',
  path: '/finance/received-not-invoiced/',
  title: text.title,
  menuTitle: menu.payables,
  icon: 'truck',
  events: ['export'],
  sortOrder: 150,
})

/** Orders listed at most; the totals are of all. */
export const mostUninvoiced = 1000

const amounts = { acceptedMinor: z.int(), invoicedMinor: z.int(), openMinor: z.int() }

const Row = z.object({
  orderId: z.int(),
  order: z.string(),
  supplierId: z.int(),
  supplier: z.string(),
  store: z.string(),
  /** Of the first receipt. */
  receivedOn: BusinessDate,
  ...amounts,
})
export type UninvoicedRow = z.output<typeof Row>

/**
 * Orders with accepted goods that no posted supplier invoice bills, the oldest first. Amounts are the cost of the goods in minor units of the
 * company's currency. Source: docs/guides/purchase.md, Bills.
 */
export const getReceivedNotInvoiced = route({
  id: 'purchase.receivedNotInvoiced.get',
  method: 'GET',
  path: '/poMaster/received-not-invoiced',
  page: receivedNotInvoicedPage,
  event: 'view',
  writes: false,
  errors: ['accounts.whole_company'],
  input: z.strictObject({}),
  output: z.object({
    on: BusinessDate,
    currency: z.string(),
    rows: z.array(Row).max(mostUninvoiced),
    count: z.int(),
    totals: z.object(amounts),
    /** Credit balance of the accounts of goods received. */
    ledgerMinor: z.int(),
  }),
})
export type ReceivedNotInvoiced = OutputOfRoute<typeof getReceivedNotInvoiced>

/** The orders as a file. */
export const exportReceivedNotInvoiced = route({
  id: 'purchase.receivedNotInvoiced.export',
  method: 'POST',
  path: '/poMaster/received-not-invoiced/export',
  page: receivedNotInvoicedPage,
  event: 'export',
  writes: false,
  answer: 'file',
  errors: ['accounts.whole_company'],
  input: z.strictObject({ format: z.enum(['csv', 'xlsx']) }),
  output: z.null(),
})
