import {
  deleteExchangeRate,
  exchangeRateDays,
  exchangeRates,
  importExchangeRates,
  setExchangeRate,
} from '@countinghouse/contract/accounts/exchange-rate'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { rateOn } from './exchange/rate-on.ts'

const server = useServer()

async function desk() {
  const tenant = await server.company()
  const { companyId, owner } = tenant
  const on = (currency: string, day: string) => rateOn(server.app.db.reader({ companyId }), companyId, currency, day)
  const list = async () => (await owner.call(exchangeRates.routes.list, { limit: 200 })).items
  return { ...tenant, on, list }
}

test('a rate is set once per currency and day, replaced by entering it again, and deleted', async () => {
  const { owner, list } = await desk()
  const rate = { currencyCode: 'USD', day: '2026-03-10', rate: '0.78' }
  const { id } = await owner.call(setExchangeRate, rate)
  expect(await owner.call(setExchangeRate, { ...rate, rate: '0.8' })).toEqual({ id })
  expect(await list()).toMatchObject([
    { currencyCode: 'USD', day: '2026-03-10', rate: '0.8', baseCurrency: 'GBP', source: 'entered' },
  ])
  expect(await owner.send(setExchangeRate, { ...rate, currencyCode: 'GBP' })).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.rule_broken', fields: { currencyCode: [{ code: 'rule' }] } },
  })
  await owner.call(deleteExchangeRate, { id })
  expect(await list()).toEqual([])
})

test('the latest rate applies until it is too old; the company’s own currency is 1, and a missing rate is refused', async () => {
  const { owner, companyId, on } = await desk()
  await owner.call(setExchangeRate, { currencyCode: 'USD', day: '2026-03-02', rate: '0.7' })
  await owner.call(setExchangeRate, { currencyCode: 'USD', day: '2026-03-10', rate: '0.8' })
  expect(await on('USD', '2026-03-09')).toBe('0.7')
  expect(await on('USD', '2026-03-17')).toBe('0.8')
  expect(await on('GBP', '2026-03-17')).toBe('1')
  await expect(on('USD', '2026-03-18')).rejects.toMatchObject({
    code: 'accounts.rate_missing',
    details: { currency: 'USD', day: '2026-03-18', path: '/finance/exchange-rates/' },
  })
  await query(server.database.superUrl, 'insert into erp.setting (company_id, key, value) values ($1, $2, $3)', [
    companyId,
    exchangeRateDays.key,
    JSON.stringify(30),
  ])
  expect(await on('USD', '2026-04-09')).toBe('0.8')
})

test('a file of euro rates becomes rates to the company’s currency; entered rates stay', async () => {
  const { owner, list, on } = await desk()
  await owner.call(setExchangeRate, { currencyCode: 'USD', day: '2026-11-04', rate: '0.5' })
  const file = 'Date, USD, GBP, XXQ, \n5 November 2026, 1.0932, 0.84230, 7, \n4 November 2026, 1.09, 0.84, N/A, \n'
  const sent = () => owner.call(importExchangeRates, { fileName: 'eurofxref.csv' }, { bytes: Buffer.from(file) })
  expect(await sent()).toMatchObject({ days: 2, saved: 3, problem: null })
  expect((await list()).map(({ currencyCode, day, rate, source }) => [currencyCode, day, rate, source])).toEqual([
    ['EUR', '2026-11-05', '0.8423', 'file'],
    ['USD', '2026-11-05', '0.7704903037', 'file'],
    ['EUR', '2026-11-04', '0.84', 'file'],
    ['USD', '2026-11-04', '0.5', 'entered'],
  ])
  expect(await on('EUR', '2026-11-05')).toBe('0.8423')
  expect(await sent()).toMatchObject({ saved: 0 })
  const bytes = Buffer.from('Date,USD\n2026-11-05,1.1\n')
  const other = await owner.call(importExchangeRates, { fileName: 'x.csv' }, { bytes })
  expect(other).toMatchObject({ saved: 0, problem: expect.stringMatching(/GBP/) })
})
