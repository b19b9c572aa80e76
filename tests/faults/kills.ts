import { setTimeout as sleep } from 'node:timers/promises'
import { kill, type Product } from '../support/processes.ts'
import { inputs } from './inputs.ts'
import { runLoad, signInClients } from './load.ts'
import type { LoadOptions, Outcome } from './poster.ts'

/** So long a recovery is waited for; whether it kept the promise is for the test to say. */
const patienceMs = 60_000

/** Ends what the family is about, and resolves when the product serves again. */
export type Blow = (product: Product) => Promise<void>

/** The load of brands with one blow after the other. */
export async function runUnderBlows(
  product: Product,
  kills: number,
  random: () => number,
  blow: Blow,
): Promise<{ outcome: Outcome; recoveries: number[] }> {
  const tokens = await signInClients(product)
  return await strikeDuring((options) => runLoad(product, tokens, options), { product, kills, random, blow })
}

type Blows = { readonly product: Product; readonly kills: number; readonly random: () => number; readonly blow: Blow }

/** A load with one blow after the other, each 150 to 650 ms after the product was ready again. */
export async function strikeDuring<T>(
  begin: (options: LoadOptions) => Promise<T>,
  { product, kills, random, blow }: Blows,
): Promise<{ outcome: T; recoveries: number[] }> {
  const recoveries: number[] = []
  let isOver = false
  const load = begin({ posts: inputs.posts, random, isOver: () => isOver })
  try {
    for (let n = 0; n < kills; n++) {
      await sleep(150 + random() * 500)
      const startedAt = performance.now()
      await blow(product)
      recoveries.push(performance.now() - startedAt)
    }
  } finally {
    isOver = true
  }
  return { outcome: await load, recoveries }
}

export async function killPostmaster(product: Product): Promise<void> {
  const postmaster = product.postmaster()
  kill(postmaster, 'SIGKILL')
  await product.untilReady(patienceMs, { postmaster })
}

export async function killWebProcess(product: Product): Promise<void> {
  const web = product.web()
  for (const pid of web) kill(pid, 'SIGKILL')
  await product.untilReady(patienceMs, { web })
}

/** As a power cut: nothing of the product is left, and a person starts it again. */
export async function killEverything(product: Product): Promise<void> {
  for (const pid of [product.supervisor(), ...product.web(), product.postmaster()]) kill(pid, 'SIGKILL')
  await product.untilEnded()
  await product.start()
}

/** The database is left behind as an orphan, the web process ends by itself. */
export async function killSupervisor(product: Product): Promise<void> {
  kill(product.supervisor(), 'SIGKILL')
  await product.untilEnded()
  await product.start()
}

/** Retries by reason, for the table of figures. */
export function retryMetrics(outcome: Outcome): Record<string, number> {
  const sum = [...outcome.retries.values()].reduce((total, count) => total + count, 0)
  return { acknowledged: outcome.acknowledged.length, retries: sum, replayed: outcome.replayed }
}
