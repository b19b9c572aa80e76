import { setTimeout as sleep } from 'node:timers/promises'
import { password } from '../support/processes.ts'
import { signIn } from '../support/processes-http.ts'
import { requestText } from './http-client.ts'
import { timesWhile } from './others.ts'
import { percentile } from './windows.ts'

export type SignInResult = {
  readonly alone: number
  readonly beside: number
  readonly ratio: number
  readonly seconds: number
}

const signIns = 50
const rounds = 3
const others = 4
const pauseMs = 10
const aloneMs = 3000
// Not the user whose sessions the bench uses: a user's oldest sessions end beyond ten.
const people = ['owner', 'buyer', 'storekeeper', 'cashier', 'counter']

/** p95 of the requests of others, with and without fifty people who sign in at once, in turn. Goal: less than twice. */
export async function measureSignIns(port: number, token: string): Promise<SignInResult> {
  const alone: number[] = []
  const beside: number[] = []
  const durations: number[] = []
  for (let round = 0; round < rounds; round++) {
    alone.push(await p95While(port, token, sleep(aloneMs)))
    const startedAt = performance.now()
    beside.push(await p95While(port, token, everybodySignsIn(port, round)))
    durations.push((performance.now() - startedAt) / 1000)
  }
  const [a, b] = [median(alone), median(beside)]
  return { alone: a, beside: b, ratio: b / a, seconds: median(durations) }
}

async function everybodySignsIn(port: number, round: number): Promise<void> {
  const from = (n: number) => ({ 'x-forwarded-for': `203.0.113.${(round * signIns + n) % 250}` })
  await Promise.all(
    Array.from({ length: signIns }, (_, n) =>
      signIn(`http://127.0.0.1:${port}`, people[n % people.length] ?? '', password, from(n)),
    ),
  )
}

async function p95While(port: number, token: string, isDone: Promise<unknown>): Promise<number> {
  const request = requestText('GET', '/api/procure/brands', { token })
  const { p95 } = await timesWhile({ port, clients: others, pauseMs, request: () => request }, isDone)
  return p95
}

function median(values: readonly number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}
