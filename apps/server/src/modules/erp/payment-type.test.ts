import { paymentType } from '@countinghouse/contract/erp/payment-type'
import { store } from '@countinghouse/contract/erp/store'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes } = paymentType
const cash = { code: 'CASH', name: 'Cash', kind: 'cash' } as const
const card = { code: 'CARD', name: 'Card', kind: 'card_terminal' } as const

test('a payment type is created, edited, deactivated and deleted', async () => {
  const { as } = await server.company()
  const clerk = await as({ may: paymentType.page.events.map((event) => `payment-types:${event}`) })
  const { id, ...created } = await clerk.call(routes.create, { ...cash, allowChange: true, opensDrawer: true })
  expect(created).toMatchObject({
    kind: 'cash',
    allowChange: true,
    allowRefund: true,
    isDefault: false,
    fee: 0,
    version: 1,
  })
  expect(await clerk.call(routes.update, { id, version: 1, fee: 15_000 })).toMatchObject({ fee: 15_000, version: 2 })
  expect((await clerk.call(routes.deactivate, { id, version: 2 })).status).toBe('inactive')
  await clerk.call(routes.delete, { id, version: 3 })
  expect((await clerk.send(routes.get, { id })).status).toBe(404)
})

test('only cash gives change, and refunds to this type need refunds; the refusal stands at the fields', async () => {
  const { owner } = await server.company()
  expect(await owner.send(routes.create, { ...card, allowChange: true })).toMatchObject({
    status: 422,
    body: { errorType: 'erp.rule_broken', fields: { allowChange: [{ message: 'Only cash can give change.' }] } },
  })
  const { id } = await owner.call(routes.create, { ...cash, allowChange: true })
  expect(await owner.send(routes.update, { id, version: 1, kind: 'cheque' })).toMatchObject({
    status: 422,
    body: { fields: { kind: [{ message: 'Only cash can give change.' }] } },
  })
  expect(await owner.send(routes.create, { ...card, allowRefund: false, refundToSameTypeOnly: true })).toMatchObject({
    status: 422,
    body: { fields: { refundToSameTypeOnly: [{ code: 'rule' }] } },
  })
})

test('a store has one default cash type: the one that names it, else the one of all stores', async () => {
  const { owner, storeId } = await server.company()
  const north = await owner.call(store.routes.create, { code: 'NORTH', name: 'North', type: 'shop' })
  const first = await owner.call(routes.create, { ...cash, isDefault: true })
  const euro = { code: 'EURO', name: 'Euro cash', kind: 'cash', isDefault: true } as const
  expect(await owner.send(routes.create, { ...card, isDefault: true })).toMatchObject({
    status: 422,
    body: { fields: { isDefault: [{ code: 'rule' }] } },
  })
  const taken = (name: string) => [
    {
      code: 'default_taken',
      message: expect.stringContaining(`${name} is already the default cash type for these stores.`),
    },
  ]
  expect(await owner.send(routes.create, euro)).toMatchObject({
    status: 422,
    body: { errorType: 'erp.default_taken', fields: { isDefault: taken('Cash (CASH)'), stores: taken('Cash (CASH)') } },
  })
  const second = await owner.call(routes.create, { ...euro, stores: [storeId] })
  const third = { code: 'OLD', name: 'Old coins', kind: 'cash', isDefault: true, stores: [storeId, north.id] } as const
  expect((await owner.send(routes.create, third)).body).toMatchObject({ fields: { stores: taken('Euro cash (EURO)') } })
  const { id } = await owner.call(routes.create, { ...third, stores: [north.id] })
  expect((await owner.send(routes.update, { id, version: 1, stores: [] })).body).toMatchObject({
    fields: { stores: taken('Cash (CASH)') },
  })
  expect(await owner.send(routes.deactivate, { id: first.id, version: 1 })).toMatchObject({
    status: 422,
    body: { fields: { status: [{ message: paymentType.text['rule_default_active']?.en }] } },
  })
  await owner.call(routes.update, { id: first.id, version: 1, isDefault: false })
  await owner.call(routes.update, { id: second.id, version: 1, stores: [] })
  await (await server.company()).owner.call(routes.create, { ...cash, isDefault: true })
})

test('two defaults that are saved at once for one store are not both kept', async () => {
  const { owner, storeId } = await server.company()
  const stores = [storeId]
  const answers = await Promise.all(
    [1, 2, 3].map((n) =>
      owner.send(routes.create, { code: `C${n}`, name: `Cash ${n}`, kind: 'cash', isDefault: true, stores }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
})

test('amounts are in a currency that the type names, the company’s where nobody chose, and the least is not above the greatest', async () => {
  const { owner } = await server.company()
  const created = await owner.call(routes.create, {
    ...cash,
    minMinor: 100,
    maxMinor: 50_000,
    roundingMinor: 5,
    icon: 'coins',
  })
  expect(created).toMatchObject({ currency: 'GBP', minMinor: 100, maxMinor: 50_000, roundingMinor: 5, icon: 'coins' })
  const message = paymentType.text['rule_amounts']?.en
  expect(await owner.send(routes.update, { id: created.id, version: 1, maxMinor: 99 })).toMatchObject({
    status: 422,
    body: { fields: { minMinor: [{ message }], maxMinor: [{ message }] } },
  })
  const plain = await owner.call(routes.create, card)
  expect(plain).toMatchObject({ currency: null, minMinor: null, stores: [] })
})

test('the kind of a type that anything points to stays; everything else of it may change', async () => {
  const { owner, companyId } = await server.company()
  const { id } = await owner.call(routes.create, cash)
  await query(
    server.database.ownerUrl,
    `create table if not exists erp.payment_for_test (company_id bigint not null, id bigint generated always as identity,
       payment_type_id bigint not null, primary key (company_id, id),
       foreign key (company_id, payment_type_id) references erp.payment_type)`,
  )
  await query(server.database.ownerUrl, 'grant select on erp.payment_for_test to app')
  expect(await owner.call(routes.update, { id, version: 1, kind: 'cheque' })).toMatchObject({ kind: 'cheque' })
  await query(
    server.database.superUrl,
    'insert into erp.payment_for_test (company_id, payment_type_id) values ($1, $2)',
    [companyId, id],
  )
  expect(await owner.send(routes.update, { id, version: 2, kind: 'cash' })).toMatchObject({
    status: 409,
    body: { errorType: 'erp.kind_locked', fields: { kind: [{ code: 'kind_locked' }] } },
  })
  expect(await owner.call(routes.update, { id, version: 2, name: 'Cheques' })).toMatchObject({ name: 'Cheques' })
})
