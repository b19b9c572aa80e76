import { brand } from '@countinghouse/contract/procure/brand'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes } = brand
const every = ['view', 'create', 'edit', 'deactivate', 'delete', 'import', 'export'].map((event) => `brand:${event}`)

test('a brand is created, found, edited, deactivated and deleted, and its history says who did what', async () => {
  const { as } = await server.company()
  const buyer = await as({ may: every })
  const created = await buyer.call(routes.create, { code: 'ACME', name: 'Acme', countryCode: 'DE' })
  expect(created).toMatchObject({
    code: 'ACME',
    status: 'active',
    version: 1,
    isDiscountAllowed: true,
    warrantyMonths: null,
  })
  const edited = await buyer.call(routes.update, {
    id: created.id,
    version: 1,
    name: 'Acme & Sons',
    warrantyMonths: 24,
  })
  expect(edited).toMatchObject({ name: 'Acme & Sons', warrantyMonths: 24, version: 2, countryCode: 'DE' })
  const retired = await buyer.call(routes.deactivate, { id: created.id, version: 2 })
  expect(retired.status).toBe('inactive')
  const found = await buyer.call(routes.list, { q: 'acme', status: ['inactive'] })
  expect(found.items.map((row) => row.id)).toEqual([created.id])
  await buyer.call(routes.delete, { id: created.id, version: 3 })
  expect((await buyer.send(routes.get, { id: created.id })).status).toBe(404)
  const rows = await query<{ action: string; changes: unknown }>(
    server.database.maintUrl,
    "select action, changes from platform.audit where entity = 'procure.brand' and entity_id = $1 order by id",
    [created.id],
  )
  expect(rows.map((row) => row.action)).toEqual(
    ['create', 'update', 'deactivate', 'delete'].map((verb) => `procure.brand.${verb}`),
  )
  expect(rows[1]?.changes).toEqual([
    { field: 'name', before: 'Acme', after: 'Acme & Sons' },
    { field: 'warrantyMonths', before: null, after: 24 },
  ])
})

test('code and name are unique without regard to case, accents and blanks, and the refusal names the other record', async () => {
  const { owner } = await server.company()
  const first = await owner.call(routes.create, { code: 'CAFE', name: 'Café  Noir' })
  const byCode = await owner.send(routes.create, { code: 'cafe', name: 'Other' })
  expect(byCode).toMatchObject({
    status: 409,
    body: { errorType: 'duplicate', fields: { code: [{ code: 'duplicate' }] } },
  })
  const byName = await owner.send(routes.create, { code: 'C2', name: ' CAFE noir' })
  expect(byName.body.details).toMatchObject({ field: 'name', record: { id: first.id, code: 'CAFE', status: 'active' } })
})

test('an edit of an older version is refused with the current row and changes nothing', async () => {
  const { owner } = await server.company()
  const { id } = await owner.call(routes.create, { code: 'OLD', name: 'Old' })
  await owner.call(routes.update, { id, version: 1, name: 'Newer' })
  const late = await owner.send(routes.update, { id, version: 1, name: 'Late' })
  expect(late).toMatchObject({
    status: 409,
    body: { errorType: 'stale', details: { current: { name: 'Newer', version: 2 } } },
  })
  expect((await owner.call(routes.get, { id })).name).toBe('Newer')
})

test('a brand that another table points to cannot be deleted, and the refusal counts what does', async () => {
  const { owner, companyId } = await server.company()
  const { id } = await owner.call(routes.create, { code: 'USED', name: 'Used' })
  await query(
    server.database.ownerUrl,
    `
    create table if not exists procure.brand_user_for_test (
      company_id bigint not null, id bigint generated always as identity, brand_id bigint not null, primary key (company_id, id),
      foreign key (company_id, brand_id) references procure.brand);
    grant select on procure.brand_user_for_test to app`,
  )
  await query(
    server.database.ownerUrl,
    'insert into procure.brand_user_for_test (company_id, brand_id) select $1, $2 from generate_series(1, 3)',
    [companyId, id],
  )
  const unused = await owner.call(routes.create, { code: 'UNUSED', name: 'Unused' })
  const asked = { ids: [id, unused.id] }
  expect(await owner.call(routes.usages, asked)).toEqual({ items: [{ id, count: 3 }] })
  const elsewhere = await server.company()
  expect(await elsewhere.owner.call(routes.usages, asked)).toEqual({ items: [] })
  const refused = await owner.send(routes.delete, { id, version: 1 })
  expect(refused).toMatchObject({
    status: 409,
    body: { errorType: 'in_use', details: { usage: [{ entity: 'procure.brand_user_for_test', count: 3 }] } },
  })
  expect((await owner.call(routes.get, { id })).usage).toEqual([{ entity: 'procure.brand_user_for_test', count: 3 }])
})

test('a country that does not exist is refused at its field', async () => {
  const { owner } = await server.company()
  const refused = await owner.send(routes.create, { code: 'ZZ', name: 'Nowhere', countryCode: 'ZZ' })
  expect(refused).toMatchObject({
    status: 400,
    body: { errorType: 'invalid_input', fields: { countryCode: [{ code: 'not_a_choice' }] } },
  })
})

test('pages of a list join without a gap or a repeat, in either direction, by a nullable column too', async () => {
  const { owner } = await server.company()
  for (let n = 0; n < 120; n++)
    await owner.call(routes.create, {
      code: `P${n}`,
      name: `Brand ${n % 7} ${n}`,
      warrantyMonths: n % 3 === 0 ? null : n % 5,
    })
  for (const sort of [['name'], ['-updatedAt'], ['warrantyMonths', 'name'], ['-warrantyMonths']]) {
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await owner.call(routes.list, { sort, limit: 50, ...(cursor !== undefined && { cursor }) })
      seen.push(...page.items.map((row) => row.id))
      expect(page.total).toEqual(cursor === undefined ? { count: 120, exact: true } : undefined)
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    expect(new Set(seen).size).toBe(120)
    expect(seen.length).toBe(120)
  }
})

test('a cursor of another sort is refused', async () => {
  const { owner } = await server.company()
  const refused = await owner.send(routes.list, {
    sort: ['name'],
    cursor: Buffer.from('["code","x","1"]').toString('base64url'),
  })
  expect(refused).toMatchObject({ status: 400, body: { fields: { cursor: [{ code: 'unknown' }] } } })
})
