import { parentPort } from 'node:worker_threads'
import { makeLabels } from './make-labels.ts'
import type { LabelJob } from './label-content.ts'
import type { LabelAnswer } from './run-labels.ts'

// Laying out and drawing a thousand labels takes longer than other requests may wait, so it has a thread of its own.
parentPort?.on('message', ({ id, job }: { id: number; job: LabelJob }) => {
  void makeLabels(job)
    .then((result): LabelAnswer => ({ id, result }))
    .catch((error: unknown): LabelAnswer => ({
      id,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }))
    .then((answer) => parentPort?.postMessage(answer))
})
