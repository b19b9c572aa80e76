import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Product, promises } from '../support/processes.ts'
import { meanAndWorst, recordMetrics } from './metrics.ts'
import { inputs, isSkipped, isTimed, randomFor } from './inputs.ts'
import { killEverything, killSupervisor, retryMetrics, runUnderBlows } from './kills.ts'
import { expectNothingLost, verifyAcknowledged } from './verify.ts'

describe.skipIf(isSkipped)('A3: everything is killed at once under load', () => {
  const product = new Product()
  beforeAll(() => product.start())
  afterAll(() => product.dispose())

  test('the next start heals by itself, whether or not the database survived, and every acknowledged post is kept once', async () => {
    const random = randomFor()
    let blows = 0
    const { outcome, recoveries } = await runUnderBlows(product, inputs.bothKills, random, (killed) =>
      blows++ % 3 === 1 ? killSupervisor(killed) : killEverything(killed),
    )
    const accessDecision = await verifyAcknowledged(product, outcome)
    recordMetrics('A3', {
      kills: inputs.bothKills,
      ...retryMetrics(outcome),
      lost: accessDecision.lost.length,
      doubled: accessDecision.doubled.length,
      ...meanAndWorst('recovery', recoveries),
    })
    expectNothingLost(outcome, accessDecision)
    expect(product.web()).toHaveLength(1)
    if (isTimed) expect(Math.max(...recoveries)).toBeLessThan(promises.readyMs)
  })
})
