import { editComment, removeComment } from '@countinghouse/contract/desk/comment'
import { brand } from '@countinghouse/contract/procure/brand'
import { season } from '@countinghouse/contract/procure/season'
import { expect, test } from 'vitest'
import { asSuperuser } from '../../../../../tests/support/people.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { history, comment, viewers } = brand.routes
const oak = { code: 'OAK', name: 'Oak' }

test('changes and comments are one stream, newest first, in pages; the comments can be had alone', async () => {
  const { companyId, owner } = await server.company()
  const { id } = await owner.call(brand.routes.create, oak)
  await owner.call(comment, { id, body: 'Ask for the new logo.' })
  await owner.call(brand.routes.update, { id, version: 1, name: 'Oak & Sons' })
  await owner.call(comment, { id, body: 'Done.' })
  const { items, next } = await owner.call(history, { id })
  expect(items.map((item) => item.comment?.body ?? item.action)).toEqual([
    'Done.',
    'update',
    'Ask for the new logo.',
    'create',
  ])
  expect(items[1]?.changes).toEqual([{ field: 'name', before: 'Oak', after: 'Oak & Sons' }])
  expect(items[0]).toMatchObject({ actor: 'Olga Owner', requestId: null, comment: { canChange: true, editedAt: null } })
  expect(next).toBeNull()
  expect((await owner.call(history, { id, only: 'comments' })).items.map((item) => item.action)).toEqual([
    'comment',
    'comment',
  ])

  await asSuperuser(
    server,
    `insert into desk.comment (company_id, entity, record_id, body, created_by, created_at)
     select $1, 'procure.brand', $2, 'note ' || n, $3, '2026-01-01'::timestamptz from generate_series(1, 60) n`,
    [companyId, id, owner.user?.Usr_userid],
  )
  const first = await owner.call(history, { id })
  const second = await owner.call(history, { id, cursor: first.next ?? '' })
  expect([first.items.length, second.items.length, second.next]).toEqual([50, 14, null])
  const all = [...first.items, ...second.items].map((item) => `${item.action} ${item.id}`)
  expect(new Set(all).size, 'none twice, none left out').toBe(64)
})

test('a comment is read and made by who may view the page, and by nobody else', async () => {
  const { owner, as } = await server.company()
  const { id } = await owner.call(brand.routes.create, oak)
  const [reader, stranger] = [await as({ may: ['brand:view'] }), await as({ may: ['season:view'] })]
  await reader.call(comment, { id, body: 'Seen.' })
  expect(await bodies(owner, id)).toEqual(['Seen.'])
  for (const route of [history, viewers]) expect((await stranger.send(route, { id })).status).toBe(403)
  expect((await stranger.send(comment, { id, body: 'x' })).status).toBe(403)
  expect((await owner.send(comment, { id: 900_000, body: 'x' })).status).toBe(404)
})

test('only people who may see the record are offered, and a mention of anybody else is refused', async () => {
  const { owner, as } = await server.company()
  const { id } = await owner.call(brand.routes.create, oak)
  const [reader, stranger] = [await as({ may: ['brand:view'] }), await as({ may: ['season:view'] })]
  const offered = (await owner.call(viewers, { id })).items.map((item) => item.id)
  expect(offered.toSorted()).toEqual([userId(owner), userId(reader)].toSorted())
  expect((await owner.call(viewers, { id, q: 'own' })).items.map((item) => item.name)).toEqual(['Olga Owner'])
  await owner.call(comment, { id, body: 'Look', mentions: [userId(reader)] })
  expect((await owner.call(history, { id })).items[0]?.comment?.mentions).toMatchObject([{ id: userId(reader) }])
  expect(await owner.send(comment, { id, body: 'Look', mentions: [userId(stranger)] })).toMatchObject({
    status: 400,
    body: { errorType: 'invalid_input', fields: { mentions: [{ code: 'not_a_choice' }] } },
  })
})

test('#CODE leads to the one record with this code that the author may see', async () => {
  const { owner, as } = await server.company()
  const { id } = await owner.call(brand.routes.create, oak)
  await owner.call(season.routes.create, { code: 'SS26', name: 'Summer', type: 'resort', year: 2026 })
  await owner.call(brand.routes.create, { code: 'TWIN', name: 'Twin' })
  await owner.call(season.routes.create, { code: 'TWIN', name: 'Other twin', type: 'resort', year: 2026 })
  await owner.call(comment, { id, body: 'For #ss26. Not #TWIN, nor #NOPE.' })
  const [entry] = (await owner.call(history, { id })).items
  expect(entry?.comment?.links).toEqual([
    { code: 'ss26', address: expect.stringMatching(/^\/procure\/season\/\?open=\d+$/) },
  ])
  const reader = await as({ may: ['brand:view'] })
  await reader.call(comment, { id, body: 'And #SS26?' })
  expect((await owner.call(history, { id })).items[0]?.comment?.links).toEqual([])
})

test('a comment is mended and withdrawn by its author for five minutes, and by nobody else', async () => {
  const { companyId, owner, as } = await server.company()
  const { id } = await owner.call(brand.routes.create, oak)
  const other = await as({ may: ['brand:view'] })
  const created = await owner.call(comment, { id, body: 'Helo' })
  for (const [route, more] of [
    [editComment, { body: 'x' }],
    [removeComment, {}],
  ] as const)
    expect((await other.send(route, { id: created.id, ...more })).status).toBe(404)
  await owner.call(editComment, { id: created.id, body: 'Hello' })
  expect((await owner.call(history, { id })).items[0]?.comment).toMatchObject({
    body: 'Hello',
    editedAt: expect.any(String),
  })
  await asSuperuser(server, `update desk.comment set created_at = now() - interval '6 minutes' where company_id = $1`, [
    companyId,
  ])
  for (const [route, more] of [
    [editComment, { body: 'x' }],
    [removeComment, {}],
  ] as const)
    expect(await owner.send(route, { id: created.id, ...more })).toMatchObject({
      status: 409,
      body: { errorType: 'desk.comment_settled' },
    })
  const young = await owner.call(comment, { id, body: 'Oops' })
  await owner.call(removeComment, { id: young.id })
  expect(await bodies(owner, id)).toEqual(['Hello'])
})

async function bodies(client: Client, id: number): Promise<(string | undefined)[]> {
  return (await client.call(history, { id, only: 'comments' })).items.map((item) => item.comment?.body)
}

function userId(client: Client): number {
  return client.user?.Usr_userid ?? 0
}
