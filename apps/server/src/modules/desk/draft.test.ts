import { discardDraft, findDraft, listDrafts, mostDrafts, saveDraft } from '@countinghouse/contract/desk/draft'
import { brand } from '@countinghouse/contract/procure/brand'
import { expect, test } from 'vitest'
import { asSuperuser } from '../../../../../tests/support/people.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const entity = brand.entity
const isNew = { entity, recordId: null, baseVersion: null, base: {} }

test('what is typed is kept in place of what was typed before, until it is discarded; the record is as it was', async () => {
  const { owner } = await server.company()
  const oak = await owner.call(brand.routes.create, { code: 'OAK', name: 'Oak' })
  const key = { entity, recordId: oak.id }
  const entered = { name: 'Oak & S', warrantyMonths: 'twelve', isOwnLabel: true }
  await owner.call(saveDraft, { ...key, baseVersion: 1, base: { name: 'Oak' }, entered: { name: 'Oa' } })
  await owner.call(saveDraft, { ...key, baseVersion: 1, base: { name: 'Oak', warrantyMonths: null }, entered })
  const { draft } = await owner.call(findDraft, key)
  expect(draft).toMatchObject({ ...key, baseVersion: 1, base: { name: 'Oak', warrantyMonths: null }, entered })
  expect(await owner.call(brand.routes.get, { id: oak.id })).toMatchObject({ name: 'Oak', version: 1 })
  expect(await owner.call(discardDraft, key)).toEqual({ isDiscarded: true })
  expect(await owner.call(discardDraft, key), 'twice is as once').toEqual({ isDiscarded: false })
  expect(await owner.call(findDraft, key)).toEqual({ draft: null })
})

test('drafts are listed with what they belong to and the way there, last typed first', async () => {
  const { owner } = await server.company()
  const oak = await owner.call(brand.routes.create, { code: 'OAK', name: 'Oak' })
  await owner.call(saveDraft, { entity, recordId: oak.id, baseVersion: 1, base: {}, entered: { name: 'Oak 2' } })
  await owner.call(saveDraft, { ...isNew, entered: { code: 'ELM' } })
  const { items } = await owner.call(listDrafts, {})
  expect(items).toMatchObject([
    { entity, recordId: null, title: 'Brands', label: null, address: '/procure/brand/?open=new' },
    { entity, recordId: oak.id, title: 'Brands', label: 'Oak', address: `/procure/brand/?open=${oak.id}` },
  ])
})

test('a draft is its writer’s alone, and needs the right to view the page', async () => {
  const { owner, as } = await server.company()
  const [una, stranger] = [await as({ may: ['brand:view'] }), await as({ may: ['season:view'] })]
  await una.call(saveDraft, { ...isNew, entered: { code: 'ELM' } })
  for (const other of [owner, stranger]) expect(await found(other)).toEqual([])
  expect(await stranger.send(saveDraft, { ...isNew, entered: { code: 'ELM' } })).toMatchObject({ status: 404 })
  expect(await una.send(saveDraft, { ...isNew, entity: 'procure.nothing', entered: {} })).toMatchObject({ status: 404 })
  await owner.call(discardDraft, { entity, recordId: null })
  expect(await found(una)).toEqual([null])
})

test('a draft is at most 64 KiB, and of more than 200 the one untouched for the longest time goes', async () => {
  const { companyId, owner } = await server.company()
  const long = 'ä'.repeat(20_000)
  expect(await owner.send(saveDraft, { ...isNew, entered: { one: long, two: long } })).toMatchObject({
    status: 403,
    body: { errorType: 'limit_exceeded' },
  })
  await owner.call(saveDraft, { ...isNew, entered: { one: long } })
  await asSuperuser(
    server,
    `insert into desk.draft (company_id, user_id, entity, record_id, base_version, base, entered, updated_at)
     select $1, $2, $3, n, 1, '{}', '{}', now() - make_interval(mins => n) from generate_series(1, ${mostDrafts - 1}) n`,
    [companyId, owner.user?.Usr_userid, entity],
  )
  await owner.call(saveDraft, { entity, recordId: 5000, baseVersion: 1, base: {}, entered: { name: 'x' } })
  const ids = await found(owner)
  expect(ids.length).toBe(mostDrafts)
  expect(ids.slice(0, 2)).toEqual([5000, null])
  expect(ids).not.toContain(mostDrafts - 1)
})

async function found(client: Client): Promise<(number | null)[]> {
  return (await client.call(listDrafts, {})).items.map((item) => item.recordId)
}
