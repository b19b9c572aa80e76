import { fail } from '@countinghouse/contract/errors'
import type { Lot } from '@countinghouse/contract/inventory/lot'
import { lots } from '@countinghouse/contract/inventory/lot'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { PostingSource } from '../../../platform/documents/posting-source.ts'
import { findLot } from './find-lot.ts'

type Target = { readonly id: number; readonly version: number }

/** `reason` null: released. Throws: not_found, stale, state_conflict where it is held, or free, already. */
export async function holdLot(
  ctx: Ctx,
  tx: Tx,
  { id, version }: Target,
  reason: string | null,
  sources: readonly PostingSource[],
): Promise<Lot> {
  const before = await findLot(ctx, tx, id, sources)
  if (before.version !== version) return fail('stale', { details: { current: before } })
  if ((before.hold === null) === (reason === null)) return fail('state_conflict')
  const { companyId, userId, now } = ctx
  const { rows } = await sql`
    update inventory.stock_lot set hold_reason = ${reason},
      held_at = ${reason === null ? null : now.toISOString()}::timestamptz, held_by = ${reason === null ? null : userId}::bigint
    where company_id = ${companyId} and id = ${id} and version = ${version} returning id`.execute(tx)
  if (rows.length === 0) return fail('stale', { details: { current: await findLot(ctx, tx, id, sources) } })
  const held = { reason: before.hold?.reason ?? null }
  ctx.audit({ entity: lots.entity, entityId: id, label: before.name, before: held, after: { reason } })
  return await findLot(ctx, tx, id, sources)
}
