import { paymentType } from '@countinghouse/contract/erp/payment-type'
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
  const { id, ...made } = await clerk.call(routes.create, { ...cash, allowChange: true, opensDrawer: true })
  expect(made).toMatchObject({
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
    body: { errorType: 'erp.rule_broken', fields: { allowChange: [{ message: 'Only cash may give change.' }] } },
  })
  const { id } = await owner.call(routes.create, { ...cash, allowChange: true })
  expect(await owner.send(routes.update, { id, version: 1, kind: 'cheque' })).toMatchObject({
    status: 422,
    body: { fields: { kind: [{ message: 'Only cash may give change.' }] } },
  })
  expect(await owner.send(routes.create, { ...card, allowRefund: false, refundToSameTypeOnly: true })).toMatchObject({
    status: 422,
    body: { fields: { refundToSameTypeOnly: [{ code: 'rule' }] } },
  })
})

test('a company has one default cash type, which is cash and active', async () => {
  const { owner } = await server.company()
  const first = await owner.call(routes.create, { ...cash, isDefault: true })
  const refused = [
    { ...card, isDefault: true },
    { code: 'EURO', name: 'Euro cash', kind: 'cash', isDefault: true },
  ]
  for (const one of refused)
    expect(await owner.send(routes.create, one)).toMatchObject({
      status: 422,
      body: { fields: { isDefault: [{ code: 'rule' }] } },
    })
  expect(await owner.send(routes.deactivate, { id: first.id, version: 1 })).toMatchObject({
    status: 422,
    body: { fields: { status: [{ message: paymentType.text['rule_default_active']?.en }] } },
  })
  await owner.call(routes.update, { id: first.id, version: 1, isDefault: false })
  await owner.call(routes.create, refused[1] as never)
  await (await server.company()).owner.call(routes.create, { ...cash, isDefault: true })
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
