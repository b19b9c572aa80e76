import { store } from '@countinghouse/contract/erp/store'
import { beforeAll, expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { fieldSlice, kiosk, kioskTables } from '../../../../../tests/support/field-slice.ts'
import { countsOf, writerOf } from '../../../../../tests/support/imports.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { applyRows } from '../bulk/apply-rows.ts'

const server = useServer({ more: [fieldSlice] })
const { routes } = kiosk

beforeAll(async () => {
  await query(server.database.ownerUrl, kioskTables)
})

const plain = { dueAt: null, storeId: null }
const rent = {
  ...plain,
  label: 'Rent',
  kind: 'monthly',
  amountMinor: 120_000,
  months: 12,
  startsOn: '2026-01-01',
} as const
const key = { ...plain, label: 'Key', kind: 'once', amountMinor: 500, months: null, startsOn: null } as const
const sign = { ...key, label: 'Sign', amountMinor: 9900 }
const north = { code: 'NO', name: 'North' }

test('lines are written with their record as a whole, read in their order, and told in its history', async () => {
  const { owner } = await server.company()
  const { id, ...created } = await owner.call(routes.create, {
    ...north,
    fees: [rent, { label: 'Key', amountMinor: 500 }],
  })
  expect(created).toMatchObject({ version: 1, fees: [rent, key] })
  expect(await owner.call(routes.update, { id, version: 1, name: 'Far north' })).toMatchObject({ fees: [rent, key] })
  const fees = [sign, rent]
  expect(await owner.call(routes.update, { id, version: 2, fees })).toMatchObject({ version: 3, fees })
  expect(await owner.call(routes.get, { id })).toMatchObject({ fees, usage: [] })
  expect((await owner.call(routes.list, {})).items).toMatchObject([{ fees }])
  expect((await owner.send(routes.update, { id, version: 2, fees: [] })).body.details).toMatchObject({
    current: { fees },
  })
  const [last] = (await owner.call(routes.history, { id })).items
  expect(last?.changes).toEqual([{ field: 'fees', before: [rent, key], after: fees }])
  await owner.call(routes.delete, { id, version: 3 })
  expect(await query(server.database.superUrl, 'select from procure.kiosk_fee where kiosk_id = $1', [id])).toEqual([])
})

test('what is wrong with a line is said at its field', async () => {
  const { owner } = await server.company()
  const refusal = async (fees: readonly object[]) => {
    const { status, body } = await owner.send(routes.create, { ...north, fees: fees as never })
    return { status, fields: body.fields }
  }
  const months = [{ code: 'rule', message: 'Only a monthly fee has months.' }]
  expect(await refusal([rent, { ...key, months: 3 }])).toEqual({
    status: 422,
    fields: { 'fees.1.kind': months, 'fees.1.months': months },
  })
  expect(await refusal([key, rent, key])).toMatchObject({
    status: 422,
    fields: { 'fees.2.label': [{ message: 'This fee is there twice.' }] },
  })
  expect(await refusal([rent, { ...key, amountMinor: -1 }])).toMatchObject({
    status: 400,
    fields: { 'fees.1.amountMinor': [{ code: 'too_small' }] },
  })
  const many = Array.from({ length: 6 }, (_, index) => ({ ...key, label: `Key ${index}` }))
  expect(await refusal(many)).toMatchObject({ status: 400, fields: { fees: [{ code: 'too_many' }] } })
})

test('a merge keeps the survivor’s lines, and many records at once keep their own', async () => {
  const tenant = await server.company()
  const { owner, companyId } = tenant
  const kept = await owner.call(routes.create, { ...north, fees: [rent] })
  const lost = await owner.call(routes.create, { code: 'SO', name: 'South', fees: [key] })
  await owner.call(routes.merge, { id: kept.id, version: 1, others: [{ id: lost.id, version: 1 }] })
  expect(await owner.call(routes.get, { id: kept.id })).toMatchObject({ fees: [rent] })
  expect(await owner.call(routes.get, { id: lost.id })).toMatchObject({ fees: [key], status: 'inactive' })
  const rows = [
    { number: 1, id: null, values: { code: 'NO', name: 'Nearer' } },
    { number: 2, id: null, values: { code: 'EA', name: 'East' } },
  ]
  const ctx = writerOf(companyId, owner.user?.Usr_userid ?? 0)
  const outcomes = await server.app.db.inTransaction({ companyId }, (tx) => applyRows(ctx, tx, kiosk as never, rows))
  expect(countsOf(outcomes)).toEqual({ changed: 1, created: 1 })
  expect((await owner.call(routes.list, { sort: ['code'], status: ['active'] })).items).toMatchObject([
    { code: 'EA', fees: [] },
    { code: 'NO', name: 'Nearer', fees: [rent] },
  ])
})

test('a line names a record of the company: its name comes along, it counts as a use, and another company’s is refused there', async () => {
  const { owner, storeId } = await server.company()
  const other = await server.company()
  const created = await owner.call(routes.create, { ...north, fees: [rent, { ...key, storeId, dueAt: '09:30' }] })
  expect(created).toMatchObject({
    fees: [{ storeId: null }, { storeId, dueAt: '09:30' }],
    labels: { fees_storeId: [{ id: storeId, code: 'S1' }] },
  })
  expect((await owner.call(routes.list, {})).items[0]?.labels?.['fees_storeId']).toMatchObject([{ id: storeId }])
  expect((await owner.call(store.routes.get, { id: storeId })).usage).toContainEqual({
    entity: 'procure.kiosk',
    count: 1,
  })
  const foreign = [key, { ...rent, storeId: other.storeId }]
  expect((await owner.send(routes.update, { id: created.id, version: 1, fees: foreign })).body).toMatchObject({
    errorType: 'invalid_input',
    fields: { 'fees.1.storeId': [{ code: 'not_a_choice' }] },
  })
})
