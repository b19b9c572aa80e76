import { auditRows } from '../../platform/audit/audit.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Database, Tx } from '../../platform/database/db.ts'

/** A transaction with its audit rows, of a call that asked a provider before and must not hold one meanwhile. */
export async function transact<T>(ctx: Ctx, db: Database, run: (tx: Tx) => Promise<T>): Promise<T> {
  return await db.inStatementBatches(ctx, [], async (tx) => {
    ctx.changes.length = 0
    const value = await run(tx)
    const audit = auditRows(ctx)
    return { value, closing: audit === null ? [] : [audit] }
  })
}
