import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/inventory/errors.text'
import type { openTransferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { transferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { openReceipt } from '../receiving/open-receipt.ts'
import type { ReceiptSource } from '../receiving/receipt-source.ts'
import { isPartnerShipment } from '../partner/is-partner-shipment.ts'
import { syncTransfer } from '../transfer/sync-transfer.ts'
import { capitaliseCharges } from '../transfer-charge/capitalise-charges.ts'
import { lockCarried } from '../transfer-shipment/lock-carried.ts'
import { transferIdOf } from '../transfer-shipment/shipment-lines.ts'
import { startReceiving, lockShipment, lockTransfer } from './lock-shipment.ts'
import { recordArrived } from './record-arrived.ts'
import { valueArrived } from './value-arrived.ts'

type TransferReceipt = RowOf<typeof transferReceipt>
type Opened = OutputOfRoute<typeof openTransferReceipt>
type Found = {
  readonly id: number
  readonly status: string
  readonly storeId: number
  readonly store: string
  readonly today: string
  readonly open: Opened | null
  /** Goes to a partner company, which receives it. */
  readonly isPartner: boolean
}

/**
 * Goods move from transit to stock at the value they left with and with their share of charges, damaged pieces to the location for damaged
 * goods. The shipment becomes received, or settled without discrepancies, and the transfer follows. Locks: the transfer, which is locked
 * before the receipt, the shipment, then the pools of its goods.
 */
export const transferSource: ReceiptSource<TransferReceipt> = {
  document: transferReceipt,
  sourceType: 'transfer_receipt',
  isCountedByLot: false,
  expected: ({ companyId }, { shipmentId }) => sql`
    select l.line_no, l.variant_id, null::text as lot_no, null::date as expires_on, l.open_quantity as quantity, null::numeric as unit_cost,
      null::numeric as tolerated_quantity
    from inventory.transfer_shipment_line l
    where l.company_id = ${companyId} and l.transfer_shipment_id = ${shipmentId} and l.open_quantity > 0`,
  lockFirst: lockTransfer,
  guardCount: (ctx, tx, { shipmentId }) => startReceiving(ctx, tx, shipmentId),
  async guardPost(ctx, tx, { shipmentId, storeId }) {
    await lockShipment(ctx, tx, shipmentId)
    const day = sql`(select (${ctx.now.toISOString()}::timestamptz at time zone s.timezone)::date from erp.store s
      where s.company_id = ${ctx.companyId} and s.id = ${storeId})`
    await lockCarried(ctx, tx, { shipmentId, storeIds: [storeId], day })
  },
  stockLines: valueArrived,
  async posted(ctx, tx, { shipmentId }, { effectiveOn, ...arrived }) {
    await recordArrived(ctx, tx, shipmentId, arrived)
    await capitaliseCharges(ctx, tx, { shipmentId, effectiveOn })
  },
  async finished(ctx, tx, { id, shipmentId }, discrepancies) {
    await recordOver(ctx, tx, id)
    const shipment = await lockDocumentRow(ctx, tx, transferShipment, shipmentId)
    if (shipment === null) return
    await moveDocument(ctx, tx, transferShipment, shipment, { status: discrepancies === 0 ? 'settled' : 'received' })
  },
  sync: async (ctx, tx, { shipmentId }) => await syncTransfer(ctx, tx, await transferIdOf(ctx, tx, shipmentId)),
}

/**
 * Starts or continues receiving a shipment. Throws: inventory.unknown_shipment, inventory.wrong_store with its destination,
 * inventory.not_dispatched, inventory.already_received, inventory.partner_receives unless `isForPartner`. Locks: the shipment.
 */
export async function openShipment(
  ctx: Ctx,
  tx: Tx,
  { uid, shipment }: InputOfRoute<typeof openTransferReceipt>,
  isForPartner = false,
): Promise<Opened> {
  const found = await findAndLockShipment(ctx, tx, shipment)
  const { id: shipmentId, status, isPartner } = found
  const { id } = await openReceipt(ctx, tx, transferSource, {
    ...found,
    named: ['shipment', shipment],
    guard() {
      if (isPartner && !isForPartner) fail('inventory.partner_receives')
      if (status === 'received' || status === 'settled') fail('inventory.already_received')
      if (status !== 'dispatched' && status !== 'receiving') fail('inventory.not_dispatched', { details: { status } })
    },
    values: { uid, shipmentId },
  })
  return { id }
}

/** Over quantities are also recorded on the transfer line. */
async function recordOver({ companyId }: Ctx, tx: Tx, receiptId: number): Promise<void> {
  await sql`
    update inventory.transfer_line t set over_quantity = t.over_quantity + d.quantity
    from inventory.discrepancy d
    join inventory.transfer_shipment s on s.company_id = d.company_id and s.id = d.shipment_id
    where d.company_id = ${companyId} and d.receipt_id = ${receiptId} and d.kind = 'over'
      and t.company_id = d.company_id and t.transfer_id = s.transfer_id and t.variant_id = d.variant_id`.execute(tx)
}

async function findAndLockShipment({ companyId, now, locale }: Ctx, tx: Tx, shipment: string): Promise<Found> {
  const named = sql`s.company_id = ${companyId} and s.number = upper(${shipment})`
  // A separate statement, so that reads after the lock see what other transactions committed before.
  await sql`select from inventory.transfer_shipment s where ${named} for no key update`.execute(tx)
  const { rows } = await sql<Found>`
    select s.id, s.status, s.to_store_id as "storeId", t.name as store,
      ((${now.toISOString()}::timestamptz at time zone t.timezone)::date)::text as today,
      (select json_build_object('id', r.id) from inventory.receipt r where r.company_id = ${companyId} and r.shipment_id = s.id
        and r.status in ('draft', 'posted')) as open,
      ${isPartnerShipment(companyId, sql`s.id`)} as "isPartner"
    from inventory.transfer_shipment s join erp.store t on t.company_id = s.company_id and t.id = s.to_store_id
    where ${named}`.execute(tx)
  if (rows[0] !== undefined) return rows[0]
  const message = format(text.unknown_shipment, locale)
  return fail('inventory.unknown_shipment', { fields: { shipment: [{ code: 'unknown', message }] } })
}
