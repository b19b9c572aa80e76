import { fail } from '@countinghouse/contract/errors'
import type { Page } from '@countinghouse/contract/page'
import { permissionName } from '@countinghouse/contract/page'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { hashOfKey } from './device-key.ts'

export type LockedDevice = {
  readonly id: number
  readonly name: string
  readonly status: 'active' | 'revoked'
  /** Null: it is active. */
  readonly revokedAt: string | null
  readonly tillId: number
  readonly storeId: number
}

type Caller = { readonly id: number; readonly key: string }

/**
 * The device that calls, seen now and locked until the transaction ends, so that its sales are recorded one after the other. Throws:
 * not_found, also for another key or a store outside the caller's access.
 */
export async function lockDevice(
  ctx: Ctx,
  tx: Tx,
  { id, key }: Caller,
  { page, event }: { readonly page: Page; readonly event: string },
): Promise<LockedDevice> {
  const { rows } = await sql<LockedDevice>`
    update sales.device d set last_seen_at = ${ctx.now.toISOString()}
    from sales.till t
    where d.company_id = ${ctx.companyId} and d.id = ${id} and d.key_hash = ${hashOfKey(key)} and t.company_id = d.company_id and t.id = d.till_id
    returning d.id, d.name, d.status, d.revoked_at as "revokedAt", d.till_id as "tillId", t.store_id as "storeId"`.execute(
    tx,
  )
  const device = rows[0] ?? fail('not_found')
  const stores = ctx.grants.storesWith(permissionName(page, event))
  if (stores !== null && !stores.includes(device.storeId)) return fail('not_found')
  return device
}
