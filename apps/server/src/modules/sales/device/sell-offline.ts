import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import { devicesPage, mostOfflineHours, mostOfflineSales } from '@countinghouse/contract/sales/device'
import type { CompleteSale } from '@countinghouse/contract/sales/register'
import { registerPage } from '@countinghouse/contract/sales/register'
import type { OfflineSale } from '@countinghouse/contract/sales/register-offline'
import { offlineTenderKinds } from '@countinghouse/contract/sales/register-offline'
import { needsOfCart } from '@countinghouse/contract/sales/till-approval'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { requireAllowed } from '../approval/require-allowed.ts'
import { raiseException } from '../../desk/index.ts'
import { validatePoints } from '../points/points-of-sale.ts'
import { answerOf, findSoldAt } from '../register/answer.ts'
import { composeSale } from '../register/compose-sale.ts'
import { postSales } from '../register/post-sales.ts'
import { recordPromotions } from '../register/promotions.ts'
import { serialsOfSale } from '../register/serials-of-sale.ts'
import { validateTenders } from '../register/validate-tenders.ts'
import type { Session } from '../session/read-session.ts'
import { readSession } from '../session/read-session.ts'
import { kitsChanged } from './kits-changed.ts'
import type { LockedDevice } from './lock-device.ts'
import { lockDevice } from './lock-device.ts'
import { priceOffline } from './price-offline.ts'

/** Records a sale that an active device sends in time. Throws: see the route. */
export async function sellOffline(ctx: Ctx, tx: Tx, input: OfflineSale): Promise<CompleteSale> {
  const by = { page: registerPage, event: 'sell' }
  const device = await lockDevice(ctx, tx, input, by)
  const before = await findSoldAt(ctx, tx, { uid: input.uid, tillId: device.tillId })
  if (before !== null) return before
  if (device.status === 'revoked') return fail('sales.device_revoked')
  await requireWithinLimits(ctx, tx, input)
  const session = await readSession(ctx, tx, input.tillSessionId, { permission: permissionName(by.page, by.event) })
  return await record(ctx, tx, input, { device, session, recoveredBy: null })
}

/** Records a sale that was refused for its age, its device or its session. Throws: see the route. */
export async function recover(ctx: Ctx, tx: Tx, input: OfflineSale): Promise<CompleteSale> {
  const by = { page: devicesPage, event: 'recover' }
  const device = await lockDevice(ctx, tx, input, by)
  const before = await findSoldAt(ctx, tx, { uid: input.uid, tillId: device.tillId })
  if (before !== null) return before
  const permission = permissionName(by.page, by.event)
  const rung = await readSession(ctx, tx, input.tillSessionId, { permission })
  const session = rung.status === 'open' ? rung : await readOpenSession(ctx, tx, device, permission)
  if (rung.tillId !== device.tillId) return fail('not_found')
  return await record(ctx, tx, input, { device, session, recoveredBy: ctx.userId })
}

type Where = { readonly device: LockedDevice; readonly session: Session; readonly recoveredBy: number | null }

async function record(
  ctx: Ctx,
  tx: Tx,
  input: OfflineSale,
  { device, session, recoveredBy }: Where,
): Promise<CompleteSale> {
  if (session.tillId !== device.tillId) return fail('not_found')
  await requireCashier(ctx, tx, input.cashierId)
  await requireFreeNumber(ctx, tx, input)
  await requireAllowed(ctx, tx, { ...input, tillSessionId: session.id }, needsOfCart(input))
  const { uid, customerId, grossMinor, note } = input
  const { storeId, businessOn, currency: currencyCode } = session
  const { cart, totals, expectedMinor, areKitsChanged, promotions, automatic } = await priceOffline(
    ctx,
    tx,
    session,
    input,
  )
  const hasCustomer = customerId !== null
  const isSettled = recoveredBy !== null
  const owed = { dueMinor: grossMinor, isRefund: false, hasCustomer, isSettled }
  const due = { storeId, day: businessOn, currency: currencyCode, ...owed }
  const { roundingMinor, kinds } = await validateTenders(ctx, tx, input.tenders, due)
  const isOffline = (kind: string) => (offlineTenderKinds as readonly string[]).includes(kind)
  if (
    !kinds.every(isOffline) ||
    input.tenders.some((tender) => tender.currencyMinor !== null || tender.terminalUid !== null)
  )
    return fail('sales.tender_not_offered')
  const points = await validatePoints(ctx, tx, { ...input, kinds, businessOn })
  const soldAt = earlierOf(input.soldAt, ctx.now)
  const facts = { uid, tillSessionId: session.id, customerId, currencyCode, businessOn, soldAt, note }
  const lotIds = await serialsOfSale(ctx, tx, { storeId, lines: input.lines, items: cart.items })
  const sale = composeSale(cart, totals, { ...facts, roundingMinor, tenders: input.tenders, points, lotIds })
  const [posted] = await postSales({ ...ctx, userId: input.cashierId }, tx, [{ ...sale, isSettled }])
  const { sale_id: saleId, number } = posted ?? fail('internal')
  await recordPromotions(ctx, tx, { saleId, customerId, entries: promotions, coupons: [], automatic })
  await sql`
    insert into sales.offline_sale (company_id, sale_id, device_id, device_number, device_sold_at, received_at, expected_minor, are_kits_changed, recovered_by)
    values (${ctx.companyId}, ${saleId}, ${device.id}, ${input.deviceNumber}, ${input.soldAt}, ${ctx.now.toISOString()}, ${expectedMinor}, ${areKitsChanged}, ${recoveredBy})`.execute(
    tx,
  )
  if (areKitsChanged) {
    const cause = { receipt: number, device: device.name }
    const raised = { key: String(saleId), label: number, recordId: device.id, arguments: cause }
    await raiseException(ctx, tx, kitsChanged, raised)
  }
  const after = { number, payableMinor: grossMinor + roundingMinor, device: device.name, expectedMinor }
  ctx.audit({ entity: 'sales.sale', entityId: saleId, label: number, before: null, after })
  return await answerOf(ctx, tx, saleId)
}

/** Throws: sales.offline_too_old, sales.offline_too_many. */
async function requireWithinLimits(ctx: Ctx, tx: Tx, { id, soldAt }: OfflineSale): Promise<void> {
  const oldest = new Date(ctx.now.getTime() - mostOfflineHours * 3_600_000)
  if (new Date(soldAt) < oldest) return fail('sales.offline_too_old')
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from sales.offline_sale
    where company_id = ${ctx.companyId} and device_id = ${id} and received_at > ${oldest.toISOString()}`.execute(tx)
  if ((rows[0]?.sent ?? 0) >= mostOfflineSales) fail('sales.offline_too_many')
}

/** Throws: sales.session_not_open. */
async function readOpenSession(ctx: Ctx, tx: Tx, { tillId }: LockedDevice, permission: string): Promise<Session> {
  const { rows } = await sql<{ id: number }>`
    select id from sales.till_session where company_id = ${ctx.companyId} and till_id = ${tillId} and status = 'open'`.execute(
    tx,
  )
  return await readSession(ctx, tx, rows[0]?.id ?? fail('sales.session_not_open'), { permission })
}

/** Who rang it up, whoever sends it. Throws: not_found. */
async function requireCashier({ companyId }: Ctx, tx: Tx, cashierId: number): Promise<void> {
  const { rows } = await sql`select from erp.app_user where company_id = ${companyId} and id = ${cashierId}`.execute(tx)
  if (rows.length === 0) fail('not_found')
}

/** A device never counts the same number twice. Throws: state_conflict. */
async function requireFreeNumber({ companyId }: Ctx, tx: Tx, { id, deviceNumber }: OfflineSale): Promise<void> {
  const { rows } = await sql`
    select from sales.offline_sale where company_id = ${companyId} and device_id = ${id} and device_number = ${deviceNumber}`.execute(
    tx,
  )
  if (rows.length > 0) fail('state_conflict')
}

/** A clock that is ahead sells now. */
function earlierOf(soldAt: string, now: Date): string {
  return new Date(Math.min(new Date(soldAt).getTime(), now.getTime())).toISOString()
}
