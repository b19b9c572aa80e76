import { auditRows } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database, Tx } from '../../../platform/database/db.ts'
import { outboxRows } from '../../../platform/jobs/outbox.ts'
import { runScheduled } from '../../../platform/jobs/scheduled-context.ts'
import type { ProviderParts } from '../provider/provider-account.ts'

/** Opens a transaction with its audit rows and events. The provider is called between two of them, never within one. */
export type Transact = <T>(run: (ctx: Ctx, tx: Tx) => Promise<T>) => Promise<T>

/** What a conversation with the provider about payments of a company needs. */
export type Checked = ProviderParts & { readonly companyId: number; readonly transact: Transact }

/** For what a user does. */
export function transactAs(db: Database, ctx: Ctx): Transact {
  return async (run) =>
    await db.inStatementBatches(ctx, [], async (tx) => {
      ctx.changes.length = 0
      ctx.events.length = 0
      const value = await run(ctx, tx)
      const closing = [outboxRows(ctx), auditRows(ctx)].filter((query) => query !== null)
      return { value, closing }
    })
}

type Acting = { readonly companyId: number; readonly userId: number; readonly taskId: string }

/** For what the provider, a customer or the clock does, on behalf of the user who created the link. */
export function transactFor(db: Database, acting: Acting): Transact {
  return async (run) => await runScheduled(db, { ...acting, isInAllStores: true }, run)
}
