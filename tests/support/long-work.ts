import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '@countinghouse/contract/job'
import type { Product } from './processes.ts'
import { type HttpAnswer, type Sent, send } from './processes-http.ts'

// Whoever asks more often counts as somebody to be served beside the work, which slows it down (platform/http/pace.ts).
const lookMs = 250
const patienceMs = 600_000

export type Caller = {
  /** Throws: Error showing the refusal, as the others do. */
  readonly get: <T>(path: string) => Promise<T>
  readonly post: <T>(path: string, body?: unknown) => Promise<T>
  readonly upload: <T>(path: string, bytes: Uint8Array) => Promise<T>
  readonly download: (path: string) => Promise<HttpAnswer>
  /** Waits until a job is over, and tells of every count that it saw. Throws: Error when it was not done. */
  readonly ended: (jobId: number, saw?: (done: number) => void) => Promise<Job>
}

/** A person who starts long work and waits for it, whatever befalls the product meanwhile. */
export function callerOf(product: Product, token: string): Caller {
  /** Asks again while nobody answers; the key makes that harmless. */
  async function answered(sent: Omit<Sent, 'token'>): Promise<HttpAnswer> {
    const key = sent.method === 'GET' ? {} : { key: randomUUID() }
    for (const until = Date.now() + patienceMs; ;) {
      const answer = await send(product.url, { ...sent, ...key, token }).catch((error: Error) => error)
      if (!(answer instanceof Error) && answer.status < 300) return answer
      const isPassing = answer instanceof Error || answer.status === 503 || answer.status === 429
      if (!isPassing || Date.now() > until)
        throw new Error(answer instanceof Error ? answer.message : `${sent.path}: ${answer.status} ${answer.text}`)
      await sleep(lookMs)
    }
  }
  const parsed = async <T>(sent: Omit<Sent, 'token'>): Promise<T> => JSON.parse((await answered(sent)).text) as T
  const get = async <T>(path: string): Promise<T> => await parsed<T>({ method: 'GET', path })

  return {
    get,
    post: async (path, body = {}) => await parsed({ method: 'POST', path, body }),
    upload: async (path, bytes) => await parsed({ method: 'POST', path, bytes }),
    download: async (path) => await answered({ method: 'GET', path }),
    async ended(jobId, saw) {
      for (;;) {
        const job = await get<Job>(`/api/desk/jobs/${jobId}`)
        saw?.(job.done)
        if (job.status === 'done') return job
        if (job.status !== 'waiting' && job.status !== 'running')
          throw new Error(`The job did not come to its end: ${JSON.stringify(job)}`)
        await sleep(lookMs)
      }
    },
  }
}
