import { bindMaster } from '@countinghouse/contract/erp/pickers'
import { readyScaleKeys } from '@countinghouse/contract/procure/ready-scales'
import {
  createSize,
  createSizes,
  deactivateSize,
  deleteSize,
  listSizes,
  moveSize,
  updateSize,
} from '@countinghouse/contract/procure/size'
import { exportEquivalents, getEquivalents, setEquivalent } from '@countinghouse/contract/procure/size-equivalent'
import { sizeRun } from '@countinghouse/contract/procure/size-run'
import { addReadyScales, cloneSizeScale, sizeScale } from '@countinghouse/contract/procure/size-scale'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes } = sizeScale
const letters = { code: 'LETTERS', name: 'Letters', system: 'alpha', category: 'apparel' } as const
const named = (codes: string) => codes.split(' ').map((code) => ({ code, name: code }))

test('a size scale is created, edited, deactivated and deleted with the rights of its page', async () => {
  const { as } = await server.company()
  const clerk = await as({ may: sizeScale.page.events.map((event) => `size:${event}`) })
  const created = await clerk.call(routes.create, letters)
  expect(created).toMatchObject({ code: 'LETTERS', status: 'active', version: 1, dim1Label: null })
  const split = await clerk.send(routes.update, { id: created.id, version: 1, dim2Label: 'Length' })
  expect(split).toMatchObject({ status: 422, body: { fields: { dim1Label: [{ code: 'rule' }] } } })
  await clerk.call(createSizes, { id: created.id, sizes: named('S M') })
  const retired = await clerk.call(routes.deactivate, { id: created.id, version: 1 })
  expect(retired.status).toBe('inactive')
  await clerk.call(routes.delete, { id: created.id, version: 2 })
  expect((await clerk.send(listSizes, { sizeScaleId: created.id })).status).toBe(404)
})

test('sizes stand in the order they were given, are moved, edited and shown in the list of scales', async () => {
  const { owner } = await server.company()
  const { id } = await owner.call(routes.create, letters)
  const { items } = await owner.call(createSizes, { id, sizes: named('L M S') })
  expect(items.map(({ code }) => code)).toEqual(['L', 'M', 'S'])
  const [large, medium, small] = items.map((size) => size.id) as [number, number, number]
  await owner.call(moveSize, { id: small, otherId: medium })
  await owner.call(moveSize, { id: large, otherId: null })
  const ordered = await owner.call(listSizes, { sizeScaleId: id })
  expect(ordered.items.map(({ code }) => code)).toEqual(['S', 'M', 'L'])
  const elsewhere = await owner.call(routes.create, { ...letters, code: 'FAR', name: 'Far' })
  const far = await owner.call(createSize, { sizeScaleId: elsewhere.id, code: 'S', name: 'S' })
  expect((await owner.send(moveSize, { id: small, otherId: far.id })).status).toBe(404)
  const version = ordered.items[1]?.version ?? 0
  const measurements = [{ part: 'chest', minMm: 900, maxMm: 980 }] as const
  const edited = await owner.call(updateSize, { id: medium, version, isCore: true, measurements: [...measurements] })
  expect(edited).toMatchObject({ code: 'M', isCore: true, measurements, version: version + 1 })
  const wrong = await owner.send(updateSize, {
    id: medium,
    version: version + 1,
    measurements: [{ part: 'chest', minMm: 980, maxMm: 900 }],
  })
  expect(wrong).toMatchObject({ status: 422, body: { fields: { 'measurements.0.maxMm': [{ code: 'rule' }] } } })
  expect((await owner.send(updateSize, { id: medium, version, name: 'Medium' })).body.errorType).toBe('stale')
  const scales = await owner.call(routes.list, { sort: ['name'] })
  expect(scales.items.map((row) => (row as { sizes?: unknown }).sizes)).toEqual(['S', 'S M L'])
})

test('a code or label stands once in a scale, also among those that come together, and may stand in another', async () => {
  const { owner } = await server.company()
  const { id } = await owner.call(routes.create, letters)
  const other = await owner.call(routes.create, { ...letters, code: 'OTHER', name: 'Other' })
  await owner.call(createSizes, { id, sizes: named('S M') })
  await owner.call(createSizes, { id: other.id, sizes: named('S M') })
  const refused = await owner.send(createSizes, { id, sizes: named('L s l') })
  expect(refused).toMatchObject({ status: 409, body: { errorType: 'duplicate' } })
  expect(Object.keys(refused.body.fields ?? {}).toSorted()).toEqual([
    'sizes.1.code',
    'sizes.1.name',
    'sizes.2.code',
    'sizes.2.name',
  ])
  const { items } = await owner.call(listSizes, { sizeScaleId: id })
  const taken = await owner.send(updateSize, { id: items[0]?.id ?? 0, version: 1, code: 'm' })
  expect(taken).toMatchObject({ status: 409, body: { fields: { code: [{ code: 'duplicate' }] } } })
  const picked = await owner.call(bindMaster, { lists: ['procure.size'], q: 'm other' })
  expect(picked['procure.size']?.items).toMatchObject([{ code: 'M', name: 'M · Other' }])
})

test('a size that something uses is not deleted but deactivated, and neither is its scale', async () => {
  const { owner, companyId } = await server.company()
  const { id } = await owner.call(routes.create, letters)
  const { items } = await owner.call(createSizes, { id, sizes: named('S M') })
  const [small, medium] = items.map((size) => size.id) as [number, number]
  await query(
    server.database.ownerUrl,
    `
    create table if not exists procure.size_user_for_test (
      company_id bigint not null, id bigint generated always as identity, size_id bigint not null, primary key (company_id, id),
      foreign key (company_id, size_id) references procure.size);
    grant select on procure.size_user_for_test to app`,
  )
  await query(
    server.database.ownerUrl,
    'insert into procure.size_user_for_test (company_id, size_id) values ($1, $2)',
    [companyId, small],
  )
  const refused = await owner.send(deleteSize, { id: small, version: 1 })
  expect(refused).toMatchObject({
    status: 409,
    body: { errorType: 'in_use', details: { usage: [{ entity: 'procure.size_user_for_test', count: 1 }] } },
  })
  expect((await owner.send(routes.delete, { id, version: 1 })).body.errorType).toBe('in_use')
  await owner.call(deactivateSize, { id: small, version: 1 })
  expect((await owner.send(deactivateSize, { id: small, version: 2 })).body.errorType).toBe('state_conflict')
  await owner.call(deleteSize, { id: medium, version: 1 })
  const left = await owner.call(listSizes, { sizeScaleId: id })
  expect(left.items).toMatchObject([{ code: 'S', status: 'inactive', usage: 1 }])
  const elsewhere = await (await server.company()).owner.send(deleteSize, { id: small, version: 2 })
  expect(elsewhere.status).toBe(404)
})

test('ready-made scales come with their sizes, once, and a clone is a scale of its own', async () => {
  const { owner } = await server.company()
  const { items: created } = await owner.call(addReadyScales, { keys: [...readyScaleKeys] })
  expect(created).toHaveLength(readyScaleKeys.length)
  const twice = await owner.send(addReadyScales, { keys: ['alpha', 'one_size'] })
  expect(twice).toMatchObject({ status: 409, body: { fields: { keys: [{ code: 'duplicate' }] } } })
  const jeans = created.find(({ code }) => code === 'WAIST-LENGTH')
  const copy = await owner.call(cloneSizeScale, { id: jeans?.id ?? 0, code: 'JEANS', name: 'Jeans' })
  const { items } = await owner.call(listSizes, { sizeScaleId: copy.id })
  expect(items).toHaveLength(30)
  expect(items[0]).toMatchObject({ code: '28/30', name: 'W28 L30', dim1: '28', dim2: '30', usage: 0 })
  const again = await owner.send(cloneSizeScale, { id: copy.id, code: 'jeans', name: 'Other jeans' })
  expect(again).toMatchObject({ status: 409, body: { errorType: 'duplicate' } })
})

test('sizes of different scales are equivalent as the trade has them, until somebody says otherwise, and go out as a grid', async () => {
  const { owner } = await server.company()
  const { items: created } = await owner.call(addReadyScales, { keys: ['shoes_men_eu', 'shoes_men_uk'] })
  await owner.call(addReadyScales, { keys: ['shoes_men_us'] })
  const eu = created.find(({ code }) => code === 'SHOE-M-EU')?.id ?? 0
  const { scales, pairs } = await owner.call(getEquivalents, { id: eu })
  const codes = new Map(scales.flatMap(({ code, sizes }) => sizes.map((size) => [size.id, `${code} ${size.code}`])))
  const size42 = scales[0]?.sizes.find(({ code }) => code === '42')?.id ?? 0
  const same = pairs.filter(({ sizeId }) => sizeId === size42).map(({ otherId }) => otherId)
  expect(same.map((id) => codes.get(id)).toSorted()).toEqual(['SHOE-M-UK 8', 'SHOE-M-US 9'])
  await owner.call(setEquivalent, { id: size42, otherId: same[0] ?? 0, isSame: false })
  const left = await owner.call(getEquivalents, { id: eu })
  expect(left.pairs).toHaveLength(pairs.length - 1)
  const neighbour = scales[0]?.sizes[0]?.id ?? 0
  const refused = await owner.send(setEquivalent, { id: size42, otherId: neighbour, isSame: true })
  expect(refused).toMatchObject({ status: 422, body: { errorType: 'procure.same_scale' } })
  const file = await owner.send(exportEquivalents, { id: eu })
  expect(file.status).toBe(200)
})

test('a run holds sizes of its own scale, each once, and its list shows the pack', async () => {
  const { owner } = await server.company()
  const { id } = await owner.call(routes.create, letters)
  const { items } = await owner.call(createSizes, { id, sizes: named('S M L') })
  const [small = 0, medium = 0] = items.map((size) => size.id)
  const far = await owner.call(routes.create, { ...letters, code: 'FAR', name: 'Far' })
  const other = await owner.call(createSize, { sizeScaleId: far.id, code: 'S', name: 'S' })
  const run = { code: 'PACK', name: 'Pack', sizeScaleId: id }
  const refused = await owner.send(sizeRun.routes.create, { ...run, parts: [{ sizeId: small }, { sizeId: other.id }] })
  expect(refused).toMatchObject({ status: 422, body: { fields: { 'parts.1.sizeId': [{ code: 'rule' }] } } })
  const twice = await owner.send(sizeRun.routes.create, { ...run, parts: [{ sizeId: small }, { sizeId: small }] })
  expect(twice).toMatchObject({ status: 422, body: { errorType: 'procure.rule_broken' } })
  const parts = [
    { sizeId: medium, pieces: 2 },
    { sizeId: small, pieces: 1 },
  ]
  const created = await owner.call(sizeRun.routes.create, { ...run, parts })
  const { items: rows } = await owner.call(sizeRun.routes.list, {})
  expect(rows).toMatchObject([{ ratio: 'S×1 M×2 (3 units)' }])
  const moved = await owner.send(sizeRun.routes.update, { id: created.id, version: 1, sizeScaleId: far.id })
  expect(moved).toMatchObject({ status: 422, body: { errorType: 'procure.rule_broken' } })
  expect((await owner.send(deleteSize, { id: small, version: 1 })).body.errorType).toBe('in_use')
})
