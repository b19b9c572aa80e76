import { createHash, randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Product } from '../support/processes.ts'
import type { HttpAnswer } from '../support/processes-http.ts'
import { send } from '../support/processes-http.ts'

export type Acknowledged = {
  readonly key: string
  readonly kind: string
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

export type Post = {
  /** Null: it only reads, and nothing is acknowledged. */
  readonly key: string | null
  readonly kind: string
  readonly code: string
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly body?: unknown
}

const patienceMs = 60_000
/** The product closed a connection that it had kept, into a request. */
export const onKept = ' on a kept connection'
const repeatable = new Set(['429', '503', 'request_in_progress'])

/** Sends posts until they are answered, with the keys that their retries repeat; every acknowledgement goes to a file first. */
export async function openPoster(
  product: Product,
  { random, isGivenUp }: Pick<LoadOptions, 'random' | 'isGivenUp'>,
  clients: number,
) {
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

  async function acknowledge({ kind, code }: Post, key: string, answer: HttpAnswer): Promise<void> {
    const bodyHash = createHash('sha256').update(answer.text).digest('hex')
    const line: Acknowledged = { key, kind, code, status: answer.status, bodyHash }
    await file.appendFile(`${JSON.stringify(line)}\n`)
    await file.datasync()
    outcome.acknowledged.push(line)
    if (answer.headers['idempotent-replayed'] === 'true') outcome.replayed++
  }

  async function untilAnswered(post: Post, token: string): Promise<HttpAnswer | null> {
    const until = Date.now() + patienceMs
    const { method, path, key, body } = post
    const sent = { method, path, token, agent, ...(key !== null && { key }), ...(body !== undefined && { body }) }
    for (;;) {
      const answer = await send(product.url, sent).catch((error: unknown) => error)
      if (isAnswer(answer) && answer.status < 300) return answer
      const failure = isAnswer(answer) ? failureOf(answer) : networkCode(answer)
      const isHopeless = isAnswer(answer) && !repeatable.has(failure)
      if (isHopeless || Date.now() > until) {
        const said = isAnswer(answer) ? `${answer.status} ${answer.text}` : failure
        outcome.failures.push(`${post.kind} ${key ?? path}: ${said}`)
        return null
      }
      outcome.retries.set(failure, (outcome.retries.get(failure) ?? 0) + 1)
      if (isGivenUp?.(failure)) return null
      await sleep(50 + random() * 150)
    }
  }

  return {
    outcome,
    /** Null when the client gives up, or what came must not come. */
    post: async (post: Post, token: string): Promise<HttpAnswer | null> => {
      const answer = await untilAnswered(post, token)
      if (answer !== null && post.key !== null) await acknowledge(post, post.key, answer)
      return answer
    },
    close: async (): Promise<void> => {
      agent.destroy()
      await file.close()
    },
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
