import { fail } from '@countinghouse/contract/errors'
import type { ReviewReason } from '@countinghouse/contract/sales/offline-review'
import type { OfflineSale } from '@countinghouse/contract/sales/offline-sale'
import { needsOfCart } from '@countinghouse/contract/sales/till-approval'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { findUnallowed } from '../approval/require-allowed.ts'
import { raiseException } from '../../desk/index.ts'
import { validatePoints } from '../points/points-of-sale.ts'
import { composeSale } from '../register/compose-sale.ts'
import type { Posted, PostedSale } from '../register/post-sales.ts'
import { postSales } from '../register/post-sales.ts'
import { recordPromotions } from '../register/promotions.ts'
import { serialsOfSale } from '../register/serials-of-sale.ts'
import type { Clock } from './doubts.ts'
import { doubtsOfDevice, doubtsOfPeople, keptSecondsOf, timeOfSale } from './doubts.ts'
import { kitsChanged } from './kits-changed.ts'
import { sessionOfSale } from './late-session.ts'
import type { LockedDevice } from './lock-device.ts'
import { priceOffline } from './price-offline.ts'
import { tendersAsPaid } from './tenders-as-paid.ts'

/** A sale of a device without its proof. */
export type KeptSale = Omit<OfflineSale, 'id' | 'key' | 'sentAt'>

export type Recording = {
  readonly device: LockedDevice
  readonly clock: Clock
  /** In whose stores it may be recorded. */
  readonly permission: string
  /** Sales that the device sent lately, those of this call before it among them. */
  readonly sentCount: number
  /** Who decided to record it; null: the device sent it. */
  readonly recoveredBy: number | null
  /** The period of the session takes nothing more. */
  readonly isPeriodClosed: boolean
}

type Prepared = {
  readonly sale: PostedSale
  readonly finish: (posted: Posted) => Promise<void>
}

/**
 * Records sales of one cashier in one posting, in their order, as their customers paid them; what a person should look at is noted with its
 * reasons. Throws: what no device sends, see the route.
 */
export async function recordOffline(
  ctx: Ctx,
  tx: Tx,
  sales: readonly KeptSale[],
  recording: Recording,
): Promise<readonly number[]> {
  const prepared: Prepared[] = []
  for (const [at, sale] of sales.entries())
    prepared.push(await prepare(ctx, tx, sale, { ...recording, sentCount: recording.sentCount + at }))
  const { cashierId } = sales[0] ?? fail('internal')
  const posted = await postSales(
    { ...ctx, userId: cashierId },
    tx,
    prepared.map(({ sale }) => sale),
  )
  const ids: number[] = []
  for (const { sale, finish } of prepared) {
    const own = posted.find(({ uid }) => uid === sale.uid) ?? fail('internal')
    await finish(own)
    ids.push(own.sale_id)
  }
  return ids
}

async function prepare(ctx: Ctx, tx: Tx, input: KeptSale, recording: Recording): Promise<Prepared> {
  const { device, clock, permission, sentCount, recoveredBy, isPeriodClosed } = recording
  const wanted = { id: input.tillSessionId, permission, isPeriodClosed }
  const { session, openedAt, reason } = await sessionOfSale(ctx, tx, device, wanted)
  const people = await doubtsOfPeople(ctx, tx, input)
  await requireFreeNumber(ctx, tx, device, input)
  const time = timeOfSale(ctx, input.soldAt, { clock, openedAt })
  const { soldAt } = time
  const ofDevice = doubtsOfDevice(ctx, device, { soldAt, sentCount, isRecovered: recoveredBy !== null })
  const unallowed = await findUnallowed(ctx, tx, input, needsOfCart(input))
  const { uid, customerId, grossMinor, note } = input
  const { storeId, businessOn, currency: currencyCode } = session
  const priced = await priceOffline(ctx, tx, session, { ...input, soldAt })
  const { cart, totals, expectedMinor, areKitsChanged, promotions, automatic, taxExemption } = priced
  const { roundingMinor, kinds, isRefused } = await tendersAsPaid(ctx, tx, session, input)
  const points = await validatePoints(ctx, tx, { ...input, kinds, businessOn })
  const lotIds = await serialsAsSold(ctx, tx, { storeId, lines: input.lines, items: cart.items })
  const facts = { uid, tillSessionId: session.id, customerId, currencyCode, businessOn, soldAt, note, taxExemption }
  const composed = composeSale(cart, totals, {
    ...facts,
    roundingMinor,
    tenders: input.tenders,
    points,
    lotIds: lotIds ?? [],
  })
  const when = (isSo: boolean, why: ReviewReason) => (isSo ? [why] : [])
  const reasons = new Set<ReviewReason>([
    ...(reason === null ? [] : [reason]),
    ...people,
    ...ofDevice,
    ...priced.reasons,
    ...when(time.isWrong, 'clock_wrong'),
    ...when(unallowed.length > 0, 'over_limit'),
    ...when(isRefused, 'payment_refused'),
    ...when(lotIds === null, 'serial_missing'),
  ])
  const finish = async ({ sale_id: saleId, number }: Posted) => {
    await recordPromotions(ctx, tx, { saleId, customerId, entries: promotions, coupons: [], automatic })
    await sql`
      insert into sales.offline_sale (company_id, sale_id, device_id, device_number, device_sold_at, received_at, expected_minor, are_kits_changed,
        recovered_by, clock_seconds, reasons, review)
      values (${ctx.companyId}, ${saleId}, ${device.id}, ${input.deviceNumber}, ${input.soldAt}, ${ctx.now.toISOString()}, ${expectedMinor},
        ${areKitsChanged}, ${recoveredBy}, ${keptSecondsOf(clock)}, ${[...reasons]}::text[], ${reasons.size === 0 ? null : 'open'})`.execute(
      tx,
    )
    if (areKitsChanged) {
      const cause = { receipt: number, device: device.name }
      const raised = { key: String(saleId), label: number, recordId: device.id, arguments: cause }
      await raiseException(ctx, tx, kitsChanged, raised)
    }
    const payableMinor = grossMinor + roundingMinor
    const after = { number, payableMinor, device: device.name, expectedMinor, reasons: [...reasons].join(', ') }
    ctx.audit({ entity: 'sales.sale', entityId: saleId, label: number, before: null, after })
  }
  return { sale: { ...composed, isSettled: true }, finish }
}

/** A device never counts the same number twice. Throws: state_conflict. */
async function requireFreeNumber(
  { companyId }: Ctx,
  tx: Tx,
  { id }: LockedDevice,
  { deviceNumber }: Pick<KeptSale, 'deviceNumber'>,
): Promise<void> {
  const { rows } = await sql`
    select from sales.offline_sale where company_id = ${companyId} and device_id = ${id} and device_number = ${deviceNumber}`.execute(
    tx,
  )
  if (rows.length > 0) fail('state_conflict')
}

/** Null: goods have got serial numbers since, which nobody named. */
async function serialsAsSold(
  ctx: Ctx,
  tx: Tx,
  sold: Parameters<typeof serialsOfSale>[2],
): Promise<readonly number[][] | null> {
  try {
    return await serialsOfSale(ctx, tx, sold)
  } catch (error) {
    // The piece is with the customer, whichever it is.
    if (error instanceof AppError) return null
    throw error
  }
}
