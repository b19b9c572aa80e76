import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Product, password } from '../support/processes.ts'
import { type HttpAnswer, send, signIn } from '../support/processes-http.ts'
import { recordMetrics } from './metrics.ts'
import { inputs, isSkipped } from './inputs.ts'

const { arrivals } = inputs
const people = ['owner', 'admin', 'buyer', 'storekeeper', 'cashier', 'counter']
const hashesAtOnce = Math.max(1, availableParallelism() - 1)
const hashesWaiting = 50
const patienceMs = 120_000

type Arrival = { refusals: HttpAnswer[]; admitted: HttpAnswer }

describe.skipIf(isSkipped)('F13: a storm of sign-ins', () => {
  const product = new Product({ env: { TRUSTED_PROXY: '127.0.0.1' } })
  beforeAll(() => product.start())
  afterAll(() => product.dispose())

  test('hashes a few at once, lets fifty wait, refuses the rest at once, and everybody who comes again gets in', async () => {
    const token = await signIn(product.url, 'owner', password)
    const [web = 0] = product.web()
    const [startedAt, cpuBefore] = [performance.now(), hashingSeconds(web)]
    let isOver = false
    const others = measureOthers(product, token, () => isOver)
    const storm = await Promise.all(Array.from({ length: arrivals }, (_, n) => arrive(product, n)))
    const wall = (performance.now() - startedAt) / 1000
    const cpu = hashingSeconds(web) - cpuBefore
    isOver = true
    const refusals = storm.flatMap((arrival) => arrival.refusals)
    const refusedAtFirst = storm.filter((arrival) => arrival.refusals.length > 0).length
    recordMetrics('F13', {
      arrivals,
      'refused at first': refusedAtFirst,
      refusals: refusals.length,
      'all in after s': wall,
      'hash CPU s': cpu,
      'p99 of others ms': p99(await others),
      'peak MiB': peakMemory(web),
    })
    expect(storm.map(({ admitted }) => admitted.status)).toEqual(storm.map(() => 200))
    expect(arrivals - refusedAtFirst).toBeGreaterThanOrEqual(hashesAtOnce + hashesWaiting)
    expect(refusedAtFirst).toBeGreaterThan(0)
    for (const { status, text, headers } of refusals) {
      expect({ status, text }).toMatchObject({ status: 503, text: expect.stringContaining('"busy"') })
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    // More at once than allowed would burn more processor time than passes on so many clocks.
    expect(cpu).toBeLessThanOrEqual(wall * hashesAtOnce * 1.05)
    expect(product.web()).toEqual([web])
  })
})

/** One person at an address of his own, who comes again when told to. */
async function arrive(product: Product, number: number): Promise<Arrival> {
  const refusals: HttpAnswer[] = []
  const until = Date.now() + patienceMs
  const headers = { 'x-forwarded-for': `198.51.${100 + (number >> 8)}.${number & 255}` }
  const body = { username: people[number % people.length], password }
  for (;;) {
    const answer = await send(product.url, { method: 'POST', path: '/api/auth/signIn', body, headers })
    if (answer.status !== 503 || Date.now() > until) return { refusals, admitted: answer }
    refusals.push(answer)
    await sleep(Number(answer.headers['retry-after']) * 1000 * (1 + Math.random() / 4))
  }
}

async function measureOthers(product: Product, token: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver()) {
    const startedAt = performance.now()
    await send(product.url, { method: 'GET', path: '/api/procure/brands', token })
    times.push(performance.now() - startedAt)
    await sleep(50)
  }
  return times
}

/** Processor time of the threads that hash; 0 where the system does not tell. Units: seconds. */
function hashingSeconds(pid: number): number {
  if (process.platform !== 'linux') return 0
  const tasks = readdirSync(`/proc/${pid}/task`).map((task) => readFileSync(`/proc/${pid}/task/${task}/stat`, 'utf8'))
  const ticks = tasks
    .filter((stat) => stat.includes('(libuv-worker)'))
    .map((stat) => stat.slice(stat.lastIndexOf(')') + 2).split(' '))
  return ticks.reduce((sum, fields) => sum + Number(fields[11]) + Number(fields[12]), 0) / 100
}

function peakMemory(pid: number): number {
  if (process.platform !== 'linux') return 0
  return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
}

function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}
