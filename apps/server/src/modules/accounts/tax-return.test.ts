import { createCredit } from '@countinghouse/contract/accounts/invoice-credits'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { exportTaxReturn, getTaxLines, getTaxReturn } from '@countinghouse/contract/accounts/tax-return'
import { expect, test } from 'vitest'
import { seedInvoices } from '../../../../../tests/support/invoices.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore, expectWholeLedger } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })

async function seed() {
  const seeded = await seedInvoices(server)
  const { owner, day, sale, purchase, post, postPurchase, line, codeOf } = seeded
  const sold = await post(
    await sale({
      lines: [
        line('100.00', { taxCodeId: codeOf('STD') }),
        line('50.00', { taxCodeId: codeOf('ZERO') }),
        line('10.00', { taxCodeId: codeOf('EXEMPT') }),
      ],
    }),
  )
  const foreign = { currencyCode: 'USD', exchangeRate: '0.8', lines: [line('10.00', { taxCodeId: codeOf('STD') })] }
  const second = await post(await sale(foreign))
  const bought = { ...line('30.00', { taxCodeId: codeOf('STD') }), variantId: seeded.variantId }
  await postPurchase(await purchase({ lines: [bought] }))
  const read = (more: object = {}) => owner.call(getTaxReturn, { from: day, to: day, ...more })
  const figures = async (more: object = {}) =>
    (await read(more)).rows.map(({ direction, code, taxableMinor, taxMinor, documents }) => [
      direction,
      code,
      taxableMinor,
      taxMinor,
      documents,
    ])
  return { ...seeded, sold, second, read, figures }
}

test('output and input tax by component, at 0 % too; credit notes reduce them', async () => {
  const { owner, second, post, read, figures } = await seed()
  expect(await figures()).toEqual([
    ['sale', 'VAT-STANDARD', 10_800, 2160, 2],
    ['sale', 'VAT-ZERO', 5000, 0, 1],
    ['purchase', 'VAT-STANDARD', 3000, 600, 1],
  ])
  expect(await read()).toMatchObject({ currency: 'GBP', outputMinor: 2160, inputMinor: 600, dueMinor: 1560 })
  const { id } = await owner.call(createCredit, { id: second.id })
  await post(await owner.call(invoice.routes.get, { id }))
  const { from: day } = await read()
  const today = new Date().toISOString().slice(0, 10)
  expect(await figures({ from: day, to: today })).toMatchObject([
    ['sale', 'VAT-STANDARD', 10_000, 2000, 3],
    ['sale', 'VAT-ZERO', 5000, 0, 1],
    ['purchase', 'VAT-STANDARD', 3000, 600, 1],
  ])
  await expectWholeLedger(server.database.maintUrl)
})

test('each figure has its journals, and both are handed out as files', async () => {
  const { owner, day, sold, second, read } = await seed()
  const period = { from: day, to: day }
  const [standard] = (await read()).rows
  const asked = { ...period, direction: 'sale', componentId: standard?.componentId ?? 0 } as const
  const { lines, ...sums } = await owner.call(getTaxLines, asked)
  expect(sums).toMatchObject({ count: 2, taxableMinor: 10_800, taxMinor: 2160 })
  expect(lines).toMatchObject([
    { path: expect.stringContaining(String(second.id)), taxableMinor: 800, taxMinor: 160 },
    { path: expect.stringContaining(String(sold.id)), taxableMinor: 10_000, taxMinor: 2000 },
  ])
  for (const input of [period, { ...period, direction: 'purchase' }]) {
    const file = await owner.send(exportTaxReturn, { ...input, format: 'csv' })
    expect(file).toMatchObject({ status: 200 })
    expect(file.text).toMatch(/30[,.]00|30/)
  }
})

test('tax of a store alone, and nothing of other stores without permission there', async () => {
  const { owner, as, companyId, storeId, day, figures } = await seed()
  const other = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'B2' })
  expect(await figures({ storeId: other.storeId })).toEqual([])
  expect(await figures({ storeId })).toHaveLength(3)
  const clerk = await as({ may: ['tax:view'], storeIds: [other.storeId] })
  expect((await clerk.call(getTaxReturn, { from: day, to: day })).rows).toEqual([])
  expect((await owner.call(getTaxLines, { from: day, to: day, direction: 'sale', storeId })).count).toBe(3)
})
