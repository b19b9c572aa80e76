import { Worker } from 'node:worker_threads'
import { fail } from '@countinghouse/contract/errors'

export type ThreadAnswer<R> = { readonly id: number } & ({ readonly result: R } | { readonly failure: string })
type Waiting<R> = { readonly resolve: (result: R) => void; readonly reject: (error: Error) => void }

/** The longest work takes a fraction of it. */
const mostMs = 45_000
/** The fonts stay read while somebody goes on printing. */
const idleMs = 60_000
const memoryMiB = 512

/** A thread for work that would keep other requests waiting; the first job starts it, and it ends by itself. */
export class IdleThread<J, R> {
  private readonly module: URL
  private running: Running<J, R> | null = null

  constructor(module: URL) {
    this.module = module
  }

  /** Throws: busy, where it takes too long. */
  async run(job: J): Promise<R> {
    this.running ??= new Running(this.module, () => {
      this.running = null
    })
    return await this.running.run(job)
  }
}

class Running<J, R> {
  private readonly worker: Worker
  private readonly waiting = new Map<number, Waiting<R>>()
  private readonly onEnd: () => void
  private last = 0
  private idle: NodeJS.Timeout | undefined

  constructor(module: URL, onEnd: () => void) {
    this.onEnd = onEnd
    this.worker = new Worker(module, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMiB },
      env: {},
      stdin: false,
    })
    this.worker.unref()
    this.worker.on('message', (answer: ThreadAnswer<R>) => this.take(answer))
    this.worker.on('error', (error) => this.end(error instanceof Error ? error : new Error(String(error))))
    this.worker.on('exit', () => this.end(new Error('The thread has ended.')))
  }

  async run(job: J): Promise<R> {
    clearTimeout(this.idle)
    const id = ++this.last
    const timer = setTimeout(() => this.giveUp(), mostMs)
    try {
      return await new Promise<R>((resolve, reject) => {
        this.waiting.set(id, { resolve, reject })
        this.worker.postMessage({ id, job })
      })
    } finally {
      clearTimeout(timer)
      if (this.waiting.size === 0) this.idle = setTimeout(() => this.end(new Error('Idle.')), idleMs).unref()
    }
  }

  private take(answer: ThreadAnswer<R>): void {
    const waiting = this.waiting.get(answer.id)
    this.waiting.delete(answer.id)
    if ('result' in answer) waiting?.resolve(answer.result)
    else waiting?.reject(new Error(answer.failure))
  }

  private giveUp(): void {
    try {
      fail('busy', { details: { retryAfter: 5 } })
    } catch (refusal) {
      this.end(refusal as Error)
    }
  }

  /** Whoever still waits is told why; the next job has another thread. */
  private end(reason: Error): void {
    clearTimeout(this.idle)
    for (const { reject } of this.waiting.values()) reject(reason)
    this.waiting.clear()
    this.onEnd()
    void this.worker.terminate()
  }
}
