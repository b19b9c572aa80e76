import { randomUUID } from 'node:crypto'
import { createCredit } from '@countinghouse/contract/accounts/invoice-credits'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { customer } from '@countinghouse/contract/crm/customer'
import { eraseCustomer } from '@countinghouse/contract/sales/customer-data'
import { membershipPlan } from '@countinghouse/contract/sales/membership-plan'
import { memberships } from '@countinghouse/contract/sales/membership'
import { getMembershipIncome, paidMembership, renewMembership } from '@countinghouse/contract/sales/paid-membership'
import { getPoints } from '@countinghouse/contract/sales/points'
import { lookUpPoints } from '@countinghouse/contract/sales/register'
import { lookUpMember } from '@countinghouse/contract/sales/register-member'
import { addDays } from '@countinghouse/kernel/days'
import { expect, test } from 'vitest'
import { setPeriod } from '../../../../../tests/support/periods.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'
import { setEveryTier } from './tier/set-tiers.ts'
import { club } from '../../../../../tests/support/memberships.ts'
import { followOn } from './paid-membership/follow-memberships.ts'

const server = useServer({ isOwn: true })
const { transitionRoutes } = paidMembership

test('49.99 is 41.66 of deferred income and 8.33 of tax; each month 3.47 or 3.48 becomes income, once', async () => {
  const { owner, sell, read, night, balances } = await club(server, followOn)
  const sold = await sell()
  expect(sold).toMatchObject({ status: 'active', feeMinor: 4999, netMinor: 4166, recognisedMinor: 0 })
  expect(sold.name).toMatch(/^MEM-\d{4}-000001$/)
  expect(await owner.call(invoice.routes.get, { id: sold.invoiceId ?? 0 })).toMatchObject({
    status: 'posted',
    isDeferred: true,
    netMinor: 4166,
    taxMinor: 833,
    grossMinor: 4999,
    lines: [{ quantity: 12, unitPrice: '4.165833' }],
  })
  expect(await balances()).toEqual({ 1200: 4999, 2100: -833, 2360: -4166 })
  const { months, deferredMinor } = await owner.call(getMembershipIncome, { id: sold.id })
  expect(deferredMinor).toBe(4166)
  const worked = [347, 347, 348, 347, 347, 347, 347, 347, 348, 347, 347, 347]
  expect(months.map(({ amountMinor }) => amountMinor)).toEqual(worked)
  let recognised = 0
  for (const [at, { on }] of months.entries()) {
    await night(addDays(on, -1))
    expect((await balances())['4040'] ?? 0).toBe(0 - recognised)
    await night(on)
    await night(on)
    recognised += worked[at] ?? 0
    expect((await balances())['4040']).toBe(-recognised)
    await expectWholeLedger(server.database.maintUrl)
  }
  expect(await balances()).toEqual({ 1200: 4999, 2100: -833, 4040: -4166 })
  expect(await read(sold.id)).toMatchObject({ recognisedMinor: 4166 })
  expect((await owner.call(getMembershipIncome, { id: sold.id })).months.every(({ isPosted }) => isPosted)).toBe(true)
})

test('cancelling credits the months that are left, and what rounding keeps is income', async () => {
  const { owner, sell, read, cancel, night, balances } = await club(server, followOn)
  const { id, invoiceId } = await sell()
  expect(await owner.send(createCredit, { id: invoiceId ?? 0 })).toMatchObject({
    status: 409,
    body: { errorType: 'accounts.invoice_is_deferred' },
  })
  const { months } = await owner.call(getMembershipIncome, { id })
  await night(months[4]?.on ?? '')
  expect(await balances()).toEqual({ 1200: 4999, 2100: -833, 2360: -2430, 4040: -1736 })
  const cancelled = await cancel(id)
  // 7 of 12 months: 29.16 of the fee with 4.86 of tax, so 24.30.
  expect(cancelled).toMatchObject({
    status: 'cancelled',
    creditedMinor: 2430,
    recognisedMinor: 1736,
    reason: 'Moved away',
  })
  expect(await owner.call(invoice.routes.get, { id: cancelled.creditNoteId ?? 0 })).toMatchObject({
    kind: 'credit_note',
    status: 'posted',
    netMinor: 2430,
    taxMinor: 486,
    grossMinor: 2916,
  })
  expect(await balances()).toEqual({ 1200: 2083, 2100: -347, 4040: -1736 })
  await night(months[11]?.on ?? '')
  expect(await read(id)).toMatchObject({ status: 'cancelled', recognisedMinor: 1736 })
  expect((await owner.call(getMembershipIncome, { id })).months).toHaveLength(5)
  expect(await owner.send(transitionRoutes.cancel, { id, version: cancelled.version, reason: 'Again' })).toMatchObject({
    body: { errorType: 'state_conflict' },
  })
  await expectWholeLedger(server.database.maintUrl)
})

test('cancelled before a month is over, all of it is credited', async () => {
  const { sell, cancel, balances } = await club(server, followOn)
  const { id } = await sell()
  expect(await cancel(id)).toMatchObject({ creditedMinor: 4166, recognisedMinor: 0 })
  expect(await balances()).toEqual({})
  await expectWholeLedger(server.database.maintUrl)
})

test('a membership is renewed once from its last day on, with its card; a uid of another membership is a duplicate', async () => {
  const { owner, draft, sell, read, cancel, night, balances } = await club(server, followOn)
  const first = await sell()
  const uid = randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, () => owner.send(renewMembership, { id: first.id, uid })))
  expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['id'])}`)).size).toBe(1)
  const { id } = await owner.call(renewMembership, { id: first.id, uid })
  const renewal = await read(id)
  expect(renewal).toMatchObject({
    status: 'active',
    startsOn: addDays(first.endsOn, 1),
    cardNo: first.cardNo,
    renewalOf: first.name,
    netMinor: 4166,
  })
  expect((await balances())['2360']).toBe(-2 * 4166)
  expect(await owner.send(renewMembership, { id: first.id, uid: randomUUID() })).toMatchObject({
    status: 409,
    body: { errorType: 'sales.membership_renewed' },
  })
  const other = await draft({ startsOn: first.startsOn })
  for (const taken of [other.uid, first.uid, renewal.uid])
    expect(
      await owner.send(renewMembership, { id: taken === renewal.uid ? renewal.id : first.id, uid: taken }),
    ).toMatchObject({
      status: 409,
      body: { errorType: 'duplicate' },
    })
  await night(addDays(first.endsOn, 1))
  expect(await read(first.id)).toMatchObject({ status: 'expired' })
  expect(await owner.send(renewMembership, { id: first.id, uid: randomUUID() })).toMatchObject({
    body: { errorType: 'state_conflict' },
  })
  expect(await cancel(renewal.id)).toMatchObject({ status: 'cancelled', creditedMinor: 4166 })
  await expectWholeLedger(server.database.maintUrl)
})

test('eight memberships of a customer sold at once: one is, the others overlap it', async () => {
  const { owner, draft, balances } = await club(server, followOn)
  const drafts = await Promise.all(Array.from({ length: 8 }, () => draft()))
  const answers = await Promise.all(drafts.map(({ id, version }) => owner.send(transitionRoutes.sell, { id, version })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(
    answers.filter(({ status, body }) => status === 409 && body.errorType === 'sales.membership_overlaps'),
  ).toHaveLength(7)
  expect((await balances())['2360']).toBe(-4166)
})

test('a member has the tier of the plan at the register, by card; in the grace period too, then by turnover', async () => {
  const { companyId, storeId, owner, run, customerId, gold, sell, read, night } = await club(server, followOn)
  const { tillId, cash } = await createTill(server, { companyId, storeId })
  await run(`insert into erp.setting (company_id, key, value) values ($1, 'sales.points_earn_per', '100')`)
  const goods = { ...(await createGoods(server, { companyId, storeId }, { price: 8333, unitCost: '10' })), quantity: 1 }
  const till = await openTill(owner, { tillId, storeId })
  const sold = await sell()
  const card = sold.cardNo ?? ''
  expect(card).toMatch(/^M\d{12}$/)
  expect(await owner.call(lookUpMember, { storeId, code: card })).toEqual({ customerId, name: 'Ada', tier: 'Gold' })
  expect(await owner.send(lookUpMember, { storeId, code: 'M000000000018' })).toMatchObject({ status: 404 })
  expect(await owner.call(lookUpPoints, { storeId, customerId })).toMatchObject({ points: { tier: 'Gold' } })
  const held = async () => (await owner.call(getPoints, { id: customerId })).balance
  await till.sell([goods], [paid(cash, 8333)], { customerId })
  expect(await held()).toBe(124)
  const member = async () => (await owner.call(memberships.routes.list, {})).items[0]
  expect(await member()).toMatchObject({ tierId: gold.id, turnoverMinor: 6944, nextTierId: null })
  // A lower tier by turnover changes nothing.
  await till.sell([goods], [paid(cash, 8333)], { customerId })
  expect(await held()).toBe(2 * 124)
  await setEveryTier(server.app.db, companyId)
  expect(await member()).toMatchObject({ tierId: gold.id })
  await night(addDays(sold.endsOn, 1))
  expect(await read(sold.id)).toMatchObject({ status: 'grace' })
  expect(await owner.call(lookUpPoints, { storeId, customerId })).toMatchObject({ points: { tier: 'Gold' } })
  await night(sold.graceUntil)
  expect(await read(sold.id)).toMatchObject({ status: 'grace' })
  await night(addDays(sold.graceUntil, 1))
  expect(await read(sold.id)).toMatchObject({ status: 'expired' })
  expect(await owner.call(lookUpPoints, { storeId, customerId })).toMatchObject({ points: { tier: 'Silver' } })
  await till.sell([goods], [paid(cash, 8333)], { customerId })
  expect(await held()).toBe(2 * 124 + 83)
  await expectWholeLedger(server.database.maintUrl)
})

test('without a tax code and a tax rule a plan is refused at the tax code, a membership at the plan', async () => {
  const { owner, run, gold, plan, taxCodeId, draft } = await club(server, followOn)
  await run(`update accounts.tax_rule set status = 'inactive' where company_id = $1`)
  const free = { code: 'FREE', name: 'Untaxed', tierId: gold.id, feeMinor: 100 }
  expect(await owner.send(membershipPlan.routes.create, free)).toMatchObject({
    status: 422,
    body: { errorType: 'sales.plan_without_tax', fields: { taxCodeId: [{ code: 'rule' }] } },
  })
  await owner.call(membershipPlan.routes.create, { ...free, taxCodeId })
  await run(`update sales.membership_plan set tax_code_id = null where company_id = $1 and id = ${plan.id}`)
  const { id, version } = await draft()
  expect(await owner.send(transitionRoutes.sell, { id, version })).toMatchObject({
    status: 422,
    body: { errorType: 'sales.plan_without_tax', fields: { planId: [{ code: 'rule' }] } },
  })
})

test('a first day in the past, a second membership of the plan and an inactive plan are refused at their fields', async () => {
  const { owner, plan, today, draft, sell } = await club(server, followOn)
  const refused = async (more: { startsOn?: string }) => {
    const { id, version } = await draft(more)
    return (await owner.send(transitionRoutes.sell, { id, version })).body
  }
  expect(await refused({ startsOn: addDays(today, -1) })).toMatchObject({
    errorType: 'sales.membership_day',
    fields: { startsOn: [{}] },
  })
  const waiting = await draft({ startsOn: addDays(today, 364) })
  await sell()
  expect(await refused({ startsOn: addDays(today, 300) })).toMatchObject({
    errorType: 'sales.membership_overlaps',
    fields: { startsOn: [{}] },
  })
  await owner.call(membershipPlan.routes.deactivate, { id: plan.id, version: plan.version })
  expect((await owner.send(transitionRoutes.sell, { id: waiting.id, version: waiting.version })).body).toMatchObject({
    errorType: 'sales.member_inactive',
    fields: { planId: [{}] },
  })
})

test('merged customers keep their memberships; an erased customer keeps none in force, and the amounts stay', async () => {
  const { owner, storeId, customerId, sell, read, cancel, balances } = await club(server, followOn)
  const { id: otherId } = await owner.call(customer.routes.create, { code: 'ADA2', name: 'Ada Again' })
  const sold = await sell({ customerId: otherId })
  const { version } = await owner.call(customer.routes.get, { id: otherId })
  const survivor = await owner.call(customer.routes.get, { id: customerId })
  await owner.call(customer.routes.merge, {
    id: customerId,
    version: survivor.version,
    others: [{ id: otherId, version }],
    take: {},
  })
  expect(await read(sold.id)).toMatchObject({ customerId })
  expect(await owner.call(lookUpMember, { storeId, code: sold.cardNo ?? '' })).toMatchObject({
    customerId,
    tier: 'Gold',
  })
  const erase = async () =>
    await owner.send(eraseCustomer, {
      id: customerId,
      version: (await owner.call(customer.routes.get, { id: customerId })).version,
      reason: 'Asked',
    })
  expect(await erase()).toMatchObject({ status: 409, body: { errorType: 'sales.customer_open' } })
  await cancel(sold.id)
  const before = await balances()
  expect(await erase()).toMatchObject({ status: 200 })
  expect(await read(sold.id)).toMatchObject({ cardNo: null, reason: null, netMinor: 4166, creditedMinor: 4166 })
  expect(await balances()).toEqual(before)
  expect(await owner.send(lookUpMember, { storeId, code: sold.cardNo ?? '' })).toMatchObject({ status: 404 })
  await expectWholeLedger(server.database.maintUrl)
})

test('income of a closed month waits and raises an exception, which posting resolves', async () => {
  const { owner, run, companyId, sell, night, balances } = await club(server, followOn)
  const { id } = await sell()
  const { months } = await owner.call(getMembershipIncome, { id })
  const [first, second] = months
  const open = async () =>
    await run(
      `select occurrences from desk.exception where company_id = $1 and kind = 'sales.membership_income_failed' and status = 'open'`,
    )
  const month = `${first?.on.slice(0, 8)}01`
  await setPeriod(server.database.superUrl, { companyId, month, state: 'closed' })
  await night(second?.on ?? '')
  await night(second?.on ?? '')
  expect((await balances())['4040']).toBeUndefined()
  expect(await open()).toEqual([{ occurrences: 2 }])
  await setPeriod(server.database.superUrl, { companyId, month, state: 'open' })
  await night(second?.on ?? '')
  expect((await balances())['4040']).toBe(-694)
  expect(await open()).toEqual([])
})
