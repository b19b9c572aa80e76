import { searchRecords } from '@countinghouse/contract/desk/search'
import { undoMerge } from '@countinghouse/contract/desk/merge'
import { brand } from '@countinghouse/contract/procure/brand'
import { beforeAll, expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { writerOf } from '../../../../../tests/support/imports.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { applyRows } from '../../platform/bulk/apply-rows.ts'
import { followers, staying } from './merge/followers.ts'

const server = useServer()
const { routes } = brand

beforeAll(async () => {
  // Points to brands as a product would: by a plain column, and where a store may have each brand once.
  await query(
    server.database.ownerUrl,
    `create table procure.product_for_test (
       company_id bigint not null, id bigint generated always as identity, brand_id bigint not null, primary key (company_id, id),
       foreign key (company_id, brand_id) references procure.brand);
     create table procure.brand_shelf_for_test (
       company_id bigint not null, brand_id bigint not null, shelf text not null, facings integer not null default 1, primary key (company_id, shelf, brand_id),
       foreign key (company_id, brand_id) references procure.brand);
     select platform.protect('procure.product_for_test', 'select, insert, update, delete');
     select platform.protect('procure.brand_shelf_for_test', 'select, insert, update, delete')`,
  )
})

async function brands(owner: Client, ...codes: string[]) {
  const created = []
  for (const code of codes) created.push(await owner.call(routes.create, { code, name: `Name of ${code}` }))
  return created
}

function run(text: string, ...values: unknown[]) {
  return query<Record<string, unknown>>(server.database.superUrl, text, values)
}

async function brandsOfProducts(companyId: number): Promise<number[]> {
  const rows = await run(
    'select brand_id::int as brand from procure.product_for_test where company_id = $1 order by id',
    companyId,
  )
  return rows.map((row) => Number(row['brand']))
}

test('what pointed to the merged record points to the survivor, which takes the chosen fields; both histories say so', async () => {
  const { owner, companyId } = await server.company()
  const nike = await owner.call(routes.create, { code: 'NK', name: 'Nike', warrantyMonths: 6 })
  const old = await owner.call(routes.create, {
    code: 'NKE',
    name: 'Nike Inc',
    warrantyMonths: 24,
    website: 'https://nike.example',
  })
  await run(
    'insert into procure.product_for_test (company_id, brand_id) values ($1, $2), ($1, $3)',
    companyId,
    nike.id,
    old.id,
  )
  await run(
    `insert into procure.brand_shelf_for_test (company_id, brand_id, shelf) values ($1, $2, 'A')`,
    companyId,
    old.id,
  )
  await owner.call(routes.comment, { id: old.id, body: 'Made in Oregon' })
  await owner.call(routes.merge, {
    id: nike.id,
    version: 1,
    others: [{ id: old.id, version: 1 }],
    take: { name: old.id, website: old.id },
  })
  expect(await owner.call(routes.get, { id: nike.id })).toMatchObject({
    name: 'Nike Inc',
    website: 'https://nike.example',
    warrantyMonths: 6,
    usage: [
      { entity: 'procure.brand_shelf_for_test', count: 1 },
      { entity: 'procure.product_for_test', count: 2 },
    ],
  })
  expect(await owner.call(routes.get, { id: old.id })).toMatchObject({
    status: 'inactive',
    mergedIntoId: nike.id,
    usage: [],
  })
  expect(await owner.call(routes.mergeOf, { id: old.id })).toMatchObject({
    merge: { into: { code: 'NK' }, canUndo: true },
  })
  const history = (await owner.call(routes.history, { id: nike.id })).items
  expect(history.map(({ comment }) => comment?.body)).toContain('Made in Oregon')
  expect(history.find(({ action }) => action === 'merge')?.changes).toContainEqual({
    field: 'mergedFrom',
    before: null,
    after: 'Nike Inc (NKE)',
  })
  expect((await owner.call(routes.history, { id: old.id })).items[0]).toMatchObject({ action: 'merge' })
  for (const route of [routes.activate, routes.delete, routes.update]) {
    const refused = await owner.send(route, {
      id: old.id,
      version: 2,
      ...(route === routes.update && { name: 'Again' }),
    })
    expect(refused).toMatchObject({
      status: 409,
      body: { errorType: 'merged', message: expect.stringContaining('NK') },
    })
  }
})

test('a merge is undone as far as nobody changed things since, and the answer says what stays', async () => {
  const { owner, companyId } = await server.company()
  const [one, two, three] = await brands(owner, 'ONE', 'TWO', 'THREE')
  if (one === undefined || two === undefined || three === undefined) throw new Error('No brands.')
  await owner.call(routes.update, { id: two.id, version: 1, website: 'https://two.example', warrantyMonths: 12 })
  await run(
    'insert into procure.product_for_test (company_id, brand_id) values ($1, $2), ($1, $2), ($1, $3)',
    companyId,
    two.id,
    one.id,
  )
  await run(
    `insert into procure.brand_shelf_for_test (company_id, brand_id, shelf) values ($1, $2, 'A')`,
    companyId,
    two.id,
  )
  const { id } = await owner.call(routes.merge, {
    id: one.id,
    version: 1,
    others: [{ id: two.id, version: 2 }],
    take: { name: two.id, website: two.id, warrantyMonths: two.id },
  })
  const offered = async () =>
    (await owner.call(routes.history, { id: one.id })).items.flatMap(({ undoableMergeId }) => undoableMergeId ?? [])
  expect(await offered(), 'the line of the merge leads to its undoing').toEqual([id])
  await owner.call(routes.update, { id: one.id, version: 2, warrantyMonths: 36 })
  await run(
    'update procure.product_for_test set brand_id = $2 where id = (select min(id) from procure.product_for_test where company_id = $1)',
    companyId,
    three.id,
  )
  expect(await owner.call(undoMerge, { id })).toEqual({ kept: ['warrantyMonths'], stayed: 1 })
  expect(await offered()).toEqual([])
  expect(await owner.call(routes.get, { id: one.id })).toMatchObject({
    name: 'Name of ONE',
    website: null,
    warrantyMonths: 36,
  })
  expect(await owner.call(routes.get, { id: two.id })).toMatchObject({
    name: 'Name of TWO',
    status: 'active',
    mergedIntoId: null,
  })
  expect(await brandsOfProducts(companyId)).toEqual([three.id, two.id, one.id])
  expect(await owner.call(routes.usages, { ids: [two.id] })).toEqual({ items: [{ id: two.id, count: 2 }] })
  expect(await owner.send(undoMerge, { id })).toMatchObject({ status: 409, body: { errorType: 'state_conflict' } })
})

test('where only one of both may stand, the merge is refused and names the place; so is an undo that a new record stands in the way of', async () => {
  const { owner, companyId } = await server.company()
  const [one, two] = await brands(owner, 'ONE', 'TWO')
  if (one === undefined || two === undefined) throw new Error('No brands.')
  await run(
    `insert into procure.brand_shelf_for_test (company_id, brand_id, shelf) values ($1, $2, 'A'), ($1, $3, 'A')`,
    companyId,
    one.id,
    two.id,
  )
  const wanted = { id: one.id, version: 1, others: [{ id: two.id, version: 1 }] }
  expect(await owner.send(routes.merge, wanted)).toMatchObject({
    status: 409,
    body: {
      errorType: 'desk.merge_collides',
      message: expect.stringContaining('brand shelf'),
      details: { entity: 'procure.brand_shelf_for_test' },
    },
  })
  expect(await owner.call(routes.get, { id: two.id })).toMatchObject({ status: 'active', version: 1 })
  await run('delete from procure.brand_shelf_for_test where brand_id = $1', two.id)
  const { id } = await owner.call(routes.merge, wanted)
  await owner.call(routes.create, { code: 'NEW', name: 'Name of TWO' })
  expect(await owner.send(undoMerge, { id })).toMatchObject({
    status: 409,
    body: { errorType: 'desk.merge_collides', message: expect.stringContaining('has the name') },
  })
})

test('a chain ends in the last survivor, and is undone from its end', async () => {
  const { owner } = await server.company()
  const [a, b, c] = await brands(owner, 'AA', 'BB', 'CC')
  if (a === undefined || b === undefined || c === undefined) throw new Error('No brands.')
  const first = await owner.call(routes.merge, { id: b.id, version: 1, others: [{ id: a.id, version: 1 }] })
  const second = await owner.call(routes.merge, { id: c.id, version: 1, others: [{ id: b.id, version: 2 }] })
  expect(await owner.call(routes.mergeOf, { id: a.id })).toMatchObject({
    merge: { into: { code: 'CC' }, canUndo: false },
  })
  expect(await owner.send(undoMerge, first)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Name of BB') },
  })
  const offered = async (id: number) =>
    (await owner.call(routes.history, { id })).items.flatMap(({ undoableMergeId }) => undoableMergeId ?? [])
  expect([await offered(b.id), await offered(c.id)]).toEqual([[], [second.id]])
  await owner.call(undoMerge, second)
  expect([await offered(b.id), await offered(c.id)]).toEqual([[first.id], []])
  expect(await owner.call(routes.mergeOf, { id: a.id })).toMatchObject({ merge: { into: { code: 'BB' } } })
  await owner.call(undoMerge, first)
  expect(await owner.call(routes.get, { id: a.id })).toMatchObject({ status: 'active', mergedIntoId: null })
  await expect(
    run('update procure.brand set merged_into_id = $2, status = $3 where id = $1', a.id, a.id, 'inactive'),
  ).rejects.toThrow()
})

test('two merges in opposite directions at once: one is done, the other is told that the record changed', async () => {
  const { owner } = await server.company()
  const [one, two] = await brands(owner, 'ONE', 'TWO')
  if (one === undefined || two === undefined) throw new Error('No brands.')
  const answers = await Promise.all([
    owner.send(routes.merge, { id: one.id, version: 1, others: [{ id: two.id, version: 1 }] }),
    owner.send(routes.merge, { id: two.id, version: 1, others: [{ id: one.id, version: 1 }] }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const again = await owner.send(routes.merge, { id: one.id, version: 9, others: [{ id: two.id, version: 9 }] })
  expect(again.status).toBe(409)
})

test('the right, the version, the company and the records themselves are looked at', async () => {
  const { owner, as } = await server.company()
  const [one, two] = await brands(owner, 'ONE', 'TWO')
  const foreign = await server.company()
  const [other] = await brands(foreign.owner, 'FAR')
  if (one === undefined || two === undefined || other === undefined) throw new Error('No brands.')
  const wanted = { id: one.id, version: 1, others: [{ id: two.id, version: 1 }] }
  const editor = await as({ may: ['brand:view', 'brand:edit'] })
  expect((await editor.send(routes.merge, wanted)).status).toBe(403)
  expect((await editor.send(routes.duplicates, {})).status).toBe(403)
  expect((await owner.send(routes.merge, { ...wanted, others: [{ id: other.id, version: 1 }] })).status).toBe(404)
  expect((await owner.send(routes.merge, { ...wanted, others: [{ id: one.id, version: 1 }] })).status).toBe(400)
  expect((await owner.send(routes.merge, { ...wanted, take: { name: 999_999 } })).status).toBe(400)
  expect(await owner.send(routes.merge, { ...wanted, others: [{ id: two.id, version: 2 }] })).toMatchObject({
    status: 409,
    body: { errorType: 'stale', details: { current: { id: two.id } } },
  })
  const { id } = await owner.call(routes.merge, wanted)
  expect((await editor.send(undoMerge, { id })).status).toBe(403)
  expect((await foreign.owner.send(undoMerge, { id })).status).toBe(404)
})

test('the old code leads to the survivor: in the search, in an import and when a record is made with it', async () => {
  const { owner, companyId } = await server.company()
  const [one, two] = await brands(owner, 'ONE', 'TWO')
  if (one === undefined || two === undefined) throw new Error('No brands.')
  await owner.call(routes.merge, { id: one.id, version: 1, others: [{ id: two.id, version: 1 }] })
  const { groups } = await owner.call(searchRecords, { q: 'two' })
  expect(groups.flatMap(({ items }) => items)).toMatchObject([
    { id: one.id, detail: 'ONE', isExact: true, mergedFrom: 'TWO' },
  ])
  const taken = await owner.send(routes.create, { code: 'two', name: 'Something else' })
  expect(taken).toMatchObject({
    status: 409,
    body: { errorType: 'duplicate', details: { record: { id: one.id, mergedFrom: 'Name of TWO' } } },
  })
  expect(taken.body.fields?.['code']?.[0]?.message).toContain('was merged into Name of ONE (ONE)')
  const ctx = writerOf(companyId, owner.user?.Usr_userid ?? 0)
  const row = { number: 1, id: null, values: { code: 'Two', warrantyMonths: 7 } }
  const apply = (mode: 'create' | 'update') =>
    server.app.db.inTransaction({ companyId }, (tx) =>
      applyRows(ctx, tx, brand, [row, { ...row, number: 2, id: two.id }], { mode }),
    )
  expect(await apply('create')).toMatchObject([
    { kind: 'refused', issues: [{ code: 'merged_there', message: expect.stringContaining('Name of ONE (ONE)') }] },
    { kind: 'refused', issues: [{ code: 'merged_away' }] },
  ])
  expect(await apply('update')).toMatchObject([{ kind: 'changed', id: one.id }, { kind: 'refused' }])
  expect(await owner.call(routes.get, { id: one.id })).toMatchObject({ code: 'ONE', warrantyMonths: 7 })
  // Its name is free.
  await owner.call(routes.create, { code: 'NEW', name: 'Name of TWO' })
})

test('similar names are found as pairs until somebody knows better, and while a name is typed', async () => {
  const { owner } = await server.company()
  const adidas = await owner.call(routes.create, { code: 'AD', name: 'Adidas' })
  const wrong = await owner.call(routes.create, { code: 'AD2', name: 'Addidas' })
  await owner.call(routes.create, { code: 'PU', name: 'Puma' })
  const elsewhere = await server.company()
  await elsewhere.owner.call(routes.create, { code: 'AD3', name: 'Adidass' })
  const pair = { one: { id: wrong.id }, other: { id: adidas.id } }
  expect(await owner.call(routes.duplicates, {})).toMatchObject({ items: [pair], looked: 3, next: null })
  expect((await owner.call(routes.similar, { q: 'ADIDDAS' })).items.map(({ code }) => code)).toContain('AD')
  await owner.call(routes.notSame, { id: adidas.id, otherId: wrong.id })
  expect((await owner.call(routes.duplicates, {})).items).toEqual([])
})

test('whatever names records by table and id is known to follow a merge or to stay', async () => {
  const rows = await run(`
    select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'record_id'
    where c.relkind in ('r', 'p') and c.relnamespace = 'desk'::regnamespace and c.relname <> 'exception' order by 1`)
  expect(rows.map((row) => row['name'])).toEqual([...followers.map(({ table }) => table), ...staying].toSorted())
})
