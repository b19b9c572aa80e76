import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Product } from '../support/processes.ts'
import { requestDelivery, deliveryOf, lockedEvent } from './deliveries.ts'
import { untilWaiting } from './halts.ts'
import { inputs, isSkipped } from './inputs.ts'
import { type Blow, killEverything, killWebProcess } from './kills.ts'

/** Where the delivery of an event stands when its worker is killed: a lock that it must wait for. */
const points = [
  { point: 'before its effect', lock: 'lock table platform.audit in share row exclusive mode' },
  { point: 'between its effect and its end', lock: 'select from platform.outbox for update' },
]

describe.skipIf(isSkipped)('A12: a worker is killed in the middle of platform.deliver', () => {
  const product = new Product()
  beforeAll(() => product.start())
  afterAll(() => product.dispose())

  test.for(points)('$point: the job runs again, and its effect is there once', async ({ lock }) => {
    for (let round = 0; round < inputs.jobs; round++) {
      const outboxId = await killedAt(product, lock)
      expect(await deliveryOf(product, outboxId)).toEqual({ isDelivered: true, effects: 1 })
    }
  })

  test('a job whose supervisor died too is done by the next start', async () => {
    const outboxId = await killedAt(product, points[0]?.lock ?? '', killEverything)
    expect(await deliveryOf(product, outboxId)).toEqual({ isDelivered: true, effects: 1 })
  })
})

/** Lets an event's job run into the lock, kills its process there, and only then takes the lock away. */
async function killedAt(product: Product, lock: string, blow: Blow = killWebProcess): Promise<number> {
  const outboxId = await lockedEvent(product)
  const holder = new pg.Client({ connectionString: product.database('postgres') })
  // The database goes too where everything is killed.
  holder.on('error', () => undefined)
  await holder.connect()
  try {
    await holder.query('begin')
    await holder.query(lock)
    await requestDelivery(product, outboxId)
    await untilWaiting(product.database('postgres'), "wait_event_type = 'Lock'")
    await blow(product)
    await holder.query('rollback').catch(() => undefined)
    return outboxId
  } finally {
    await holder.end().catch(() => undefined)
  }
}
