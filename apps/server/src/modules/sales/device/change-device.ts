import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import type { Device, registerDevice, revokeDevice } from '@countinghouse/contract/sales/device'
import { devices, devicesPage } from '@countinghouse/contract/sales/device'
import type { reportDevice } from '@countinghouse/contract/sales/register-offline'
import { registerPage } from '@countinghouse/contract/sales/register'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockReference } from '../../../platform/database/lock-reference.ts'
import { hashOfKey } from './device-key.ts'
import { lockDevice } from './lock-device.ts'
import { readDevice } from './read-device.ts'

/** Throws: not_found. Locks: the uid, so that what is sent twice at once registers one. */
export async function register(
  ctx: Ctx,
  tx: Tx,
  { uid, key, name, tillId }: InputOfRoute<typeof registerDevice>,
): Promise<OutputOfRoute<typeof registerDevice>> {
  await lockReference(tx, ctx.companyId, 'sales.device', uid)
  const { rows: known } = await sql<{ id: number; version: number }>`
    select id, version from sales.device
    where company_id = ${ctx.companyId} and uid = ${uid} and key_hash = ${hashOfKey(key)}`.execute(tx)
  if (known[0] !== undefined) {
    record(ctx, { id: known[0].id, name }, null, { isSentAgain: true })
    return known[0]
  }
  const stores = ctx.grants.storesWith(permissionName(devicesPage, 'register'))
  const { rows } = await sql<{ id: number; version: number }>`
    insert into sales.device (company_id, uid, name, till_id, key_hash, registered_by)
    select t.company_id, ${uid}, ${name}, t.id, ${hashOfKey(key)}, ${ctx.userId} from sales.till t
    where t.company_id = ${ctx.companyId} and t.id = ${tillId} and t.status = 'active'
      and ${stores === null ? sql`true` : sql`t.store_id = any(${stores}::bigint[])`}
    returning id, version`.execute(tx)
  const device = rows[0] ?? fail('not_found')
  record(ctx, { id: device.id, name }, null, { name, tillId, status: 'active' })
  return device
}

/** Throws: not_found, stale, state_conflict. */
export async function revoke(
  ctx: Ctx,
  tx: Tx,
  { id, version, reason }: InputOfRoute<typeof revokeDevice>,
): Promise<Device> {
  // Locked before it is read, so that no sale of it is recorded meanwhile.
  await sql`select from sales.device where company_id = ${ctx.companyId} and id = ${id} for update`.execute(tx)
  const before = await readDevice(ctx, tx, id)
  if (before.version !== version) return fail('stale', { details: { current: before } })
  if (before.status === 'revoked') return fail('state_conflict')
  await sql`
    update sales.device set status = 'revoked', revoked_at = ${ctx.now.toISOString()}, revoked_by = ${ctx.userId}, revoke_reason = ${reason}
    where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
  record(ctx, before, { status: before.status }, { status: 'revoked', reason })
  return await readDevice(ctx, tx, id)
}

/** Keeps what the device holds back, and answers whether it may go on. Throws: not_found. */
export async function report(
  ctx: Ctx,
  tx: Tx,
  { id, key, waitingCount, refusedCount, waitingSince }: InputOfRoute<typeof reportDevice>,
): Promise<OutputOfRoute<typeof reportDevice>> {
  const { status, name, tillId } = await lockDevice(ctx, tx, { id, key }, { page: registerPage, event: 'sell' })
  const since = waitingCount === 0 ? null : (waitingSince ?? ctx.now.toISOString())
  await sql`
    update sales.device set waiting_count = ${waitingCount}, refused_count = ${refusedCount}, waiting_since = ${since}
    where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
  return { status, name, tillId }
}

/** What a step did to a device; `before` null: it was registered. */
function record(
  ctx: Ctx,
  { id, name }: { readonly id: number; readonly name: string },
  before: object | null,
  after: object,
): void {
  ctx.audit({
    entity: devices.entity,
    entityId: id,
    label: name,
    before: before && { ...before },
    after: { ...after },
  })
}
