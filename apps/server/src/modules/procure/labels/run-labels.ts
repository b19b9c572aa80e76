import { IdleThread } from '../../../platform/print/idle-thread.ts'
import type { LabelJob, LabelResult } from './label-content.ts'

const thread = new IdleThread<LabelJob, LabelResult>(new URL('./label-thread.ts', import.meta.url))

/** Has the thread of this process make labels: a thousand take longer than other requests may wait. Throws: busy, where it takes too long. */
export async function runLabels(job: LabelJob): Promise<LabelResult> {
  return await thread.run(job)
}
