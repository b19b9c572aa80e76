import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { auditRows } from '../audit/audit.ts'
import type { Ctx } from '../calls/context.ts'
import type { Database, Reader, Tx } from '../database/db.ts'
import { statement } from '../database/db.ts'
import type { FileStore } from '../files/file-store.ts'
import type { DiskWatch } from '../database/disk.ts'
import type { Drain } from '../http/health.ts'
import { outboxRows } from './outbox.ts'
import type { Pace } from '../http/pace.ts'

/** How far a step has come: where the next one goes on, and what is counted for the people who wait. */
export type Progress = {
  /** Anything that JSON can hold. */
  readonly checkpoint: unknown
  readonly done: number
  readonly total?: number
}

const roomPauseMs = 1000
const longestRestMs = 250

/** Ends a run between two steps; no failure of the job. */
export class RunStopped extends Error {
  override readonly name = 'RunStopped'
  readonly reason: 'cancelled' | 'drained' | 'replaced' | 'yielded'

  constructor(reason: RunStopped['reason']) {
    super(reason)
    this.reason = reason
  }
}

export type RunParts = {
  readonly db: Database
  readonly files: FileStore
  readonly drain: Drain
  readonly disk: DiskWatch
  readonly pace: Pace
}

type Running<I> = {
  readonly id: number
  readonly token: string
  readonly input: I
  readonly ctx: Ctx
  readonly progress: Progress
}

/** One run of a job, from its checkpoint on; a job that was interrupted has several. */
export class JobRun<I> {
  readonly id: number
  readonly input: I
  /** The creator's; what is audited and emitted inside a step is kept with it. */
  readonly ctx: Ctx
  readonly files: FileStore
  private readonly parts: RunParts
  private readonly token: string
  private now: Progress
  private restedAt = performance.now()

  constructor(parts: RunParts, { id, token, input, ctx, progress }: Running<I>) {
    this.parts = parts
    this.files = parts.files
    this.id = id
    this.token = token
    this.input = input
    this.ctx = ctx
    this.now = progress
  }

  /** What the last committed step left; `checkpoint` is null before the first. */
  get progress(): Progress {
    return this.now
  }

  /** How many rows the next step should take, so that whoever is served beside it does not notice. */
  get rowsAtOnce(): number {
    return this.parts.pace.rowsAtOnce()
  }

  get reader(): Reader {
    return this.parts.db.reader(this.ctx)
  }

  /** Several reads that agree, for as long as the job takes; each must come soon after the last. */
  async snapshot<T>(run: (reader: Reader) => Promise<T>): Promise<T> {
    return await this.parts.db.snapshot(this.ctx, run, true)
  }

  /**
   * Commits effect, checkpoint and progress in one transaction, so that whatever happens to the process, each step has its
   * effect once. A step takes `rowsAtOnce`: it is what a cancel or a stop waits for, and where work stands still while the disk
   * is full. Throws: RunStopped before it begins.
   */
  async step(run: (tx: Tx) => Promise<Progress>): Promise<void> {
    while (this.parts.disk.isReadOnly() && !this.parts.drain.isDraining) await sleep(roomPauseMs)
    if (this.parts.drain.isDraining) throw new RunStopped('drained')
    await this.commitStep(run)
    await sleep(Math.min(longestRestMs, (performance.now() - this.restedAt) * this.parts.pace.restShare()))
    this.restedAt = performance.now()
  }

  /**
   * Leaves the place of a job that mostly waits, such as for its pace, to those behind it; it goes on from its checkpoint in its turn.
   * Throws: RunStopped, always.
   */
  yieldTurn(): never {
    throw new RunStopped('yielded')
  }

  private async commitStep(run: (tx: Tx) => Promise<Progress>): Promise<void> {
    const { ctx, id, token } = this
    const { companyId } = ctx
    const mine = sql`company_id = ${companyId} and id = ${id} and run_token = ${token}`
    const look = statement(sql`select cancel_requested_at is not null as is_cancelled from platform.job where ${mine}`)
    this.now = await this.parts.db.inStatementBatches(ctx, [look], async (tx, opened) => {
      ctx.changes.length = 0
      ctx.events.length = 0
      const [job] = opened[0] ?? []
      if (job === undefined) throw new RunStopped('replaced')
      if (job['is_cancelled'] === true) throw new RunStopped('cancelled')
      const next = await run(tx)
      const kept = await sql`
        update platform.job set checkpoint = ${JSON.stringify(next.checkpoint)}::jsonb, done_count = ${next.done},
          total_count = coalesce(${next.total ?? null}, total_count), attempts = 0
        where ${mine} returning id`.execute(tx)
      if (kept.rows.length === 0) throw new RunStopped('replaced')
      const closing = [outboxRows(ctx), auditRows({ ...ctx, ip: null })].filter((query) => query !== null)
      return { value: { ...next, total: next.total ?? this.now.total }, closing }
    })
  }
}
