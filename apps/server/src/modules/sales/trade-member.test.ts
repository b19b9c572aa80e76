import { randomUUID } from 'node:crypto'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { taxCode } from '@countinghouse/contract/accounts/tax-code'
import { customer } from '@countinghouse/contract/crm/customer'
import { resumeMember, stopMember, suspendMember, tradeMember } from '@countinghouse/contract/crm/trade-member'
import { changeLimit } from '@countinghouse/contract/crm/trade-member-limit'
import { delivery, deliverOrder } from '@countinghouse/contract/sales/delivery'
import { eraseCustomer } from '@countinghouse/contract/sales/customer-data'
import { completeSale } from '@countinghouse/contract/sales/register'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { getMemberCredit } from '@countinghouse/contract/sales/trade-member-credit'
import { addDays } from '@countinghouse/kernel/days'
import pg from 'pg'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })
const { routes, transitionRoutes } = salesOrder

/** A hotel that buys on account up to 200.00, and a lamp at 30.00 of which sixty are in stock. */
async function shop(more: object = {}) {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const till = await createTill(server, tenant)
  const [type] = await query<{ id: string }>(
    server.database.superUrl,
    `insert into erp.payment_type (company_id, code, name, kind) values ($1, 'zz-account', 'On account', 'on_account') returning id`,
    [companyId],
  )
  const lamp = await createGoods(server, { companyId, storeId }, { price: 3000, unitCost: '12.00', quantity: 60 })
  const { session } = await openTill(owner, { tillId: till.tillId, storeId })
  const newCustomer = async (code: string, creditLimitMinor: number | null = null) =>
    await owner.call(customer.routes.create, { code, name: `Hotel ${code}`, kind: 'company', creditLimitMinor })
  const newMember = async (customerId: number, fields: object = {}) =>
    await owner.call(tradeMember.routes.create, {
      name: 'Hotel Astoria Ltd',
      customerId,
      memberSince: '2026-01-31',
      ...fields,
    })
  const { id: customerId } = await newCustomer('ASTORIA', 20_000)
  const { id } = await newMember(customerId, more)
  const member = () => owner.call(tradeMember.routes.get, { id })
  const step = async (route: typeof stopMember, reason = 'Unpaid') =>
    await owner.call(route, { id, version: (await member()).version, reason })
  const credit = () => owner.call(getMemberCredit, { id })
  const today = new Date().toISOString().slice(0, 10)
  const draft = (quantity: number, fields: object = {}) =>
    owner.call(routes.create, {
      uid: randomUUID(),
      customerId,
      storeId,
      orderedOn: today,
      lines: [{ variantId: lamp.variantId, quantity }],
      ...fields,
    })
  const confirm = async (quantity: number, fields: object = {}) => {
    const order = await draft(quantity, fields)
    return await owner.call(transitionRoutes.confirm, { id: order.id, version: order.version })
  }
  const release = (order: { readonly id: number; readonly version: number }) =>
    owner.send(transitionRoutes.release, { id: order.id, version: order.version, reason: 'Promised to pay' })
  const charge = (quantity: number, reference: string | null = null) =>
    owner.send(completeSale, {
      uid: randomUUID(),
      tillSessionId: session.id,
      soldAt: new Date().toISOString(),
      customerId,
      lines: [{ variantId: lamp.variantId, quantity }],
      grossMinor: 3000 * quantity,
      tenders: [{ ...paid(Number(type?.id), 3000 * quantity), reference }],
    })
  const records = { newCustomer, newMember, member, step, credit }
  return { ...tenant, ...records, id, customerId, lamp, today, draft, confirm, release, charge }
}

test('a stopped member: orders are held until they are released with a reason, the till refuses, and every event says who and why', async () => {
  const { step, confirm, release, charge, credit, member } = await shop()
  expect((await step(stopMember)).status).toBe('stopped')
  expect(await member()).toMatchObject({ stopReason: 'Unpaid', stoppedAt: expect.any(String) })
  const held = await confirm(1)
  expect(held).toMatchObject({ status: 'on_hold', holdReason: 'stopped', overLimitMinor: null })
  expect(await charge(1)).toMatchObject({
    status: 409,
    body: { errorType: 'sales.member_stopped', fields: { 'tenders.0.tenderedMinor': [{}] } },
  })
  expect(await credit()).toMatchObject({ block: 'stopped', held: 1 })
  const released = await release(held)
  expect(released).toMatchObject({ status: 200, body: { status: 'confirmed', reason: 'Promised to pay' } })
  const second = await confirm(1)
  await step(suspendMember, 'In dispute')
  expect(await release(second)).toMatchObject({ status: 409, body: { errorType: 'sales.member_suspended' } })
  expect(await charge(1)).toMatchObject({ status: 409, body: { errorType: 'sales.member_suspended' } })
  await step(resumeMember, 'Paid')
  expect(await member()).toMatchObject({ status: 'active', stopReason: null, stoppedAt: null })
  expect((await confirm(1)).status).toBe('confirmed')
  expect((await charge(1)).status).toBe(200)
  const { events, block, held: waiting } = await credit()
  expect({ block, waiting }).toEqual({ block: null, waiting: 1 })
  expect(events.map(({ kind, reason, cause, order }) => [kind, reason ?? cause, order?.name ?? null])).toEqual([
    ['resumed', 'Paid', null],
    ['suspended', 'In dispute', null],
    ['held', 'stopped', second.name],
    ['released', 'Promised to pay', held.name],
    ['held', 'stopped', held.name],
    ['stopped', 'Unpaid', null],
  ])
  expect(new Set(events.map(({ by }) => by)).size).toBe(1)
})

test('an invoice that is open longer past its due date than the member may holds orders and stops the till, until it is paid', async () => {
  const { owner, customerId, storeId, today, confirm, charge, credit } = await shop({ overdueDays: 10 })
  const { items: codes } = await owner.call(taxCode.routes.list, { limit: 50 })
  const taxCodeId = codes.find(({ code }) => code === 'ZERO')?.id ?? 0
  const post = async (daysAgo: number) => {
    const issuedOn = addDays(today, -daysAgo)
    const line = { description: 'Work', quantity: 1, unitPrice: '10', taxCodeId }
    const fields = { customerId, storeId, issuedOn, lines: [line] }
    const { id, version } = await owner.call(invoice.routes.create, { uid: randomUUID(), ...fields })
    await owner.call(invoice.transitionRoutes.post, { id, version })
  }
  await post(10)
  expect((await confirm(1)).status).toBe('confirmed')
  await post(11)
  expect(await confirm(1)).toMatchObject({ status: 'on_hold', holdReason: 'overdue' })
  expect(await charge(1)).toMatchObject({ status: 409, body: { errorType: 'sales.member_overdue' } })
  expect(await credit()).toMatchObject({ block: 'overdue', oldestDueOn: addDays(today, -11) })
})

test('a member that requires its reference is refused without one, at the order and at the payment, and its invoice has it', async () => {
  const { owner, draft, confirm, charge } = await shop({ isReferenceRequired: true })
  const bare = await draft(1)
  expect(await owner.send(transitionRoutes.confirm, { id: bare.id, version: bare.version })).toMatchObject({
    status: 422,
    body: { errorType: 'sales.reference_required', fields: { customerReference: [{}] } },
  })
  expect((await confirm(1, { customerReference: 'PO-1' })).status).toBe('confirmed')
  expect(await charge(1)).toMatchObject({
    status: 422,
    body: { errorType: 'sales.reference_required', fields: { 'tenders.0.reference': [{}] } },
  })
  expect((await charge(1, 'PO-2')).status).toBe(200)
  const { items } = await owner.call(invoice.routes.list, {})
  expect(items).toMatchObject([{ reference: 'PO-2', isCharge: true, grossMinor: 3000 }])
})

test('the parts of the exposure are what is used: invoices, charges, deliveries without an invoice, open orders, credits', async () => {
  const { owner, confirm, charge, credit } = await shop()
  const order = await confirm(4)
  const { id } = await owner.call(deliverOrder, { id: order.id, uid: randomUUID() })
  const parcel = await owner.call(delivery.routes.get, { id })
  const lines = parcel.lines.map(({ orderLineNo, variantId }) => ({ orderLineNo, variantId, quantity: 1 }))
  const { version } = await owner.call(delivery.routes.update, { id, version: parcel.version, lines })
  await owner.call(delivery.transitionRoutes.dispatch, { id, version })
  await charge(1)
  expect(await credit()).toMatchObject({
    limitMinor: 20_000,
    parts: { invoices: 0, charges: 3000, deliveries: 3000, orders: 9000, credits: 0 },
    usedMinor: 15_000,
    availableMinor: 5000,
  })
})

test('the limit of a member has a call, a permission and a reason of its own; nothing else changes it', async () => {
  const { owner, as, companyId, id, customerId, member, credit } = await shop()
  const { version } = await owner.call(customer.routes.get, { id: customerId })
  expect(await owner.send(customer.routes.update, { id: customerId, version, creditLimitMinor: 50_000 })).toMatchObject(
    {
      status: 409,
      body: { errorType: 'crm.limit_of_member', fields: { creditLimitMinor: [{}] } },
    },
  )
  await expect(
    query(
      server.database.superUrl,
      'update crm.customer set credit_limit_minor = 1 where company_id = $1 and id = $2',
      [companyId, customerId],
    ),
  ).rejects.toThrow('crm.limit_of_member')
  const clerk = await as({ may: ['trade-members:view', 'trade-members:edit', 'trade-members:stop'] })
  const change = { id, version: (await member()).version, creditLimitMinor: 50_000, reason: 'Good payer' }
  expect((await clerk.send(changeLimit, change)).status).toBe(403)
  await owner.call(changeLimit, change)
  expect(await owner.send(changeLimit, change)).toMatchObject({ status: 409, body: { errorType: 'stale' } })
  const { limitMinor, events } = await credit()
  expect(limitMinor).toBe(50_000)
  expect(events).toMatchObject([{ kind: 'limit_changed', fromMinor: 20_000, toMinor: 50_000, reason: 'Good payer' }])
})

test('a customer has one member, which stays its own; a merge takes it along, and is refused where both have one', async () => {
  const { owner, id, customerId, member, newCustomer, newMember } = await shop()
  const again = { name: 'Again', customerId, memberSince: '2026-01-31' }
  expect(await owner.send(tradeMember.routes.create, again)).toMatchObject({
    status: 409,
    body: { errorType: 'crm.member_exists', fields: { customerId: [{}] } },
  })
  const { version } = await member()
  const other = await newCustomer('OTHER')
  expect(await owner.send(tradeMember.routes.update, { id, version, customerId: other.id })).toMatchObject({
    status: 422,
    body: { errorType: 'crm.member_customer', fields: { customerId: [{}] } },
  })
  const merge = async (into: number, from: number) => {
    const [survivor, loser] = await Promise.all([into, from].map((one) => owner.call(customer.routes.get, { id: one })))
    const others = [{ id: from, version: loser?.version ?? 0 }]
    return await owner.send(customer.routes.merge, { id: into, version: survivor?.version ?? 0, others, take: {} })
  }
  expect((await merge(other.id, customerId)).status).toBe(200)
  expect(await member()).toMatchObject({ customerId: other.id })
  const third = await newCustomer('THIRD')
  await newMember(third.id)
  expect(await merge(third.id, other.id)).toMatchObject({
    status: 409,
    body: { errorType: 'desk.merge_collides', details: { entity: 'crm.trade_member' } },
  })
})

test('erasing a customer ends its membership without its name', async () => {
  const { owner, customerId, member } = await shop()
  const { version } = await owner.call(customer.routes.get, { id: customerId })
  await owner.call(eraseCustomer, { id: customerId, version, reason: 'Asked for it' })
  expect(await member()).toMatchObject({ name: 'Erased customer', status: 'suspended', stopReason: 'Erased customer' })
})

test('a stop and a lower limit wait for each other with orders that are confirmed at once: none passes what came before it', async () => {
  const { owner, companyId, customerId, id, draft, member, credit } = await shop()
  const drafts = await Promise.all([1, 2, 3, 4, 5, 6].map(() => draft(1)))
  const confirmOne = (at: number) =>
    owner.call(transitionRoutes.confirm, { id: drafts[at]?.id ?? 0, version: drafts[at]?.version ?? 0 })
  const other = new pg.Client({ connectionString: server.database.superUrl })
  await other.connect()
  const waiting = async (count: number) =>
    await expect
      .poll(async () => {
        const [found] = await query<{ count: number }>(
          server.database.superUrl,
          `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          [],
        )
        return found?.count
      })
      .toBe(count)
  /** All of these meet at the customer, in this order. */
  const inOrder = async <T>(calls: readonly (() => Promise<T>)[]): Promise<T[]> => {
    await other.query('begin')
    await other.query('select from crm.customer where company_id = $1 and id = $2 for update', [companyId, customerId])
    const sent: Promise<T>[] = []
    for (const [at, send] of calls.entries()) {
      sent.push(send())
      await waiting(at + 1)
    }
    await other.query('commit')
    return await Promise.all(sent)
  }
  const { version } = await member()
  const lower = () => owner.call(changeLimit, { id, version, creditLimitMinor: 3000, reason: 'Slow payer' })
  const stop = () => owner.call(stopMember, { id, version: version + 1, reason: 'Unpaid' })
  expect(await inOrder<object>([() => confirmOne(0), lower, () => confirmOne(1)])).toMatchObject([
    { status: 'confirmed' },
    { creditLimitMinor: 3000 },
    { status: 'on_hold', holdReason: 'limit', overLimitMinor: 3000 },
  ])
  expect(await inOrder<object>([() => confirmOne(2), stop, () => confirmOne(3)])).toMatchObject([
    { status: 'on_hold', holdReason: 'limit' },
    { status: 'stopped' },
    { status: 'on_hold', holdReason: 'stopped' },
  ])
  await other.end()
  expect(await credit()).toMatchObject({ usedMinor: 3000, held: 3 })
  // Neither does a statement of its own.
  await expect(
    query(
      server.database.superUrl,
      `update sales.sales_order set status = 'confirmed', confirmed_at = now(), number = 'X' where company_id = $1 and id = $2`,
      [companyId, drafts[5]?.id],
    ),
  ).rejects.toThrow('sales.member_stopped')
})

test('goods of a customer whose credit ended since do not leave: the order is held with its reason, keeps its stock and goes on once it is released', async () => {
  const { owner, companyId, storeId, id, member, step, confirm, release, charge, credit, lamp } = await shop()
  const order = await confirm(5)
  const { id: deliveryId } = await owner.call(deliverOrder, { id: order.id, uid: randomUUID() })
  const parcel = await owner.call(delivery.routes.get, { id: deliveryId })
  const dispatch = (now = parcel) =>
    owner.send(delivery.transitionRoutes.dispatch, { id: now.id, version: now.version })
  const read = () => owner.call(routes.get, { id: order.id })
  const reserved = async () =>
    Number(
      (
        await query<{ reserved: string }>(
          server.database.superUrl,
          `select coalesce(sum(r.quantity - r.consumed_quantity), 0) as reserved from inventory.stock_reservation r
           where r.company_id = $1 and r.store_id = $2 and r.variant_id = $3 and r.state = 'open'`,
          [companyId, storeId, lamp.variantId],
        )
      )[0]?.reserved,
    )
  const { version } = await member()
  await owner.call(changeLimit, { id, version, creditLimitMinor: 14_000, reason: 'Slow payer' })
  expect(await dispatch()).toMatchObject({
    status: 409,
    body: {
      errorType: 'sales.dispatch_held',
      fields: { salesOrderId: [{ message: expect.stringContaining('limit') }] },
    },
  })
  const held = await read()
  expect(held).toMatchObject({ status: 'on_hold', holdReason: 'limit', overLimitMinor: 1000 })
  // What it was counted for before, it still is: no new order takes its place.
  expect(await credit()).toMatchObject({ usedMinor: 15_000, held: 1, events: [{ kind: 'held', cause: 'limit' }, {}] })
  expect(await reserved()).toBe(5)
  expect(await dispatch()).toMatchObject({ status: 409, body: { errorType: 'sales.order_not_confirmed' } })
  expect(await owner.send(transitionRoutes.reopen, { id: held.id, version: held.version })).toMatchObject({
    status: 409,
    body: { errorType: 'sales.order_was_confirmed' },
  })
  expect(await release(held)).toMatchObject({
    status: 200,
    body: { status: 'confirmed', confirmedAt: order.confirmedAt },
  })
  // A release counts for the dispatch, but not for a suspended member.
  await step(suspendMember, 'In dispute')
  expect(await dispatch()).toMatchObject({ status: 409, body: { errorType: 'sales.member_suspended' } })
  expect((await read()).status).toBe('confirmed')
  await step(resumeMember, 'Settled')
  expect(await dispatch()).toMatchObject({ status: 200, body: { status: 'dispatched' } })
  expect(await reserved()).toBe(0)
  expect(await credit()).toMatchObject({ usedMinor: 15_000, parts: { deliveries: 15_000, orders: 0 } })
  expect((await charge(1)).status).toBe(409)
})

test('no statement of its own sends goods to a stopped member; two dispatches at once hold their order once', async () => {
  const { owner, companyId, id, step, confirm, member } = await shop()
  const order = await confirm(1)
  const { id: deliveryId } = await owner.call(deliverOrder, { id: order.id, uid: randomUUID() })
  await step(stopMember)
  await expect(
    query(
      server.database.superUrl,
      `update sales.delivery set status = 'dispatched', dispatched_at = now(), number = 'X' where company_id = $1 and id = $2`,
      [companyId, deliveryId],
    ),
  ).rejects.toThrow('sales.member_stopped')
  const { version } = await owner.call(delivery.routes.get, { id: deliveryId })
  const both = await Promise.all([
    owner.send(delivery.transitionRoutes.dispatch, { id: deliveryId, version }),
    owner.send(delivery.transitionRoutes.dispatch, { id: deliveryId, version }),
  ])
  expect(both.map(({ status }) => status)).toEqual([409, 409])
  expect(await owner.call(routes.get, { id: order.id })).toMatchObject({ status: 'on_hold', holdReason: 'stopped' })
  const { events } = await owner.call(getMemberCredit, { id })
  expect(events.filter(({ kind }) => kind === 'held')).toHaveLength(1)
  expect((await member()).status).toBe('stopped')
})
