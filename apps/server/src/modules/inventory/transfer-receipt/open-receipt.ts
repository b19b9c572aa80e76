import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/inventory/errors.text'
import type { openTransferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { transferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import { createDocument } from '../../../platform/document.ts'

type Asked = { readonly uid: string; readonly shipment: string }
type Found = {
  readonly id: number
  readonly status: string
  readonly storeId: number
  readonly store: string
  readonly today: string
  readonly openId: number | null
}

/**
 * Starts or continues receiving a shipment. Throws: inventory.unknown_shipment, inventory.wrong_store with its destination,
 * inventory.not_dispatched, inventory.already_received. Locks: the shipment.
 */
export async function openReceipt(
  ctx: Ctx,
  tx: Tx,
  { uid, shipment }: Asked,
): Promise<OutputOfRoute<typeof openTransferReceipt>> {
  const { id: shipmentId, status, storeId, store, today, openId } = await holdShipment(ctx, tx, shipment)
  const stores = ctx.grants.storesWith('mannualRecvHubItemsVer2:create')
  if (stores !== null && !stores.includes(storeId)) fail('inventory.wrong_store', { details: { store } })
  if (openId !== null) return goOn(ctx, openId, shipment)
  if (status === 'received' || status === 'settled') fail('inventory.already_received')
  if (status !== 'dispatched' && status !== 'receiving') fail('inventory.not_dispatched', { details: { status } })
  const { id } = await createDocument(ctx, tx, transferReceipt, { uid, storeId, shipmentId, effectiveOn: today })
  await sql`
    insert into inventory.receipt_line (company_id, receipt_id, line_no, variant_id, expected_quantity, quantity)
    select l.company_id, ${id}, l.line_no, l.variant_id, l.open_quantity, 0 from inventory.transfer_shipment_line l
    where l.company_id = ${ctx.companyId} and l.transfer_shipment_id = ${shipmentId} and l.open_quantity > 0
    on conflict do nothing`.execute(tx)
  return { id }
}

/** Continuing is recorded in the audit log, without a change. */
function goOn(ctx: Ctx, entityId: number, shipment: string): { id: number } {
  const facts = { shipment }
  ctx.audit({ entity: transferReceipt.entity, entityId, label: shipment, before: facts, after: facts })
  return { id: entityId }
}

async function holdShipment({ companyId, now, locale }: Ctx, tx: Tx, shipment: string): Promise<Found> {
  const named = sql`s.company_id = ${companyId} and s.number = upper(${shipment})`
  // A separate statement, so that reads after the lock see what other transactions committed before.
  await sql`select from inventory.transfer_shipment s where ${named} for no key update`.execute(tx)
  const { rows } = await sql<Found>`
    select s.id, s.status, s.to_store_id as "storeId", t.name as store,
      ((${now.toISOString()}::timestamptz at time zone t.timezone)::date)::text as today,
      (select r.id from inventory.receipt r where r.company_id = ${companyId} and r.shipment_id = s.id
        and r.status in ('draft', 'posted')) as "openId"
    from inventory.transfer_shipment s join erp.store t on t.company_id = s.company_id and t.id = s.to_store_id
    where ${named}`.execute(tx)
  if (rows[0] !== undefined) return rows[0]
  const message = format(text.unknown_shipment, locale)
  return fail('inventory.unknown_shipment', { fields: { shipment: [{ code: 'unknown', message }] } })
}
