import { randomUUID } from 'node:crypto'
import { customer } from '@countinghouse/contract/crm/customer'
import { membershipPlan } from '@countinghouse/contract/sales/membership-plan'
import { paidMembership, renewMembership } from '@countinghouse/contract/sales/paid-membership'
import { addDays } from '@countinghouse/kernel/days'
import { expect, test } from 'vitest'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { club } from '../../../../../tests/support/memberships.ts'
import { followOn } from './paid-membership/follow-memberships.ts'

const server = useServer({ isOwn: true })
const { routes, transitionRoutes } = paidMembership

test('a membership that renews automatically is sold again in the night after its last day, once, with its card', async () => {
  const { owner, plan, sell, read, night, storeId } = await club(server, followOn)
  await owner.call(membershipPlan.routes.update, { id: plan.id, version: plan.version, renewsAutomatically: true })
  const first = await sell()
  expect(first).toMatchObject({ renewsAutomatically: true })
  await night(first.endsOn)
  expect(await read(first.id)).toMatchObject({ status: 'active' })
  const morning = addDays(first.endsOn, 1)
  await Promise.all([1, 2, 3, 4].map(async () => await night(morning)))
  expect(await read(first.id)).toMatchObject({ status: 'expired' })
  const { items } = await owner.call(routes.list, { limit: 50 })
  const [next] = items.filter(({ startsOn }) => startsOn === morning)
  expect(items).toHaveLength(2)
  expect(next).toMatchObject({ status: 'active', storeId })
  const renewed = await read(next?.id ?? 0)
  expect(renewed).toMatchObject({
    renewalOf: first.name,
    cardNo: first.cardNo,
    feeMinor: 4999,
    renewsAutomatically: true,
  })
  await expectWholeLedger(server.database.maintUrl)
})

test('automatic renewal is started and stopped by membership, and a renewal by hand keeps the choice', async () => {
  const { owner, sell, read, night } = await club(server, followOn)
  const { id, version, endsOn } = await sell()
  expect(await owner.send(transitionRoutes.stopRenewal, { id, version })).toMatchObject({ status: 409 })
  const started = await owner.call(transitionRoutes.startRenewal, { id, version })
  expect(started).toMatchObject({ renewsAutomatically: true, status: 'active' })
  expect((await owner.send(transitionRoutes.startRenewal, { id, version: started.version })).status).toBe(409)
  await owner.call(transitionRoutes.stopRenewal, { id, version: started.version })
  await night(addDays(endsOn, 1))
  expect(await read(id)).toMatchObject({ status: 'grace', renewsAutomatically: false })
  await owner.call(transitionRoutes.startRenewal, { id, version: (await read(id)).version })
  const renewed = await owner.call(renewMembership, { id, uid: randomUUID() })
  expect(await read(renewed.id)).toMatchObject({ renewsAutomatically: true, startsOn: addDays(endsOn, 1) })
  await owner.call(transitionRoutes.stopRenewal, { id, version: (await read(id)).version })
  const late = await owner.send(transitionRoutes.startRenewal, { id, version: (await read(id)).version })
  expect(late.body['errorType']).toBe('sales.membership_renewed')
})

test('a renewal that is refused raises an exception, is tried again while the grace period lasts, and is not sold after it', async () => {
  const { owner, plan, customerId, sell, read, night, run } = await club(server, followOn)
  const open = async () =>
    await run(
      `select id from desk.exception where company_id = $1 and kind = 'sales.membership_renewal_failed' and status <> 'resolved'`,
    )
  const bob = await owner.call(customer.routes.create, { code: 'BOB', name: 'Bob' })
  const [one, other] = [await sell(), await sell({ customerId: bob.id })]
  for (const { id, version } of [one, other]) await owner.call(transitionRoutes.startRenewal, { id, version })
  const idle = await owner.call(membershipPlan.routes.deactivate, { id: plan.id, version: plan.version })
  await night(addDays(one.endsOn, 1))
  expect(await open()).toHaveLength(2)
  expect(await read(one.id)).toMatchObject({ status: 'grace' })
  await owner.call(membershipPlan.routes.activate, { id: plan.id, version: idle.version })
  const { version } = await owner.call(customer.routes.get, { id: customerId })
  await owner.call(customer.routes.deactivate, { id: customerId, version })
  await night(addDays(one.endsOn, 2))
  expect(await open()).toHaveLength(1)
  expect(await read(other.id)).toMatchObject({ status: 'expired' })
  await night(addDays(one.graceUntil, 1))
  expect(await open()).toEqual([])
  expect(await read(one.id)).toMatchObject({ status: 'expired' })
  expect((await owner.call(routes.list, { limit: 50 })).items).toHaveLength(3)
})

test('a renewal that was cancelled is not sold again in the night', async () => {
  const { owner, sell, read, cancel, night } = await club(server, followOn)
  const { id, version, endsOn } = await sell()
  await owner.call(transitionRoutes.startRenewal, { id, version })
  const renewed = await owner.call(renewMembership, { id, uid: randomUUID() })
  await cancel(renewed.id)
  expect(await read(id)).toMatchObject({ status: 'active', renewsAutomatically: false })
  await night(addDays(endsOn, 1))
  expect((await owner.call(routes.list, { limit: 50 })).items).toHaveLength(2)
  await expectWholeLedger(server.database.maintUrl)
})

test('a membership without a grace period renews automatically in the first night, and in no later one', async () => {
  const { owner, plan, sell, night } = await club(server, followOn)
  const none = { id: plan.id, version: plan.version, graceDays: 0, renewsAutomatically: true }
  await owner.call(membershipPlan.routes.update, none)
  const bob = await owner.call(customer.routes.create, { code: 'BOB', name: 'Bob' })
  const { endsOn } = await sell()
  await night(addDays(endsOn, 1))
  expect((await owner.call(routes.list, { limit: 50 })).items).toHaveLength(2)
  const late = await sell({ customerId: bob.id })
  await night(addDays(late.endsOn, 2))
  expect((await owner.call(routes.list, { limit: 50, customerId: bob.id } as never)).items).toHaveLength(1)
})
