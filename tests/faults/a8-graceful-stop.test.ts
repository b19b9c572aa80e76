import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Product, promises } from '../support/processes.ts'
import { meanAndWorst, recordMetrics } from './metrics.ts'
import { inputs, isSkipped, isTimed, randomFor } from './inputs.ts'
import { runLoad, signInClients } from './load.ts'
import { onKept, type Outcome } from './poster.ts'
import { expectNothingLost, verifyAcknowledged } from './verify.ts'

/** Eight clients at this pace make about 100 requests a second. */
const paceMs = 80

type ScheduledTask = { heedful: Outcome; deaf: Outcome; stopMs: number }

describe.skipIf(isSkipped)('A8: the product is stopped under load', () => {
  const product = new Product()
  beforeAll(() => product.start())
  afterAll(() => product.dispose())

  test('what was accepted is answered, nothing is reset, and nobody is left behind', async () => {
    const random = randomFor()
    const scheduledTasks: ScheduledTask[] = []
    for (let n = 0; n < inputs.stops; n++) {
      const round = await stopUnderLoad(product, random)
      scheduledTasks.push(round)
      await product.start()
      for (const outcome of [round.heedful, round.deaf]) {
        expectNothingLost(outcome, await verifyAcknowledged(product, outcome))
        expect(outcome.acknowledged.length).toBeGreaterThan(0)
      }
      expect([...round.heedful.retries]).toEqual([])
      // A new connection may still be waiting for somebody to accept it when the last listener goes; a kept one was accepted.
      expect(round.deaf.retries.get(`ECONNRESET${onKept}`) ?? 0).toBe(0)
    }
    const all = scheduledTasks.flatMap(({ heedful, deaf }) => [heedful, deaf])
    const count = (code: string) => all.reduce((sum, { retries }) => sum + (retries.get(code) ?? 0), 0)
    recordMetrics('A8', {
      scheduledTasks: scheduledTasks.length,
      acknowledged: all.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
      resets: count(`ECONNRESET${onKept}`),
      'not accepted': count('ECONNRESET'),
      refused: count('ECONNREFUSED'),
      busy: count('503'),
      ...meanAndWorst(
        'stop',
        scheduledTasks.map(({ stopMs }) => stopMs),
      ),
    })
    if (isTimed) expect(Math.max(...scheduledTasks.map(({ stopMs }) => stopMs))).toBeLessThan(promises.stopMs)
  })
})

/** Half of the clients stop sending when the probe says so, as behind a proxy; the others go on until nobody listens. */
async function stopUnderLoad(product: Product, random: () => number): Promise<ScheduledTask> {
  const tokens = await signInClients(product)
  let isAnnounced = false
  const endless = { posts: Number.MAX_SAFE_INTEGER, random, paceMs }
  const heedful = runLoad(product, tokens.slice(0, 4), {
    ...endless,
    isGivenUp: (failure) => failure === null && isAnnounced,
  })
  const deaf = runLoad(product, tokens.slice(4), { ...endless, isGivenUp: (failure) => failure === 'ECONNREFUSED' })
  await sleep(300 + random() * 700)
  const [supervisor, web, postmaster] = [product.supervisor(), product.web(), product.postmaster()]
  const stopping = product.stop()
  while (await product.isReady()) await sleep(20)
  isAnnounced = true
  const { code, ms } = await stopping
  const round = { heedful: await heedful, deaf: await deaf, stopMs: ms }
  expect(code).toBe(0)
  expect(product.remaining().filter((pid) => [supervisor, ...web, postmaster].includes(pid))).toEqual([])
  expect(product.remaining()).toEqual([])
  for (const file of ['postgres/postmaster.pid', 'supervisor.json'])
    expect(existsSync(join(product.dataDir, file))).toBe(false)
  return round
}
