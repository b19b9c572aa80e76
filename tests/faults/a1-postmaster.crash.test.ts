import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Product, promises } from '../support/processes.ts'
import { requestDelivery, deliveryOf, lockedEvent } from './deliveries.ts'
import { meanAndWorst, recordMetrics } from './metrics.ts'
import { inputs, isSkipped, isTimed, randomFor } from './inputs.ts'
import { killPostmaster, retryMetrics, runUnderBlows } from './kills.ts'
import { expectNothingLost, verifyAcknowledged } from './verify.ts'

describe.skipIf(isSkipped)('A1: the database is killed under load', () => {
  const product = new Product()
  beforeAll(() => product.start())
  afterAll(() => product.dispose())

  test('every acknowledged post is kept once, with its audit row, and nobody saw an internal error', async () => {
    const random = randomFor()
    const { outcome, recoveries } = await runUnderBlows(product, inputs.kills, random, killPostmaster)
    const accessDecision = await verifyAcknowledged(product, outcome)
    recordMetrics('A1', {
      kills: inputs.kills,
      ...retryMetrics(outcome),
      lost: accessDecision.lost.length,
      doubled: accessDecision.doubled.length,
      ...meanAndWorst('recovery', recoveries),
    })
    expectNothingLost(outcome, accessDecision)
    if (isTimed) expect(Math.max(...recoveries)).toBeLessThan(promises.readyMs)
    expect(product.log()).toContain(`crash ${inputs.kills};`)
    expect(product.log()).not.toContain(`crash ${inputs.kills + 1};`)
  })

  test('jobs are still worked off afterwards', async () => {
    const outboxId = await lockedEvent(product)
    await requestDelivery(product, outboxId)
    expect(await deliveryOf(product, outboxId)).toMatchObject({ isDelivered: true, effects: 1 })
  })
})
