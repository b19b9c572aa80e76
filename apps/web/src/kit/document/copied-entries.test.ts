import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { beforeEach, expect, test } from 'vitest'
import { addKinds } from '../fields/field-kind.ts'
import { lines } from '../fields/kinds/lines.ts'
import { copiedEntries } from './copied-entries.ts'

beforeEach(() => addKinds({ lines }))

const head = { id: 7, name: 'PO-00007', status: 'ordered', version: 3 }

test('a copy has what was entered, without dates, the rate of the day and what was calculated', () => {
  const row = {
    ...head,
    supplierId: 4,
    storeId: 2,
    orderedOn: '2026-01-05',
    dueOn: '2026-02-01',
    currency: 'EUR',
    exchangeRate: '0.8600000000',
    discountPpm: 50_000,
    totalMinor: 1200,
    lines: [
      {
        lineNo: 1,
        variantId: 9,
        quantity: 6,
        unitPrice: null,
        price: '2.5',
        netMinor: 1500,
        dueOn: '2026-02-01',
        discountPpm: null,
      },
    ],
  }
  const entered = copiedEntries(purchaseOrder, row as never)
  expect(entered).toMatchObject({ supplierId: '4', storeId: '2', currency: 'EUR', discountPpm: '5' })
  for (const name of ['orderedOn', 'dueOn', 'exchangeRate', 'totalMinor', 'uid'])
    expect(entered).not.toHaveProperty(name)
  const [line] = JSON.parse(String(entered['lines'])) as [Record<string, unknown>]
  expect(line).toMatchObject({ variantId: '9', quantity: '6', unitPrice: '', dueOn: '' })
  expect(line).not.toHaveProperty('price')
})

test('a copied sales order is priced anew', () => {
  const row = {
    ...head,
    customerId: 3,
    storeId: 2,
    lines: [{ variantId: 9, quantity: 1, unitPrice: null, price: '30', grossMinor: 3000 }],
  }
  const [line] = JSON.parse(String(copiedEntries(salesOrder, row as never)['lines'])) as [Record<string, unknown>]
  expect(line).toMatchObject({ variantId: '9', unitPrice: '' })
})
