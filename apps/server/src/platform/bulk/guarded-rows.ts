import type { Master } from '@countinghouse/contract/master'
import { AppError } from '@countinghouse/kernel/errors'
import type { Tx } from '../database/db.ts'
import type { Issue } from '../import/issue.ts'
import { checkGuard, verbOf } from '../records/master-guard.ts'
import type { BulkCtx, PlannedRow } from './bulk-row.ts'
import { guardIssues } from './error-issues.ts'

/** What the guard of a master says against rows, before anything is written: every row that it refuses, by its number. */
export async function guardedRows(
  ctx: BulkCtx,
  tx: Tx,
  master: Master,
  rows: readonly PlannedRow[],
): Promise<ReadonlyMap<number, readonly Issue[]>> {
  const refused = new Map<number, readonly Issue[]>()
  if (!ctx.guards.has(master.entity)) return refused
  for (const { row, before, values } of rows) {
    try {
      await checkGuard(ctx, tx, master.entity, { verb: verbOf(before, values), before, after: values })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.set(row.number, guardIssues(ctx, master, error))
    }
  }
  return refused
}
