import { brand } from '@countinghouse/contract/procure/brand'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import { useServer } from '../../../../../tests/support/server.ts'

// It takes all connections of its server.
const server = useServer({ isOwn: true })

test('whoever waits too long for a connection is told to come again, and then his call is done once', async () => {
  const { owner, companyId } = await server.company()
  const { db, http } = server.app
  const released = Promise.withResolvers<void>()
  let holding = 0
  const held = times(64).map(() =>
    db
      .inTransaction({ companyId }, async (tx) => {
        await sql`select`.execute(tx)
        holding += 1
        await released.promise
      })
      .catch(() => undefined),
  )
  await expect.poll(() => holding).toBeGreaterThan(0)
  const created = owner.send(brand.routes.create, { code: 'LATE', name: 'Late' })
  const refused = await http.inject({ url: '/api/procure/brands', headers: { authorization: `Bearer ${owner.token}` } })
  expect(refused.statusCode).toBe(503)
  expect(refused.json()).toMatchObject({ errorType: 'busy', details: { retryAfter: 1 } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  released.resolve()
  await Promise.all(held)
  expect(await created).toMatchObject({ status: 201, body: { code: 'LATE', version: 1 } })
  expect((await owner.call(brand.routes.list, {})).items).toHaveLength(1)
})
