import { setTimeout as sleep } from 'node:timers/promises'
import { type Exit, type Postmaster, type PostmasterInput, startPostmaster } from './postmaster.ts'
import { errorText } from './supervisor-error.ts'

const firstWaitMs = 200
const longestWaitMs = 5_000
const calmMs = 60_000

/** Restarts a server that died, with growing waits, until told to stop. */
export class ServerOwner {
  isStopping = false
  callbacks: ((exit: Exit & { crashes: number }) => void)[] = []
  private crashes = 0
  private current: Postmaster | null = null
  private watching: Promise<void> = Promise.resolve()
  private readonly input: PostmasterInput
  private readonly log: (line: string) => void
  private readonly onProcessExit = () => {
    if (this.current) interrupt(this.current.pid)
  }

  constructor(input: PostmasterInput, log: (line: string) => void) {
    this.input = input
    this.log = log
  }

  async start(): Promise<void> {
    this.current = await startPostmaster(this.input)
    process.on('exit', this.onProcessExit)
    this.watching = this.watch()
  }

  async stop(): Promise<void> {
    this.isStopping = true
    await this.current?.stop()
    await this.watching
    process.off('exit', this.onProcessExit)
  }

  private async watch(): Promise<void> {
    let waitMs = firstWaitMs
    while (this.current) {
      const startedAt = Date.now()
      const exit = await this.current.exited
      this.current = null
      if (this.isStopping) return
      this.crashes += 1
      this.log(
        `PostgreSQL ended unexpectedly (${exit.signal ?? `code ${exit.code}`}), crash ${this.crashes}; restarting.`,
      )
      for (const callback of this.callbacks) callback({ ...exit, crashes: this.crashes })
      if (Date.now() - startedAt > calmMs) waitMs = firstWaitMs
      while (!this.isStopping && !this.current) {
        await sleep(waitMs)
        waitMs = Math.min(waitMs * 2, longestWaitMs)
        await this.restart()
      }
    }
  }

  private async restart(): Promise<void> {
    if (this.isStopping) return
    try {
      this.current = await startPostmaster(this.input)
      // The stop came while it started, and found nothing to stop.
      if (this.isStopping) return await this.current.stop()
      this.log('PostgreSQL is running again.')
    } catch (error) {
      this.log(`${errorText(error)}\nTrying again.`)
    }
  }
}

function interrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    // It went before us.
  }
}
