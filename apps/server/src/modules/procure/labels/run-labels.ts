import { Worker } from 'node:worker_threads'
import { fail } from '@countinghouse/contract/errors'
import type { LabelJob, LabelResult } from './label-content.ts'

export type LabelAnswer = { readonly id: number } & ({ readonly result: LabelResult } | { readonly failure: string })
type Waiting = { readonly resolve: (result: LabelResult) => void; readonly reject: (error: Error) => void }

/** A thousand labels take a fraction of it. */
const mostMs = 45_000
/** The fonts stay read while somebody goes on printing. */
const idleMs = 60_000
const memoryMiB = 512

let thread: LabelThread | null = null

/** Has the thread of this process make labels; the first job starts it, and it ends by itself. Throws: busy, where it takes too long. */
export async function runLabels(job: LabelJob): Promise<LabelResult> {
  thread ??= new LabelThread(() => {
    thread = null
  })
  return await thread.run(job)
}

class LabelThread {
  private readonly worker: Worker
  private readonly waiting = new Map<number, Waiting>()
  private readonly onEnd: () => void
  private last = 0
  private idle: NodeJS.Timeout | undefined

  constructor(onEnd: () => void) {
    this.onEnd = onEnd
    this.worker = new Worker(new URL('./label-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMiB },
      env: {},
      stdin: false,
    })
    this.worker.unref()
    this.worker.on('message', (answer: LabelAnswer) => this.take(answer))
    this.worker.on('error', (error) => this.end(error instanceof Error ? error : new Error(String(error))))
    this.worker.on('exit', () => this.end(new Error('The thread of labels has ended.')))
  }

  async run(job: LabelJob): Promise<LabelResult> {
    clearTimeout(this.idle)
    const id = ++this.last
    const timer = setTimeout(() => this.giveUp(), mostMs)
    try {
      return await new Promise<LabelResult>((resolve, reject) => {
        this.waiting.set(id, { resolve, reject })
        this.worker.postMessage({ id, job })
      })
    } finally {
      clearTimeout(timer)
      if (this.waiting.size === 0) this.idle = setTimeout(() => this.end(new Error('Idle.')), idleMs).unref()
    }
  }

  private take(answer: LabelAnswer): void {
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
