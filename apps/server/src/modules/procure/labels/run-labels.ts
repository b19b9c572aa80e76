import { IdleThread } from '../../../platform/print/idle-thread.ts'
import type { LabelJob, LabelResult } from './label-content.ts'

const thread = new IdleThread<LabelJob, LabelResult>(new URL('./label-thread.ts', import.meta.url))

/** Runs in the worker thread, because a thousand labels would block other requests. Throws: busy, on a timeout. */
export async function runLabels(job: LabelJob): Promise<LabelResult> {
  return await thread.run(job)
}
