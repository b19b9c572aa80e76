import { closeException, listExceptions, retryException, assignException } from '@countinghouse/contract/desk/exception'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { tear, tornPaper } from '../../../../../tests/support/paper.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { resolveException } from './index.ts'

const server = useServer({ isOwn: true })
const may = ['brand:view', 'brand:edit']

test('what goes wrong again counts on the open row, in words of the reader, until it is closed', async () => {
  const { companyId, as } = await server.company()
  const una = await as({ may })
  const id = await tear(server.app.db, companyId, 'a', 7)
  expect(await tear(server.app.db, companyId, 'a', 8)).toBe(id)
  const [shown] = (await una.call(listExceptions, {})).items
  expect(shown).toMatchObject({
    id,
    title: tornPaper.title,
    cause: 'Page 8 is torn. Print it again.',
    occurrences: 2,
    owner: null,
    canAct: true,
    canRetry: true,
    address: '/procure/brand/',
  })
  expect(await una.call(assignException, { id })).toMatchObject({ isMine: true, status: 'open' })
  expect((await una.send(closeException, { id, as: 'dismissed' })).status, 'needs a reason').toBe(400)
  expect(await una.call(closeException, { id, as: 'dismissed', reason: 'Old' })).toMatchObject({
    status: 'dismissed',
    canAct: false,
  })
  for (const route of [assignException, retryException])
    expect(await una.send(route, { id })).toMatchObject({ status: 409, body: { details: { status: 'dismissed' } } })
  expect(await tear(server.app.db, companyId, 'a'), 'a new one').not.toBe(id)
  expect((await una.call(listExceptions, { status: 'dismissed' })).items).toMatchObject([{ id, reason: 'Old' }])
  const audit = await query(
    server.database.maintUrl,
    `select action from platform.audit where entity = 'desk.exception' and entity_id = $1 order by id`,
    [id],
  )
  expect(audit).toEqual([{ action: 'desk.exception.take' }, { action: 'desk.exception.close' }])
})

test('a retry that succeeds resolves it, one that fails counts, and the module may resolve it by itself', async () => {
  const { companyId, as } = await server.company()
  const una = await as({ may })
  const [good, hopeless, healed] = [
    await tear(server.app.db, companyId, 'good'),
    await tear(server.app.db, companyId, 'hopeless'),
    await tear(server.app.db, companyId, 'healed'),
  ]
  expect(await una.call(retryException, { id: good })).toMatchObject({ status: 'resolved' })
  expect(await una.call(retryException, { id: hopeless })).toMatchObject({ status: 'open', occurrences: 2 })
  const resolve = () =>
    server.app.db.inTransaction({ companyId }, (tx) => resolveException({ companyId }, tx, tornPaper, 'healed'))
  expect([await resolve(), await resolve()]).toEqual([true, false])
  expect(await ids(una)).toEqual([hopeless])
  expect(healed).toBeGreaterThan(0)
})

test('it is seen with the right to view the page, acted on with its other right, and stays in its company', async () => {
  const { companyId, as } = await server.company()
  const id = await tear(server.app.db, companyId, 'a')
  const [viewer, stranger] = [await as({ may: ['brand:view'] }), await as({ may: ['season:view', 'season:edit'] })]
  expect([await ids(viewer), await ids(stranger)]).toEqual([[id], []])
  expect((await viewer.call(listExceptions, {})).items).toMatchObject([{ canAct: false, canRetry: false }])
  expect(await viewer.send(assignException, { id })).toMatchObject({
    status: 403,
    body: { details: { reason: 'event' } },
  })
  const { owner } = await server.company()
  for (const client of [stranger, owner]) expect((await client.send(assignException, { id })).status).toBe(404)
  expect(await ids(owner)).toEqual([])
})

async function ids(client: Client): Promise<number[]> {
  return (await client.call(listExceptions, {})).items.map((item) => item.id)
}
