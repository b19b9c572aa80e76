import { chooseDashboardCards, getDashboard } from '@countinghouse/contract/erp/dashboard'
import { fetchReport } from '@countinghouse/contract/reports/builder'
import { getFinanceHome } from '@countinghouse/contract/accounts/home'
import { normalisePath } from '@countinghouse/kernel/paths'
import { expect, test } from 'vitest'
import { asSuperuser } from '../../../../../tests/support/people.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { sellWorkedDay } from '../../../../../tests/support/worked-day.ts'

const server = useServer({ isOwn: true })

test('cards say what their pages say, each opens its page, and the user chooses and arranges them', async () => {
  const { owner } = await sellWorkedDay(server)
  const usual = (await owner.call(getDashboard, {})).board
  expect(usual).toMatchObject({ currency: 'GBP', isChosen: false })
  const keys = usual.offered.map(({ key }) => key)
  expect(await owner.call(chooseDashboardCards, { keys: keys.toReversed() })).toEqual({ isChosen: true })
  const { cards, isChosen } = (await owner.call(getDashboard, {})).board
  expect(isChosen).toBe(true)
  expect(cards.map(({ key }) => key)).toEqual(keys.toReversed())
  const card = (key: string) => cards.find((one) => one.key === key)

  const { totals } = await owner.call(fetchReport, { figures: ['net', 'margin', 'returns', 'basket'] })
  expect(totals.figures).toMatchObject({ net: 16_450, margin: 7870, returns: 4950, basket: 5350 })
  for (const figure of ['net', 'margin', 'returns', 'basket'] as const)
    expect(card(`reports.${figure}`)?.value, figure).toBe(totals.figures[figure])
  expect(card('reports.net')?.points.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(16_450)
  expect(card('sales.today'), 'of tills alone').toMatchObject({ value: 8450, before: { value: 0 } })
  expect(card('reports.stores')?.rows).toMatchObject([{ value: 16_450 }])
  const { metrics } = await owner.call(getFinanceHome, {})
  expect(card('accounts.balances')?.rows.map(({ value }) => value)).toEqual(
    metrics?.balances.map(({ amountMinor }) => amountMinor),
  )
  expect(card('accounts.profit')?.value).toBe(metrics?.profit.amountMinor)

  const pages = await asSuperuser(server, 'select path from erp.page')
  const known = new Set(pages.map(({ path }) => normalisePath(String(path))))
  const addresses = cards.flatMap(({ address, rows }) => [address, ...rows.map((row) => row.address)])
  expect(
    addresses.filter((address) => address !== null && !known.has(normalisePath(address.split('?')[0] ?? ''))),
  ).toEqual([])

  expect(await owner.call(chooseDashboardCards, { keys: null })).toEqual({ isChosen: false })
  expect((await owner.call(getDashboard, {})).board.cards.map(({ key }) => key)).toEqual(
    usual.cards.map(({ key }) => key),
  )
})

test('a card is shown only with the permission of its page and its figures; cards of the whole company only for all stores', async () => {
  const { owner, as, storeId } = await sellWorkedDay(server)
  const clerk = await as({
    may: ['erp/dashboard:view', 'reports/builder:view', 'receivables:view'],
    storeIds: [storeId],
  })
  const { offered, cards } = (await clerk.call(getDashboard, {})).board
  const keys = offered.map(({ key }) => key)
  expect(keys).toContain('reports.net')
  expect(keys).not.toContain('reports.margin')
  expect(keys).not.toContain('payments.receivables')
  expect(keys).not.toContain('accounts.profit')
  expect(cards.map(({ key }) => key)).not.toContain('reports.margin')
  const refused = await clerk.send(chooseDashboardCards, { keys: ['reports.net', 'reports.margin'] })
  expect(refused).toMatchObject({ status: 422, body: { errorType: 'erp.card_unknown', fields: { 'keys.1': [{}] } } })
  await clerk.call(chooseDashboardCards, { keys: ['reports.stores', 'reports.stores'] })
  expect((await clerk.call(getDashboard, {})).board.cards.map(({ key }) => key)).toEqual(['reports.stores'])
  expect((await owner.call(getDashboard, {})).board.isChosen, 'of others nothing changes').toBe(false)
})
