import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'

export type WebInput = {
  program: string
  count: number
  env: Record<string, string>
  log: (line: string) => void
  /** The first process serves. */
  onReady: () => void
  /** Sources change under us: a process that fails is a typing error, not the end. */
  isWatching: boolean
  /** None ever came up; there is no use in going on. */
  onHopeless: () => void
}

const firstWaitMs = 200
const longestWaitMs = 5_000
const hopelessStarts = 5
const stopMs = 25_000
// By themselves both parts of the heap grow with the memory of the machine before anything is collected, and long work fills what
// nobody needs: under a lower limit the collector comes sooner. Units: MiB.
const memoryFlags = ['--max-semi-space-size=8', '--max-old-space-size=512']
// So does what lies outside it, files above all: glibc keeps a heap per thread, and after one large block is freed it keeps the next
// ones too. In one heap, and with large blocks given back at once, reading a workbook of 100,000 rows took 30 MiB less.
const allocatorEnv = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' }

/**
 * Keeps a number of web processes running. Each sends `{ type: 'ready' }` when it serves, ends by itself on
 * `disconnect` (the supervisor is gone), drains on SIGTERM and ignores SIGINT, which a terminal sends to all at once.
 */
export class WebProcesses {
  private readonly input: WebInput
  private readonly workers = new Set<Worker>()
  private readonly reloaded = new Set<Worker>()
  private isStopping = false
  private isReady = false
  private failedStarts = 0

  constructor(input: WebInput) {
    this.input = input
    // All accept from one socket: dealt out in turn, a connection given to a process that just died would never be answered.
    cluster.schedulingPolicy = cluster.SCHED_NONE
    cluster.setupPrimary({ exec: input.program, args: [], execArgv: [...process.execArgv, ...memoryFlags] })
  }

  start(): void {
    for (let slot = 0; slot < this.input.count; slot++) this.fork(firstWaitMs)
  }

  /** Ends all processes at once and starts them anew, for sources that changed. */
  reload(): void {
    for (const worker of this.workers) {
      this.reloaded.add(worker)
      worker.process.kill('SIGKILL')
    }
  }

  /** Lets them drain; those that take longer than 25 s are ended. */
  async stop(): Promise<void> {
    this.isStopping = true
    const all = [...this.workers]
    const gone = Promise.all(all.map((worker) => new Promise((resolve) => worker.once('exit', resolve))))
    for (const worker of all) worker.process.kill('SIGTERM')
    const timer = new AbortController()
    const late = sleep(stopMs, undefined, { signal: timer.signal }).catch(() => undefined)
    await Promise.race([gone, late])
    timer.abort()
    for (const worker of this.workers) worker.process.kill('SIGKILL')
    if (all.length > 0) await gone
  }

  private fork(waitMs: number): void {
    const worker = cluster.fork({ ...allocatorEnv, ...this.input.env })
    this.workers.add(worker)
    let hasServed = false
    worker.on('message', (message: unknown) => {
      if (!isReadyMessage(message)) return
      hasServed = true
      this.ready()
    })
    worker.once('exit', (code, signal) => {
      this.workers.delete(worker)
      if (this.isStopping) return
      if (this.reloaded.delete(worker)) return this.fork(firstWaitMs)
      // The wait grows only while none comes up: one that served was ended from outside, and users wait for the next.
      void this.replace(signal ?? `code ${code}`, hasServed ? firstWaitMs : waitMs)
    })
    worker.on('error', (error) => this.input.log(`Web process: ${error.message}`))
  }

  private async replace(reason: string, waitMs: number): Promise<void> {
    if (!this.isReady && !this.input.isWatching && ++this.failedStarts >= hopelessStarts) return this.input.onHopeless()
    this.input.log(`A web process ended (${reason}); starting another in ${waitMs / 1000} s.`)
    await sleep(waitMs)
    if (!this.isStopping) this.fork(Math.min(waitMs * 2, longestWaitMs))
  }

  private ready(): void {
    if (this.isReady) return this.input.log('Another web process is running.')
    this.isReady = true
    this.input.onReady()
  }
}

function isReadyMessage(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready'
}
