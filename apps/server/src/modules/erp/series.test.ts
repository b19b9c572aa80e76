import { listSeries, updateSeries } from '@countinghouse/contract/erp/series'
import { store } from '@countinghouse/contract/erp/store'
import { series } from '@countinghouse/contract/series'
import { expect, test } from 'vitest'
import type { Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { assignNumber } from './index.ts'

const invoice = series({
  key: 'test.invoice',
  title: { en: 'Invoice', ar: 'فاتورة' },
  prefix: 'INV',
  padding: 5,
  reset: 'year',
  isPerStore: false,
  isGapless: true,
})
const receipt = series({
  ...invoice,
  key: 'test.receipt',
  title: { en: 'Receipt', ar: 'إيصال' },
  prefix: 'R',
  reset: 'month',
  isPerStore: true,
  isGapless: false,
})
const server = useServer({ more: [{ series: [invoice, receipt] }] })

const draw = ({ companyId, storeId }: Pick<Tenant, 'companyId' | 'storeId'>, of = invoice, day = '2026-07-31') =>
  server.app.db.inTransaction({ companyId }, (tx) => assignNumber({ companyId }, tx, of, { storeId, day }))

test('a series begins again with its year or month, each store counts for itself, and a document dated back goes on in its own period', async () => {
  const tenant = await server.company()
  const { companyId, owner } = tenant
  const second = await owner.call(store.routes.create, { code: 'NORTH', name: 'North', type: 'shop' })
  const north = { companyId, storeId: second.id }
  expect(await draw(tenant, invoice, '2026-12-31')).toBe('INV-2026-00001')
  expect(await draw(tenant, invoice, '2027-01-01')).toBe('INV-2027-00001')
  expect(await draw(north, invoice, '2026-12-31')).toBe('INV-2026-00002')
  expect(await draw(tenant, receipt, '2026-07-31')).toBe('R-S1-202607-00001')
  expect(await draw(north, receipt, '2026-07-31')).toBe('R-NORTH-202607-00001')
  expect(await draw(tenant, receipt, '2026-08-01')).toBe('R-S1-202608-00001')
  expect(await draw(tenant, receipt, '2026-07-30')).toBe('R-S1-202607-00002')
})

test('a company chooses how its numbers read and where they go on, never back; gapless ones stay once one was drawn', async () => {
  const { owner, companyId, storeId } = await server.company()
  const rows = (await owner.call(listSeries, {})).items.filter(({ key }) => [invoice.key, receipt.key].includes(key))
  expect(rows).toMatchObject([
    { key: 'test.invoice', store: null, next: 1, version: 0 },
    { key: 'test.receipt', store: { id: storeId }, next: 1, version: 0 },
  ])
  const wanted = { series: 'test.receipt', storeId, prefix: 'T', padding: 6, reset: 'never' as const }
  const chosen = await owner.call(updateSeries, { ...wanted, seriesVersion: 0, next: 41 })
  expect(chosen).toMatchObject({ preview: 'T-S1-000041', version: 1 })
  expect((await owner.send(updateSeries, { ...wanted, seriesVersion: 0 })).body.errorType).toBe('stale')
  expect(await draw({ companyId, storeId }, receipt)).toBe('T-S1-000041')
  expect(await owner.send(updateSeries, { ...wanted, seriesVersion: 1, next: 41 })).toMatchObject({
    status: 422,
    body: {
      errorType: 'erp.series_backwards',
      fields: { next: [{ message: 'The next number must be higher than 41.' }] },
    },
  })
  const own = { series: 'test.invoice', storeId: null, prefix: 'INV', padding: 5, reset: 'never' as const }
  await owner.call(updateSeries, { ...own, seriesVersion: 0, next: 7 })
  expect(await draw({ companyId, storeId })).toBe('INV-00007')
  expect(await owner.send(updateSeries, { ...own, seriesVersion: 1, next: 20 })).toMatchObject({
    status: 409,
    body: { errorType: 'erp.series_gapless', fields: { next: [{ code: 'series_gapless' }] } },
  })
  expect((await owner.send(updateSeries, { ...own, series: 'test.none', seriesVersion: 0 })).status).toBe(404)
})
