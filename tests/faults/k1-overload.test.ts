import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Product, password } from '../support/processes.ts'
import { type HttpAnswer, type Sent, send } from '../support/processes-http.ts'
import { recordMetrics } from './metrics.ts'
import { inputs, isSkipped } from './inputs.ts'

const clients = 500
/** As many as three people may have open. */
const sessions = 12
const people = ['owner', 'admin', 'buyer']
const brands = '/api/procure/brands?limit=50'

describe.skipIf(isSkipped)('K1: ten times what it can do', () => {
  const product = new Product({ env: { BUSY_DELAY_MS: '200', TRUSTED_PROXY: '127.0.0.1' } })
  beforeAll(() => product.start())
  afterAll(() => product.dispose())

  test('answers rightly what it takes, refuses the rest with the time to come again, outlives it and is itself again', async () => {
    const tokens = await signInAll(product)
    const readOf = (number: number) =>
      ({ method: 'GET', path: brands, token: tokens[number % sessions] ?? '' }) as const
    const expected = await untilTaken(product, readOf(0))
    const web = product.web()
    const agent = new Agent({ keepAlive: true, maxSockets: clients })
    const answers: HttpAnswer[] = []
    let wrong = 0
    const startedAt = performance.now()
    const [alive] = await Promise.all([
      send(product.url, { method: 'GET', path: '/healthz' }),
      ...Array.from({ length: clients }, async (_, number) => {
        for (let sent = 0; sent < inputs.overloadReads; sent++) {
          const answer = await send(product.url, { ...readOf(number), agent })
          answers.push(answer)
          if (answer.status === 200 && answer.text !== expected.text) wrong++
        }
      }),
    ])
    const seconds = (performance.now() - startedAt) / 1000
    agent.destroy()
    const taken = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status !== 200)
    recordMetrics('K1', { clients, requests: answers.length, taken: taken.length, refused: refused.length, seconds })
    expect(taken.length).toBeGreaterThan(0)
    expect({ alive: alive.status, wrong }).toEqual({ alive: 200, wrong: 0 })
    expect(refused.length).toBeGreaterThan(0)
    expect(
      refused.filter(({ status, headers }) => ![429, 503].includes(status) || !(Number(headers['retry-after']) > 0)),
    ).toEqual([])
    expect((await untilTaken(product, readOf(0))).text).toBe(expected.text)
    expect(product.web()).toEqual(web)
  })
})

/** From many addresses, so that it is not the limit of one that keeps them out. */
async function signInAll(product: Product): Promise<string[]> {
  const tokens: string[] = []
  for (let number = 0; number < sessions; number++) {
    const body = { username: people[number % people.length], password }
    const headers = { 'x-forwarded-for': `198.51.100.${number}` }
    const answer = await untilTaken(product, { method: 'POST', path: '/api/auth/signIn', body, headers })
    const { token }: { token: string } = JSON.parse(answer.text)
    tokens.push(token)
  }
  return tokens
}

/** On a machine that is busy with other things even the only request may be told to come again. */
async function untilTaken(product: Product, sent: Sent): Promise<HttpAnswer> {
  for (;;) {
    const answer = await send(product.url, sent)
    if (answer.status === 200) return answer
    expect([429, 503]).toContain(answer.status)
    await sleep(Number(answer.headers['retry-after']) * 1000)
  }
}
