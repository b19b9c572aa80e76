import { fail } from '@countinghouse/contract/errors'
import { settlement } from '@countinghouse/contract/inventory/settlement'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { goesToPartner } from '../partner/is-partner-shipment.ts'
import { requireBusinessDay } from '../require-business-day.ts'
import { syncTransfer } from '../transfer/sync-transfer.ts'
import { capitaliseCharges, claimedCharges } from '../transfer-charge/capitalise-charges.ts'
import { wayOf } from '../transfer-shipment/dispatch-shipment.ts'
import { lockCarried } from '../transfer-shipment/lock-carried.ts'
import { transferIdOf } from '../transfer-shipment/shipment-lines.ts'
import { readDiscounts } from './discount-damaged.ts'
import { requireWhole } from './validate-settlement.ts'
import { recordSettled } from './record-settled.ts'
import { moveOf } from './move-lines.ts'
import { lowerValues, postArrivals, postMoves } from './post-events.ts'
import { postLiabilities } from './post-liabilities.ts'
import { locateOver } from './locate-over.ts'
import type { Valued } from './apportion-value.ts'
import { apportionValue } from './apportion-value.ts'

export type Settlement = RowOf<typeof settlement>

/**
 * Posts the resolutions: nothing remains in transit, the shipment is settled with its last discrepancy, and its transfer closed. Throws:
 * what requireBusinessDay, requireWhole, moveOf, readDiscounts and the postings throw. Locks: the shipment, then those of the postings; the
 * transfer is locked.
 */
export async function postSettlement(ctx: Ctx, tx: Tx, row: Settlement): Promise<TransitionOutcome> {
  const { id, shipmentId, fromStoreId, toStoreId, effectiveOn } = row
  await requireBusinessDay(ctx, tx, settlement.page, { storeId: toStoreId, effectiveOn })
  const shipment = (await lockDocumentRow(ctx, tx, transferShipment, shipmentId)) ?? fail('not_found')
  await lockCarried(ctx, tx, { shipmentId, storeIds: [fromStoreId, toStoreId], day: sql`${effectiveOn}` })
  const decided = apportionValue(await requireWhole(ctx, tx, row))
  const { transitId, shelfId } = await wayOf(ctx, tx, shipmentId)
  const isPartner = await goesToPartner(ctx, tx, shipmentId)
  const places = { transitId, shelfId, isPartner, damagedId: await damagedLocationOf(ctx, tx, toStoreId) }
  const event = { sourceId: id, effectiveOn }
  const placed = await locateOver(ctx, tx, fromStoreId, decided)
  const moved = await postMoves(
    ctx,
    tx,
    event,
    placed.flatMap((one) => {
      const move = moveOf(one, places)
      return move === null ? [] : [{ ...one, move }]
    }),
  )
  await postArrivals(ctx, tx, { ...event, isPartner }, moved)
  const discounts = await readDiscounts(ctx, tx, decided)
  await lowerValues(ctx, tx, event, discounts)
  await recordSettled(ctx, tx, shipmentId, decided)
  await capitaliseCharges(ctx, tx, { shipmentId, effectiveOn })
  const isOpen = await hasOpen(ctx, tx, shipmentId)
  await moveDocument(ctx, tx, transferShipment, shipment, { status: isOpen ? shipment.status : 'settled' })
  await syncTransfer(ctx, tx, await transferIdOf(ctx, tx, shipmentId), true)
  const lost = moved.filter(({ move: { kind } }) => kind === 'transit_loss' || kind === 'scrap')
  const claimed = lost.filter(isClaimed)
  const chargesMinor = await claimedCharges(ctx, tx, shipmentId, missingOf(decided))
  await postLiabilities(ctx, tx, { ...event, fromStoreId, toStoreId }, { lost, chargesMinor })
  const lessMinor = discounts.reduce((total, { costMinor }) => total - costMinor, 0)
  return {
    set: {
      valueMinor: worthOf(lost) + lessMinor,
      claimMinor: worthOf(claimed) + chargesMinor,
      postedAt: ctx.now.toISOString(),
      postedBy: ctx.userId,
    },
  }
}

function isClaimed({ action }: Valued): boolean {
  return action === 'carrier_claim' || action === 'insurance_claim'
}

/** Quantities that finally did not arrive. */
function missingOf(decided: readonly Valued[]) {
  return decided.flatMap((one) => {
    const { difference, action, quantity } = one
    if (difference.kind !== 'short' || difference.lineNo === null || action === 'late_found_dest') return []
    return [{ lineNo: difference.lineNo, quantity, isClaimed: isClaimed(one) }]
  })
}

function worthOf(moved: readonly { readonly movedMinor: number }[]): number {
  return moved.reduce((total, { movedMinor }) => total + movedMinor, 0)
}

async function damagedLocationOf({ companyId }: Ctx, tx: Tx, storeId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select l.id from inventory.location l where l.company_id = ${companyId} and l.store_id = ${storeId} and l.is_damaged`.execute(
    tx,
  )
  return rows[0]?.id ?? null
}

async function hasOpen({ companyId }: Ctx, tx: Tx, shipmentId: number): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select exists (select from inventory.open_discrepancy d where d.company_id = ${companyId} and d.shipment_id = ${shipmentId}) as "isOpen"`.execute(
    tx,
  )
  return rows[0]?.isOpen === true
}
