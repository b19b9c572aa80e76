import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer } from './idle-thread.ts'

/** What the module of an `IdleThread` does with each job. */
export function answerJobs<J, R>(work: (job: J) => Promise<R>): void {
  parentPort?.on('message', ({ id, job }: { id: number; job: J }) => {
    void work(job)
      .then((result): ThreadAnswer<R> => ({ id, result }))
      .catch((error: unknown): ThreadAnswer<R> => ({
        id,
        failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }))
      .then((answer) => parentPort?.postMessage(answer))
  })
}
