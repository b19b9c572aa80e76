import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Product, promises } from '../support/processes.ts'
import { meanAndWorst, recordMetrics } from './metrics.ts'
import { inputs, isSkipped, isTimed, randomFor } from './inputs.ts'
import { killWebProcess, retryMetrics, runUnderBlows } from './kills.ts'
import { expectNothingLost, verifyAcknowledged } from './verify.ts'

describe.skipIf(isSkipped)('A2: the web process is killed under load', () => {
  const product = new Product()
  beforeAll(() => product.start())
  afterAll(() => product.dispose())

  test('the supervisor replaces it each time, and every acknowledged post is kept once', async () => {
    const postmaster = product.postmaster()
    const random = randomFor()
    const { outcome, recoveries } = await runUnderBlows(product, inputs.kills, random, killWebProcess)
    const accessDecision = await verifyAcknowledged(product, outcome)
    recordMetrics('A2', {
      kills: inputs.kills,
      ...retryMetrics(outcome),
      lost: accessDecision.lost.length,
      doubled: accessDecision.doubled.length,
      ...meanAndWorst('recovery', recoveries),
    })
    expectNothingLost(outcome, accessDecision)
    if (isTimed) expect(Math.max(...recoveries)).toBeLessThan(promises.readyMs)
    expect(product.log().match(/A web process ended \(SIGKILL\)/g)).toHaveLength(inputs.kills)
    expect(product.postmaster()).toBe(postmaster)
  })
})
