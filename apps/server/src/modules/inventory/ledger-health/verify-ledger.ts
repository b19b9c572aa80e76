import { ledgerHealthPage } from '@countinghouse/contract/inventory/ledger-health'
import { text } from '@countinghouse/contract/inventory/ledger-health.text'
import { z } from 'zod'
import type { Database } from '../../../platform/database/db.ts'
import { jobKind } from '../../../platform/jobs/job-kind.ts'
import { checks } from '../checks.ts'
import type { ProofSoFar } from './prove-ledger.ts'
import { startVerification, checkOnce, recordVerification } from './prove-ledger.ts'

/** Number of checks, which a job counts. */
export const checkCount = checks.length

/**
 * One check per step. Its result is the checkpoint, so that an interrupted verification resumes at its check, and a cancelled one leaves no
 * record.
 */
export const verifying = jobKind({
  kind: 'inventory.ledger.verify',
  text: text.verifying,
  resultText: text.verified,
  input: z.strictObject({}),
  access: () => ({ page: ledgerHealthPage, event: 'verify' }),
  run: async (job) => {
    const { companyId, userId } = job.ctx
    let proof =
      (job.progress.checkpoint as ProofSoFar | null) ??
      (await job.snapshot((reader) => startVerification(reader, companyId)))
    for (const check of checks.slice(proof.checks.length)) {
      const checked = await job.snapshot((reader) => checkOnce(reader, check))
      proof = { ...proof, checks: [...proof.checks, checked] }
      await job.step(async (tx) => {
        if (proof.checks.length === checks.length)
          await recordVerification(tx, { companyId, requestedBy: userId }, proof)
        return { checkpoint: proof, done: proof.checks.length, total: checks.length }
      })
    }
    const issues = proof.checks.reduce((sum, check) => sum + check.issues.length, 0)
    return { result: { issues, checks: checks.length } }
  },
})

/** The nightly verification; a ledger without moves needs none. */
export async function verifyEveryNight(db: Database, companyId: number): Promise<void> {
  const scope = { companyId }
  let proof = await db.snapshot(scope, (reader) => startVerification(reader, companyId), true)
  if (proof.moves === 0) return
  for (const check of checks) {
    const checked = await db.snapshot(scope, (reader) => checkOnce(reader, check), true)
    proof = { ...proof, checks: [...proof.checks, checked] }
  }
  await db.inTransaction(scope, (tx) => recordVerification(tx, { companyId, requestedBy: null }, proof))
}
