import { supplier, supplierCodes } from '@countinghouse/contract/procure/supplier'
import {
  approveSupplier,
  blockSupplier,
  holdSupplier,
  releaseSupplier,
} from '@countinghouse/contract/procure/supplier-steps'
import { listSeries } from '@countinghouse/contract/erp/series'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { importer } from '../../../../../tests/support/imports.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { applyRows } from '../../platform/bulk/apply-rows.ts'
import { releaseEndedHolds } from './suppliers/release-ended-holds.ts'

const server = useServer()
const { routes } = supplier

test('a supplier without a code gets the next number, passing over one that somebody typed', async () => {
  const { owner } = await server.company()
  const { items } = await owner.call(listSeries, {})
  expect(items.find(({ key }) => key === supplierCodes.key)?.preview).toBe('SUP-00001')
  const created = await owner.call(routes.create, { name: 'Atlas Textiles', taxNumber: 'GB 123', countryCode: 'GB' })
  expect(created).toMatchObject({
    code: 'SUP-00001',
    standing: 'prospect',
    currency: 'GBP',
    reviewDays: 7,
    contacts: [],
  })
  await owner.call(routes.create, { code: 'sup-00002', name: 'Bold Shoes', taxNumber: 'GB 123', countryCode: 'FR' })
  expect(await owner.call(routes.create, { name: 'Cedar Bags' })).toMatchObject({ code: 'SUP-00003' })
  const kept = await owner.call(routes.update, { id: created.id, version: 1, code: null, legalName: 'Atlas Ltd' })
  expect(kept.code).toBe('SUP-00001')
})

test('a tax number is there once in a country, however it is written; elsewhere it is another one', async () => {
  const { owner } = await server.company()
  await owner.call(routes.create, { name: 'First', taxNumber: 'gb-12.34', countryCode: 'GB' })
  const second = { name: 'Second', taxNumber: 'GB 1234' }
  expect(await owner.send(routes.create, { ...second, countryCode: 'GB' })).toMatchObject({
    status: 409,
    body: { errorType: 'duplicate', fields: { taxNumber: [{ message: expect.stringContaining('First') }] } },
  })
  const created = await owner.call(routes.create, second)
  const moved = { id: created.id, version: 1, countryCode: 'GB' }
  expect(await owner.send(routes.update, moved)).toMatchObject({
    status: 409,
    body: { fields: { taxNumber: [{ message: expect.stringContaining('First') }] } },
  })
})

test('a supplier becomes approved, held, released and blocked by calls of their own, each with its right', async () => {
  const { as, owner } = await server.company()
  const buyer = await as({ may: ['supplier:view', 'supplier:create', 'supplier:edit', 'supplier:hold'] })
  const { id } = await buyer.call(routes.create, { name: 'Atlas' })
  expect((await buyer.send(approveSupplier, { id, version: 1 })).status).toBe(403)
  expect(await owner.send(holdSupplier, { id, version: 1, reason: 'late' })).toMatchObject({
    status: 409,
    body: { errorType: 'state_conflict', details: { from: 'prospect', action: 'hold', allowed: ['approve', 'block'] } },
  })
  expect(await owner.call(approveSupplier, { id, version: 1 })).toMatchObject({ standing: 'approved', version: 2 })
  const past = { id, version: 2, reason: 'late', until: '2020-01-01' }
  expect(await buyer.send(holdSupplier, past)).toMatchObject({
    status: 422,
    body: { fields: { until: [{ code: 'rule' }] } },
  })
  const held = await buyer.call(holdSupplier, { ...past, scope: 'payments', until: '2099-01-01' })
  expect(held).toMatchObject({
    standing: 'on_hold',
    holdScope: 'payments',
    holdUntil: '2099-01-01',
    standingReason: 'late',
  })
  const onHold = await owner.call(routes.list, { standing: ['on_hold'] })
  expect(onHold.items.map((row) => row.id)).toEqual([id])
  expect(await buyer.call(releaseSupplier, { id, version: 3 })).toMatchObject({ standing: 'approved', holdScope: null })
  expect((await owner.send(blockSupplier, { id, version: 3, reason: 'fraud' })).body).toMatchObject({
    errorType: 'stale',
  })
  expect(await owner.call(blockSupplier, { id, version: 4, reason: 'fraud' })).toMatchObject({ standing: 'blocked' })
  expect(await owner.call(approveSupplier, { id, version: 5 })).toMatchObject({
    standing: 'approved',
    standingReason: null,
  })
  expect((await owner.send(routes.update, { id, version: 6, standing: 'blocked' } as never)).status).toBe(400)
  const { items } = await owner.call(routes.history, { id })
  expect(items.map(({ action }) => action)).toEqual(['approve', 'block', 'release', 'hold', 'approve', 'create'])
})

test('a hold ends by itself after its last day', async () => {
  const { companyId, owner } = await server.company()
  const { id } = await owner.call(routes.create, { name: 'Atlas' })
  await owner.call(approveSupplier, { id, version: 1 })
  await owner.call(holdSupplier, { id, version: 2, reason: 'late', until: '2099-01-01' })
  const release = () => server.app.db.inTransaction({ companyId }, (tx) => releaseEndedHolds(tx, companyId))
  await release()
  expect(await owner.call(routes.get, { id })).toMatchObject({ standing: 'on_hold' })
  await query(
    server.database.superUrl,
    `update procure.supplier set hold_until = current_date - 2 where company_id = $1 and id = $2`,
    [companyId, id],
  )
  await release()
  await release()
  expect(await owner.call(routes.get, { id })).toMatchObject({ standing: 'approved', holdUntil: null, version: 5 })
  const [last] = (await owner.call(routes.history, { id })).items
  expect(last).toMatchObject({ action: 'release', actor: null })
})

test('lines of a supplier keep their rules: holidays do not overlap, an order day is there once', async () => {
  const { owner } = await server.company()
  const holidays = [
    { from: '2027-02-01', to: '2027-02-14' },
    { from: '2027-02-14', to: '2027-02-20' },
  ]
  const orderDays = [{ weekday: 'monday' as const }, { weekday: 'monday' as const }]
  expect(await owner.send(routes.create, { name: 'Atlas', holidays })).toMatchObject({
    status: 422,
    body: { errorType: 'procure.rule_broken' },
  })
  expect((await owner.send(routes.create, { name: 'Atlas', orderDays })).status).toBe(422)
  expect((await owner.send(routes.create, { name: 'Atlas', gln: '4012345000001' })).status).toBe(422)
  expect((await owner.send(routes.create, { name: 'Atlas', leadTimeDays: 10, productionDays: 11 })).status).toBe(422)
})

test('what expires first among the latest documents of each kind is a date of its supplier, and no edit of it', async () => {
  const { owner } = await server.company()
  const documents = [
    { kind: 'contract' as const, validTo: '2026-12-31' },
    { kind: 'contract' as const, validTo: '2027-12-31', isRequired: true },
    { kind: 'certificate' as const, validFrom: '2026-01-01', validTo: '2027-06-30' },
    { kind: 'audit' as const },
  ]
  const { id, version } = await owner.call(routes.create, { name: 'Atlas', documents })
  expect(version).toBe(1)
  const read = () => owner.call(routes.get, { id })
  expect(await read()).toMatchObject({ documentsExpireOn: '2027-06-30', version: 1 })
  await owner.call(routes.update, { id, version: 1, documents: documents.slice(0, 2) })
  expect(await read()).toMatchObject({ documentsExpireOn: '2027-12-31', version: 2 })
  const found = await owner.call(routes.list, { 'documentsExpireOn.between': ['2027-12-01', '2027-12-31'] })
  expect(found.items.map((row) => row.id)).toEqual([id])
  const backwards = [{ validFrom: '2027-01-02', validTo: '2027-01-01' }]
  expect((await owner.send(routes.update, { id, version: 2, documents: backwards })).status).toBe(422)
})

test('rows of a file without a code are numbered, and a tax number that is taken refuses its row alone', async () => {
  const tenant = await server.company()
  const imports = importer(server, tenant, supplier)
  await tenant.owner.call(routes.create, { name: 'Held', taxNumber: 'GB 1', countryCode: 'GB' })
  const rows = [
    { name: 'Atlas', code: null },
    { name: 'Bold', code: 'BOLD', taxNumber: 'GB-1', countryCode: 'GB' },
    { name: 'Cedar', code: null },
  ].map((values, index) => ({ number: index + 1, id: null, values }))
  const outcomes = await imports.step((ctx, tx) => applyRows(ctx, tx, supplier, rows))
  expect(outcomes.map(({ kind }) => kind)).toEqual(['created', 'refused', 'created'])
  const { items } = await tenant.owner.call(routes.list, {})
  expect(items.map(({ name }) => name)).toEqual(['Atlas', 'Cedar', 'Held'])
  expect(items.every(({ code }) => /^SUP-\d{5}$/.test(code))).toBe(true)
})
