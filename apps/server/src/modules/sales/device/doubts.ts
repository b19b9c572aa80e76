import { fail } from '@countinghouse/contract/errors'
import { mostOfflineHours, mostOfflineSales } from '@countinghouse/contract/sales/device'
import type { ReviewReason } from '@countinghouse/contract/sales/offline-review'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { LockedDevice } from './lock-device.ts'

/** A clock that is off by less is right: calls take time. Units: seconds. */
const rightSeconds = 120

export type Clock = {
  /** How far it is ahead; below zero: behind. Units: seconds. */
  readonly seconds: number
  readonly isWrong: boolean
}

/** What the clock of a device shows when it sends, against that of the server. `sentAt` null: it is taken as right. */
export function clockOf({ now }: Pick<Ctx, 'now'>, sentAt: string | null): Clock {
  const seconds = sentAt === null ? 0 : Math.round((new Date(sentAt).getTime() - now.getTime()) / 1000)
  return { seconds, isWrong: Math.abs(seconds) > rightSeconds }
}

/** Most that is kept of how far a clock is off: one that lost its date may say any year. Units: seconds. */
const mostKeptSeconds = 2_000_000_000

/** How far it is off as it is kept. Units: seconds. */
export function keptSecondsOf({ seconds }: Clock): number {
  return Math.min(Math.max(seconds, -mostKeptSeconds), mostKeptSeconds)
}

/**
 * When a sale was made by the clock of the server: a clock that is wrong is corrected by what it is off now, and nothing was sold before
 * its session was opened or after it arrived.
 */
export function timeOfSale(
  { now }: Pick<Ctx, 'now'>,
  soldAt: string,
  { clock, openedAt }: { readonly clock: Clock; readonly openedAt: Date },
): { readonly soldAt: string; readonly isWrong: boolean } {
  const said = new Date(soldAt).getTime() - (clock.isWrong ? clock.seconds * 1000 : 0)
  const possible = Math.min(Math.max(said, openedAt.getTime()), now.getTime())
  const isWrong = clock.isWrong || Math.abs(said - possible) > rightSeconds * 1000
  return { soldAt: new Date(possible).toISOString(), isWrong }
}

/** Sales that a device sent within the hours that it may keep them. */
export async function countSent(ctx: Ctx, tx: Tx, deviceId: number): Promise<number> {
  const oldest = new Date(ctx.now.getTime() - mostOfflineHours * 3_600_000)
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from sales.offline_sale
    where company_id = ${ctx.companyId} and device_id = ${deviceId} and received_at > ${oldest.toISOString()}`.execute(
    tx,
  )
  return rows[0]?.sent ?? 0
}

type Given = { readonly soldAt: string; readonly sentCount: number; readonly isRecovered: boolean }

/**
 * What is doubtful about the device. One that was revoked is bound to its limits, also from when it was revoked on, unless a person
 * decides: it may be stolen, and says itself when it sold. Throws: sales.device_revoked.
 */
export function doubtsOfDevice(
  { now }: Pick<Ctx, 'now'>,
  { status, revokedAt }: LockedDevice,
  { soldAt, sentCount, isRecovered }: Given,
): ReviewReason[] {
  const isOld = (at: string) => now.getTime() - new Date(at).getTime() > mostOfflineHours * 3_600_000
  const isBeyond = isOld(soldAt) || (revokedAt !== null && isOld(revokedAt)) || sentCount >= mostOfflineSales
  if (status === 'active') return isBeyond ? ['beyond_limits'] : []
  if (isBeyond && !isRecovered) return fail('sales.device_revoked')
  return isBeyond ? ['device_revoked', 'beyond_limits'] : ['device_revoked']
}

type People = { readonly cashierId: number; readonly customerId: number | null }
type Known = {
  readonly isActive: boolean | null
  readonly isCustomer: boolean
  readonly isStopped: boolean
}

/** What is doubtful about cashier and customer. Throws: not_found where the company has none of them. */
export async function doubtsOfPeople(
  { companyId }: Ctx,
  tx: Tx,
  { cashierId, customerId }: People,
): Promise<ReviewReason[]> {
  const { rows } = await sql<Known>`
    select (select u.status = 1 from erp.app_user u where u.company_id = ${companyId} and u.id = ${cashierId}) as "isActive",
      ${customerId}::bigint is null or c.id is not null as "isCustomer",
      coalesce(c.status <> 'active' or m.status <> 'active', false) as "isStopped"
    from (select) x
    left join crm.customer c on c.company_id = ${companyId} and c.id = ${customerId}::bigint
    left join crm.trade_member m on m.company_id = c.company_id and m.customer_id = c.id`.execute(tx)
  const [{ isActive, isCustomer, isStopped } = fail('internal')] = rows
  if (isActive === null || !isCustomer) return fail('not_found')
  return [...(isActive ? [] : ['cashier_inactive' as const]), ...(isStopped ? ['customer_stopped' as const] : [])]
}
