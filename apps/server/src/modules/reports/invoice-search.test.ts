import { searchInvoices } from '@countinghouse/contract/reports/invoice-search'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore } from '../../../../../tests/support/stock.ts'
import { sellWorkedDay } from '../../../../../tests/support/worked-day.ts'

const server = useServer({ isOwn: true })

test('documents are found by number, total, customer and product, those that the caller may view alone', async () => {
  const { companyId, owner, as, customerId, book } = await sellWorkedDay(server)
  const found = async (input: object, client = owner) =>
    (await client.call(searchInvoices, input)).documents.map(({ kind, grossMinor }) => `${kind} ${grossMinor}`)
  expect(await found({})).toHaveLength(6)
  expect(await found({ customerId })).toEqual(['invoice 9600'])
  expect(await found({ amount: '54.00' })).toEqual(['return 5400'])
  expect(await found({ q: 't1-000002' })).toEqual(['receipt 3600'])
  expect(await found({ q: '%' })).toEqual([])
  const [variant] = await query<{ product: number }>(
    server.database.superUrl,
    'select product_id::integer as product from procure.variant where company_id = $1 and id = $2',
    [companyId, book.variantId],
  )
  expect(await found({ productId: variant?.product })).toEqual(['receipt 3600'])
  expect(await found({ to: '2000-01-01' })).toEqual([])
  const clerk = await as({ may: ['invoice-search:view', 'invoices:view'] })
  expect(await found({}, clerk)).toEqual(['invoice 9600'])
  const other = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'S2' })
  const local = await as({
    may: ['invoice-search:view', 'invoices:view', 'till-receipts:view'],
    storeIds: [other.storeId],
  })
  expect(await found({}, local)).toEqual([])
})
