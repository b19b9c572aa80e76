import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kill, password, Product } from '../support/processes.ts'
import { send, signIn } from '../support/processes-http.ts'
import { inputs, isSkipped } from './inputs.ts'

describe.skipIf(isSkipped)('A2: one of several web processes dies', () => {
  const product = new Product({ env: { WEB_CONCURRENCY: '2' } })
  beforeAll(() => product.start())
  afterAll(() => product.dispose())

  test('the other one answers whoever comes meanwhile, a session holds for both, and another one is started', async () => {
    await until(() => serving() === 1)
    const token = await signIn(product.url, 'owner', password)
    for (let round = 1; round <= inputs.kills; round++) {
      const [victim = 0] = product.web()
      kill(victim, 'SIGKILL')
      const answers = await Promise.all(Array.from({ length: 30 }, () => statusOf(token)))
      // Whom the victim had accepted already is told at once; nobody is left waiting.
      expect(answers.filter((answer) => answer !== 200 && answer !== 'ECONNRESET')).toEqual([])
      expect(answers).toContain(200)
      await until(() => serving() === round + 1)
    }
    expect(await statusOf(token)).toBe(200)
  })

  /** How many came up beside or after the first. */
  function serving(): number {
    return product.log().split('Another web process is running.').length - 1
  }

  /** On a connection of its own. */
  async function statusOf(token: string): Promise<number | string> {
    return await send(product.url, { method: 'GET', path: '/api/auth/session', token }).then(
      ({ status }) => status,
      (error: NodeJS.ErrnoException) => error.code ?? error.message,
    )
  }

  async function until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await sleep(20)
  }
})
