import { randomUUID } from 'node:crypto'
import { brand } from '@countinghouse/contract/procure/brand'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import { useServer } from '../../../../../tests/support/server.ts'

// Long enough to open connections on a machine with other work, for else the pool is never full.
const server = useServer({ connectionWaitMs: 1000 })

test('whoever waits too long for a connection is told to come again, and then his call is done once', async () => {
  const { owner, companyId } = await server.company()
  const { db } = server.app
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
  const create = (key: string) => owner.send(brand.routes.create, { code: 'LATE', name: 'Late' }, { key })
  const key = randomUUID()
  const refused = await create(key)
  expect(refused).toMatchObject({ status: 503, body: { errorType: 'busy', details: { retryAfter: 1 } } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  released.resolve()
  await Promise.all(held)
  expect(await create(key)).toMatchObject({ status: 201, body: { code: 'LATE', version: 1 } })
  expect(await create(key)).toMatchObject({ status: 201, body: { code: 'LATE', version: 1 } })
  expect((await owner.call(brand.routes.list, {})).items).toHaveLength(1)
})
