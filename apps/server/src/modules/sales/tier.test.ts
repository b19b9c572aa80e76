import { customer } from '@countinghouse/contract/crm/customer'
import { getPoints } from '@countinghouse/contract/sales/points'
import { lookUpPoints } from '@countinghouse/contract/sales/register'
import { segment } from '@countinghouse/contract/sales/segment'
import { segmentMembers } from '@countinghouse/contract/sales/segment-member'
import { memberships } from '@countinghouse/contract/sales/membership'
import { tier } from '@countinghouse/contract/sales/tier'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'
import { setEveryTier } from './tier/set-tiers.ts'

const server = useServer({ isOwn: true })

/** A shop where every pound earns a point of a penny, with the tiers Silver from 100.00 and, at half as many points again, Gold from 200.00. */
async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { tillId, cash } = await createTill(server, tenant)
  const run = (text: string, ...values: unknown[]) => query(server.database.superUrl, text, [companyId, ...values])
  await run(`insert into erp.setting (company_id, key, value) values ($1, 'sales.points_earn_per', '100')`)
  const make = (code: string, name: string, leastTurnoverMinor: number, pointsPpm: number) =>
    owner.call(tier.routes.create, { code, name, leastTurnoverMinor, pointsPpm })
  const silver = await make('SILVER', 'Silver', 10_000, 1_000_000)
  const gold = await make('GOLD', 'Gold', 20_000, 1_500_000)
  const { id: customerId } = await owner.call(customer.routes.create, { code: 'ADA', name: 'Ada' })
  const goods = async (price: number) => ({
    ...(await createGoods(server, tenant, { price, unitCost: '10', quantity: 100 })),
    quantity: 1,
  })
  const till = await openTill(owner, { tillId, storeId })
  const member = async () => (await owner.call(memberships.routes.list, {})).items[0]
  const changes = async () =>
    (await run(
      `select f.code as "from", t.code as "to" from sales.tier_change c left join sales.tier f on f.company_id = c.company_id and f.id = c.from_tier_id
        left join sales.tier t on t.company_id = c.company_id and t.id = c.to_tier_id where c.company_id = $1 order by c.id`,
    )) as { from: string | null; to: string | null }[]
  const night = () => setEveryTier(server.app.db, companyId)
  return { ...tenant, ...till, cash, silver, gold, customerId, goods, member, changes, night, run }
}

test('a tier is reached with the sale that reaches it; 83.33 then earn 124 points, and goods of 20.00 that come back take 30', async () => {
  const { companyId, storeId, owner, silver, gold, customerId, cash, sell, takeBack, goods, member, changes } =
    await shop()
  const [whole, dear, other] = [await goods(8333), await goods(6333), await goods(2000)]
  const held = async () => (await owner.call(getPoints, { id: customerId })).balance
  const buy = () => sell([whole], [paid(cash, 8333)], { customerId })
  await buy()
  expect(await member()).toMatchObject({
    name: 'Ada',
    tierId: null,
    turnoverMinor: 6944,
    nextTierId: silver.id,
    missingMinor: 3056,
  })
  await buy()
  expect(await member()).toMatchObject({ tierId: silver.id, turnoverMinor: 13_888, missingMinor: 6112 })
  await buy()
  expect(await member()).toMatchObject({ tierId: gold.id, turnoverMinor: 20_832, nextTierId: null, missingMinor: null })
  expect(await held()).toBe(3 * 83)
  const sale = await sell([dear, other], [paid(cash, 8333)], { customerId })
  expect(await held()).toBe(3 * 83 + 124)
  expect(await owner.call(lookUpPoints, { storeId, customerId })).toMatchObject({
    points: { balance: 373, valueMinor: 373, tier: 'Gold' },
  })
  await takeBack(sale.id, [{ lineNo: 2, quantity: 1 }], [paid(cash, 2000)])
  expect(await held()).toBe(3 * 83 + 94)
  expect((await balancesOf(server.app.db, companyId))['2350']).toBe(-343)
  expect(await changes()).toEqual([
    { from: null, to: 'SILVER' },
    { from: 'SILVER', to: 'GOLD' },
  ])
  const { id } = await owner.call(segment.routes.create, { code: 'GOLDEN', name: 'Golden', tiers: [gold.id] })
  const { items } = await owner.call(segmentMembers.routes.list, { segmentId: [id] })
  expect(items.map(({ name }) => name)).toEqual(['Ada'])
  await expectWholeLedger(server.database.maintUrl)
})

test('a tier is kept for a year however little is bought, and left when the year is over or the tier ends', async () => {
  const { owner, silver, gold, customerId, cash, sell, goods, member, changes, night, run } = await shop()
  const whole = await goods(30_000)
  await sell([whole], [paid(cash, 30_000)], { customerId })
  expect(await member()).toMatchObject({ tierId: gold.id, turnoverMinor: 25_000 })
  await owner.call(tier.routes.deactivate, { id: gold.id, version: gold.version })
  expect(await member()).toMatchObject({ tierId: silver.id })
  await run(`update sales.sale set business_on = business_on - 400 where company_id = $1`)
  await night()
  expect(await member()).toMatchObject({ tierId: silver.id, turnoverMinor: 0 })
  await run(`update sales.membership set valid_until = current_date where company_id = $1`)
  await night()
  await night()
  expect(await member()).toMatchObject({ tierId: null, since: null, validUntil: null, nextTierId: silver.id })
  expect(await changes()).toEqual([
    { from: null, to: 'GOLD' },
    { from: 'GOLD', to: 'SILVER' },
    { from: 'SILVER', to: null },
  ])
})

test('sales at once reach a tier once; two active tiers never begin at one turnover', async () => {
  const { owner, silver, customerId, cash, sell, goods, member, changes } = await shop()
  const whole = await goods(3000)
  await Promise.all(Array.from({ length: 6 }, () => sell([whole], [paid(cash, 3000)], { customerId })))
  expect(await member()).toMatchObject({ tierId: silver.id, turnoverMinor: 15_000 })
  expect(await changes()).toEqual([{ from: null, to: 'SILVER' }])
  const twin = { code: 'TWIN', name: 'Twin', leastTurnoverMinor: 10_000 }
  const refusal = { status: 422, body: { errorType: 'sales.rule_broken' } }
  expect(await owner.send(tier.routes.create, twin)).toMatchObject(refusal)
  // Nor once it is active again.
  const ended = await owner.call(tier.routes.deactivate, { id: silver.id, version: silver.version })
  await owner.call(tier.routes.create, twin)
  expect(await owner.send(tier.routes.activate, { id: silver.id, version: ended.version })).toMatchObject(refusal)
})
