import { brand } from '@countinghouse/contract/procure/brand'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { picture } from '../../../../../tests/support/pictures.ts'
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
  const requested = { ids: [id, unused.id] }
  expect(await owner.call(routes.usages, requested)).toEqual({ items: [{ id, count: 3 }] })
  const elsewhere = await server.company()
  expect(await elsewhere.owner.call(routes.usages, requested)).toEqual({ items: [] })
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

test('a brand keeps its suppliers, prefixes and slug; a slug is made of the name, and taken once', async () => {
  const { owner } = await server.company()
  const [one, other] = [
    await owner.call(supplier.routes.create, { name: 'North Mills' }),
    await owner.call(supplier.routes.create, { name: 'South Mills' }),
  ]
  const created = await owner.call(routes.create, {
    code: 'ACME',
    name: 'Acme & Söhne',
    supplierId: one.id,
    supplierIds: [other.id, one.id],
    ownerSupplierId: other.id,
    gs1Prefixes: [{ prefix: '4012345' }, { prefix: '50123' }],
    hasMinimumAdvertisedPrice: true,
    targetMargin: 450_000,
  })
  expect(created).toMatchObject({
    slug: 'acme-sohne',
    sortOrder: 0,
    supplierIds: [one.id, other.id],
    gs1Prefixes: [{ prefix: '4012345' }, { prefix: '50123' }],
    logoFileId: null,
  })
  const twin = await owner.call(routes.create, { code: 'ACME2', name: 'ACME Sohne (2)', slug: null })
  expect(twin.slug).toBe('acme-sohne-2')
  const third = await owner.call(routes.create, { code: 'ACME3', name: 'Acme-Sohne 2' })
  expect(third.slug).toBe(`acme-sohne-2-${third.id}`)
  const taken = await owner.send(routes.update, { id: twin.id, version: 1, slug: 'acme-sohne' })
  expect(taken).toMatchObject({
    status: 409,
    body: { fields: { slug: [{ message: 'Another brand has this slug. Choose another one.' }] } },
  })
  const twice = await owner.send(routes.update, {
    id: created.id,
    version: 1,
    gs1Prefixes: [{ prefix: '4012345' }, { prefix: '4012345' }],
  })
  expect(twice).toMatchObject({ status: 422, body: { errorType: 'procure.rule_broken' } })
  const used = await owner.call(supplier.routes.get, { id: other.id })
  expect(used.usage).toContainEqual({ entity: 'procure.brand', count: 2 })
})

test('a logo is drawn anew, shown to who may see brands, told in the history, found by a filter, and goes with its brand', async () => {
  const [{ owner, as }, stranger] = [await server.company(), await server.company()]
  const { id } = await owner.call(routes.create, { code: 'ACME', name: 'Acme' })
  await owner.call(routes.create, { code: 'BARE', name: 'Bare' })
  const bytes = await picture(900, 300).png().toBuffer()
  const fileName = 'mark.png'
  const set = await owner.call(routes.setPicture, { id, fileName }, { bytes })
  expect(set).toMatchObject({ id, logoFileId: expect.any(Number), version: 2 })
  const [viewer, clerk] = [await as({ may: ['brand:view'] }), await as({ may: ['season:view'] })]
  expect((await viewer.send(routes.downloadPicture, { id, size: 'small' })).headers['content-type']).toBe('image/webp')
  expect((await viewer.send(routes.setPicture, { id, fileName }, { bytes })).status).toBe(403)
  expect((await clerk.send(routes.downloadPicture, { id })).status).toBe(403)
  expect((await stranger.owner.send(routes.downloadPicture, { id })).status).toBe(404)
  expect((await stranger.owner.send(routes.setPicture, { id, fileName }, { bytes })).status).toBe(404)
  const without = await viewer.call(routes.list, { hasLogo: [false] })
  expect(without.items.map(({ code }) => code)).toEqual(['BARE'])
  const [told] = (await owner.call(routes.history, { id })).items
  expect(told?.changes).toEqual([{ field: 'logo', before: null, after: 'mark.webp' }])
  const again = await owner.call(routes.setPicture, { id, fileName }, { bytes })
  await owner.call(routes.delete, { id, version: again.version })
  const left = await query(
    server.database.maintUrl,
    `select from platform.file where name = 'mark.webp' and company_id = $1 and expires_at is null`,
    [owner.user?.usr_cmp_id],
  )
  expect(left).toEqual([])
})

test('a logo that is taken away leaves a brand without one', async () => {
  const { owner } = await server.company()
  const { id } = await owner.call(routes.create, { code: 'ACME', name: 'Acme' })
  await owner.call(routes.setPicture, { id, fileName: 'mark.png' }, { bytes: await picture(40, 40).png().toBuffer() })
  const without = await owner.call(routes.removePicture, { id })
  expect(without).toMatchObject({ logoFileId: null, version: 3 })
  expect((await owner.send(routes.downloadPicture, { id })).status).toBe(404)
})
