import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import type { Charge, getCharges as route } from '@countinghouse/contract/inventory/transfer-charge'
import { mostCharges } from '@countinghouse/contract/inventory/transfer-charge'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'

/** Maximum charge types offered by a form. */
const mostTypes = 200

/** Source type of charges in the ledger; each event covers the goods received since the previous one. */
export const chargeSource = 'transfer_charge'

/** With the columns that rules need. */
export type ChargeRow = Charge & {
  readonly transferId: number
  readonly transferName: string
}

const selected = (userId: number | null) => sql`
  select c.id, c.transfer_id as "transferId", t.name as "transferName", c.transfer_shipment_id as "transferShipmentId", h.name as shipment,
    c.charge_type_id as "chargeTypeId", k.name as "chargeType", c.basis, trim_scale(c.rate)::text as rate, c.rate_ppm as "ratePpm",
    c.amount_minor as "amountMinor", c.allocate_by as "allocateBy", c.treatment, c.supplier_id as "supplierId", s.name as supplier, c.note,
    case when p.cost_minor is not null or i.status = 'posted' then 'posted' else c.status end as status,
    u.first_name || ' ' || u.last_name as "enteredBy",
    c.entered_by = ${userId}::bigint as "isOwn", coalesce(p.cost_minor, 0)::bigint as "postedMinor",
    case when i.id is not null then json_build_object('id', i.id, 'name', i.name) end as invoice, c.version
  from inventory.transfer_charge c
  join inventory.transfer t on t.company_id = c.company_id and t.id = c.transfer_id
  join procure.charge_type k on k.company_id = c.company_id and k.id = c.charge_type_id
  join erp.app_user u on u.company_id = c.company_id and u.id = c.entered_by
  left join inventory.transfer_shipment h on h.company_id = c.company_id and h.id = c.transfer_shipment_id
  left join procure.supplier s on s.company_id = c.company_id and s.id = c.supplier_id
  left join inventory.transfer_invoice_charge x on x.company_id = c.company_id and x.transfer_charge_id = c.id and x.is_live
  left join inventory.transfer_invoice i on i.company_id = x.company_id and i.id = x.transfer_invoice_id
  left join lateral (
    select sum(v.cost_minor) as cost_minor from inventory.stock_posting p
    join inventory.stock_revaluation v on v.company_id = p.company_id and v.posting_id = p.id and v.target = 'cost_of_sales'
    where p.company_id = c.company_id and p.source_type = ${chargeSource} and p.source_id = c.id) p on true`

export async function readCharges(
  { companyId, userId }: Ctx,
  db: Reader | Tx,
  condition: RawBuilder<unknown>,
): Promise<ChargeRow[]> {
  const { rows } = await sql<ChargeRow>`
    ${selected(userId)} where c.company_id = ${companyId} and ${condition} order by c.id limit ${mostCharges}`.execute(
    db,
  )
  return rows
}

/** The charge as sent to clients. */
export function asCharge({ transferId: _transfer, transferName: _name, ...charge }: ChargeRow): Charge {
  return charge
}

/** Throws: not_found, also without access to either store of the transfer. */
export async function findCharges(ctx: Ctx, reader: Reader, id: number): Promise<OutputOfRoute<typeof route>> {
  await readDocument(ctx, reader, managedTransfer, id)
  const { companyId } = ctx
  const rows = await readCharges(ctx, reader, sql`c.transfer_id = ${id}`)
  const { rows: shipments } = await sql<OutputOfRoute<typeof route>['shipments'][number]>`
    select s.id, s.name from inventory.transfer_shipment s
    where s.company_id = ${companyId} and s.transfer_id = ${id} and s.status not in ('cancelled', 'recalled', 'returned') order by s.id`.execute(
    reader,
  )
  const { rows: types } = await sql<OutputOfRoute<typeof route>['types'][number]>`
    select k.id, k.name, k.basis, k.allocate_by as "allocateBy", k.treatment from procure.charge_type k
    where k.company_id = ${companyId} and k.status = 'active' order by k.name collate "und-x-icu", k.id limit ${mostTypes}`.execute(
    reader,
  )
  return { charges: rows.map(asCharge), shipments, types }
}
