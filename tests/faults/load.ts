import { createHash, randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Product, password } from '../support/processes.ts'
import { type HttpAnswer, send, signIn } from '../support/processes-http.ts'

export type Acknowledged = {
  readonly key: string
  readonly kind: 'create' | 'edit'
  readonly code: string
  readonly status: number
  readonly bodyHash: string
}

export type Outcome = {
  readonly run: string
  readonly acknowledged: readonly Acknowledged[]
  /** What must never come: a 500, a conflict of a client with itself, no answer at all for a minute. */
  readonly failures: readonly string[]
  /** Requests that were sent again, by what went wrong: a status or a network code. */
  readonly retries: ReadonlyMap<string, number>
  readonly replayed: number
}

export type LoadOptions = {
  readonly posts: number
  readonly random: () => number
  /** The clients go on until this is true and all posts are made. */
  readonly isOver?: () => boolean
  /** Waits this long between two posts of a client. Units: milliseconds. */
  readonly paceMs?: number
  /** Consulted before each post and each retry; true ends the client for good. */
  readonly isGivenUp?: (failure: string | null) => boolean
}

type Brand = { id: number; code: string; version: number }
type Post = {
  key: string
  kind: 'create' | 'edit'
  code: string
  method: 'POST' | 'PATCH'
  path: string
  body: object
  brand: Brand | null
}

const clients = 8
const people = ['owner', 'admin', 'buyer']
const patienceMs = 60_000
/** The product closed a connection that it had kept, into a request. */
export const onKept = ' on a kept connection'
const repeatable = new Set(['429', '503', 'request_in_progress'])

/** Signs in the clients, whose sessions outlive every crash. */
export function signInClients(product: Product): Promise<string[]> {
  return Promise.all(
    Array.from({ length: clients }, (_, n) => signIn(product.url, people[n % people.length] ?? '', password)),
  )
}

/** Eight clients create and edit brands, each post with a key that its retries repeat; every acknowledgement goes to a file first. */
export async function runLoad(product: Product, tokens: readonly string[], options: LoadOptions): Promise<Outcome> {
  const run = randomBytes(3).toString('hex').toUpperCase()
  const file = await open(join(product.dataDir, `acknowledged-${run}.txt`), 'a')
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const outcome = {
    run,
    acknowledged: [] as Acknowledged[],
    failures: [] as string[],
    retries: new Map<string, number>(),
    replayed: 0,
  }
  let made = 0

  async function acknowledge(post: Post, answer: HttpAnswer): Promise<void> {
    const bodyHash = createHash('sha256').update(answer.text).digest('hex')
    const line: Acknowledged = { key: post.key, kind: post.kind, code: post.code, status: answer.status, bodyHash }
    await file.appendFile(`${JSON.stringify(line)}\n`)
    await file.datasync()
    outcome.acknowledged.push(line)
    if (answer.headers['idempotent-replayed'] === 'true') outcome.replayed++
  }

  /** Null when the client gives up, or what came must not come. */
  async function untilAnswered(post: Post, token: string): Promise<HttpAnswer | null> {
    const until = Date.now() + patienceMs
    for (;;) {
      const { method, path, key, body } = post
      const answer = await send(product.url, { method, path, token, key, body, agent }).catch((error: unknown) => error)
      if (isAnswer(answer) && answer.status < 300) return answer
      const failure = isAnswer(answer) ? failureOf(answer) : networkCode(answer)
      const isHopeless = isAnswer(answer) && !repeatable.has(failure)
      if (isHopeless || Date.now() > until) {
        outcome.failures.push(
          `${post.kind} ${post.key}: ${isAnswer(answer) ? `${answer.status} ${answer.text}` : failure}`,
        )
        return null
      }
      outcome.retries.set(failure, (outcome.retries.get(failure) ?? 0) + 1)
      if (options.isGivenUp?.(failure)) return null
      await sleep(50 + options.random() * 150)
    }
  }

  async function client(number: number, token: string): Promise<void> {
    const own: Brand[] = []
    for (let n = 0; made < options.posts || options.isOver?.() === false; n++) {
      if (options.isGivenUp?.(null)) return
      made++
      const post = nextPost(`${run}-${number}-${n}`, own, options.random)
      const answer = await untilAnswered(post, token)
      if (answer === null) return
      await acknowledge(post, answer)
      const { id, version }: { id: number; version: number } = JSON.parse(answer.text)
      if (post.brand === null) own.push({ id, code: post.code, version })
      else post.brand.version = version
      if (options.paceMs !== undefined) await sleep(options.paceMs * (0.5 + options.random()))
    }
  }

  await Promise.all(tokens.map((token, number) => client(number, token)))
  agent.destroy()
  await file.close()
  return outcome
}

function nextPost(name: string, own: readonly Brand[], random: () => number): Post {
  const brand = own[Math.floor(random() * own.length)]
  if (brand === undefined || random() < 0.5) {
    const code = `F${name}`
    return {
      key: `key-${name}`,
      kind: 'create',
      code,
      method: 'POST',
      path: '/api/procure/brands',
      body: { code, name: `Fault ${name}` },
      brand: null,
    }
  }
  const body = { version: brand.version, warrantyMonths: Math.floor(random() * 600), description: `Edited as ${name}` }
  return {
    key: `key-${name}`,
    kind: 'edit',
    code: brand.code,
    method: 'PATCH',
    path: `/api/procure/brands/${brand.id}`,
    body,
    brand,
  }
}

function isAnswer(value: unknown): value is HttpAnswer {
  return typeof value === 'object' && value !== null && 'status' in value
}

function failureOf({ status, text }: HttpAnswer): string {
  if (status !== 409) return String(status)
  const { errorType }: { errorType: string } = JSON.parse(text)
  return errorType
}

/** The network's code; of a connection that had served before, with the suffix. */
function networkCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return String(error)
  return 'isKept' in error && error.isKept === true ? `${String(error.code)}${onKept}` : String(error.code)
}
