import type { MasterRow } from '@countinghouse/contract/master'
import type { Ctx, GuardCtx, MasterWrite } from '../calls/context.ts'
import type { Tx } from '../database/db.ts'

type Values = Readonly<Record<string, unknown>>
type Guarding = GuardCtx & Pick<Ctx, 'guards'>

/** Asks the guard of a master whether a record may be written so. Throws: what it refuses with. */
export async function checkGuard(ctx: Guarding, tx: Tx, entity: string, write: MasterWrite<Values>): Promise<void> {
  await ctx.guards.get(entity)?.beforeWrite?.(ctx, tx, write)
}

/** Tells the guard of a master what was written. Throws: what it refuses with. */
export async function notifyGuard(ctx: Guarding, tx: Tx, entity: string, write: MasterWrite<MasterRow>): Promise<void> {
  await notifyGuardOfAll(ctx, tx, entity, [write])
}

/** The same of many records at once. */
export async function notifyGuardOfAll(
  ctx: Guarding,
  tx: Tx,
  entity: string,
  writes: readonly MasterWrite<MasterRow>[],
): Promise<void> {
  const guard = ctx.guards.get(entity)
  if (guard?.afterWrites !== undefined) return await guard.afterWrites(ctx, tx, writes)
  for (const write of writes) await guard?.afterWrite?.(ctx, tx, write)
}

/** What a write of values does to a record. */
export function verbOf(before: MasterRow | null, values: Values): MasterWrite<Values>['verb'] {
  if (before === null) return 'create'
  const { status = before.status } = values
  if (status === before.status) return 'edit'
  return status === 'active' ? 'activate' : 'deactivate'
}
