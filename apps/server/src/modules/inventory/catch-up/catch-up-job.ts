import { ledgerHealthPage } from '@countinghouse/contract/inventory/ledger-health'
import { text } from '@countinghouse/contract/inventory/ledger-health.text'
import { z } from 'zod'
import { jobKind } from '../../../platform/jobs/job-kind.ts'
import { catchUpJournals, createJournalMonths } from './catch-up-journals.ts'

/** Posts missing journals of stock postings. The checkpoint is their number so far. */
export const catchingUp = jobKind({
  kind: 'inventory.ledger.catchUp',
  text: text.catchingUp,
  resultText: text.caughtUp,
  input: z.strictObject({}),
  access: () => ({ page: ledgerHealthPage, event: 'verify' }),
  run: async (job) => {
    const { companyId } = job.ctx
    const total = job.progress.total ?? 0
    let done = Number(job.progress.checkpoint ?? 0)
    for (;;) {
      let added = 0
      await job.step(async (tx) => {
        if (done === 0) await createJournalMonths(tx, companyId)
        added = await catchUpJournals(tx, companyId, job.rowsAtOnce)
        return { checkpoint: done + added, done: done + added, total: Math.max(total, done + added) }
      })
      if (added === 0) return { result: { journalled: done } }
      done += added
    }
  },
})
