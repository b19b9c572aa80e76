import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { kernelRefusalOf } from '../../../platform/database/pg-errors.ts'

/** Undoes what was written where a rule refuses it, and answers the refusal and its code. Throws: what is no refusal. */
export async function attempt<T>(
  ctx: Ctx,
  tx: Tx,
  write: () => Promise<T>,
): Promise<{ readonly value: T } | { readonly refusal: string; readonly error: unknown }> {
  const changes = ctx.changes.length
  const events = ctx.events.length
  await sql`savepoint attempt`.execute(tx)
  try {
    const value = await write()
    await sql`release savepoint attempt`.execute(tx)
    return { value }
  } catch (error) {
    const refusal = error instanceof AppError ? error.code : kernelRefusalOf(error)?.code
    if (refusal === undefined) throw error
    await sql`rollback to savepoint attempt`.execute(tx)
    ctx.changes.length = changes
    ctx.events.length = events
    return { refusal, error }
  }
}
