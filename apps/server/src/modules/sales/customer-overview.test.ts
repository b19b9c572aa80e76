import { customerCase } from '@countinghouse/contract/crm/customer-case'
import { allocatePayment, customerPayment } from '@countinghouse/contract/payments/customer-payment'
import { getCustomerOverview } from '@countinghouse/contract/sales/customer-overview'
import { adjustPoints } from '@countinghouse/contract/sales/points'
import { tier } from '@countinghouse/contract/sales/tier'
import { addDays } from '@countinghouse/kernel/days'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { seedInvoices } from '../../../../../tests/support/invoices.ts'
import { accountsOf } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })

test('the overview of a customer has turnover, open receivables, cases, points, tier and last purchases, as far as the caller may view them', async () => {
  const tenant = await seedInvoices(server)
  const { owner, companyId, storeId, customerId, day, line, codeOf, sale, post, as } = tenant
  const { tillId, cash } = await createTill(server, tenant)
  const jacket = { ...(await createGoods(server, tenant, { price: 6000, unitCost: '22.00' })), quantity: 1 }
  const { sell } = await openTill(owner, { tillId, storeId })
  const old = await sell([jacket], [paid(cash, 6000)], { customerId })
  await query(
    server.database.superUrl,
    `update sales.sale set business_on = business_on - 400 where company_id = $1 and id = $2`,
    [companyId, old.id],
  )
  const receipt = await sell([jacket], [paid(cash, 6000)], { customerId })
  const zero = { taxCodeId: codeOf('ZERO') }
  const invoiced = await post(await sale({ issuedOn: addDays(day, -30), lines: [line('100', zero)] }))
  const { '1020': accountId = 0 } = await accountsOf(server.app.db, companyId)
  const { id } = await owner.call(allocatePayment, { customerId, accountId, receivedOn: day, receivedMinor: 4000 })
  const { version } = await owner.call(customerPayment.routes.get, { id })
  await owner.call(customerPayment.transitionRoutes.post, { id, version })
  await owner.call(customerCase.routes.create, { name: 'Torn seam', customerId })
  await owner.call(adjustPoints, { id: customerId, points: 120, reason: 'Welcome' })
  await owner.call(tier.routes.create, { code: 'GOLD', name: 'Gold', leastTurnoverMinor: 15_000 })
  await owner.call(tier.routes.create, { code: 'TOP', name: 'Top', leastTurnoverMinor: 50_000 })
  const all = await owner.call(getCustomerOverview, { id: customerId })
  expect(all).toMatchObject({
    currency: 'GBP',
    turnover: { nowMinor: 15_000, beforeMinor: 5000, purchases: 2 },
    receivables: { openMinor: 6000, overdueMinor: 6000 },
    cases: { open: 1, overdue: 0 },
    points: { balance: 120, valueMinor: 120 },
    membership: { tier: 'Gold', nextTier: 'Top', missingMinor: 35_000 },
    margin: { nowMinor: 15_000 - 2200, ratePpm: 853_000 },
  })
  expect(all.favourites?.map(({ quantity, netMinor }) => [quantity, netMinor])).toEqual([[1, 5000]])
  const buyer = await as({ may: ['customers:view', 'till-receipts:view', 'invoices:view'] })
  expect(await buyer.call(getCustomerOverview, { id: customerId })).toMatchObject({ margin: null, favourites: [{}] })
  expect(all.purchases?.map(({ kind, id: document, netMinor }) => [kind, document, netMinor])).toEqual([
    ['receipt', receipt.id, 5000],
    ['invoice', invoiced.id, 10_000],
    ['receipt', old.id, 5000],
  ])
  const clerk = await as({ may: ['customers:view', 'cases:view', 'till-receipts:view'] })
  const seen = await clerk.call(getCustomerOverview, { id: customerId })
  expect(seen).toMatchObject({
    turnover: null,
    margin: null,
    favourites: null,
    receivables: null,
    cases: { open: 1, overdue: 0 },
    points: null,
    membership: null,
  })
  expect(seen.purchases?.map(({ kind }) => kind)).toEqual(['receipt', 'receipt'])
  const none = await as({ may: ['customers:view'] })
  expect(await none.call(getCustomerOverview, { id: customerId })).toMatchObject({ cases: null, purchases: null })
  expect(await owner.send(getCustomerOverview, { id: 999_999_999 })).toMatchObject({ status: 404 })
})
