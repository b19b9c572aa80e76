import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { partnerSkus, sendMessage } from '../../accounts/index.ts'

type Sent = {
  readonly linkId: number
  readonly uid: string
  readonly number: string
  readonly expectedOn: string | null
  readonly lines: readonly { readonly variantId: number; readonly quantity: number }[]
}

/** Null: between stores of this company, or not connected any more. */
async function findSent({ companyId }: Ctx, tx: Tx, shipmentId: number): Promise<Sent | null> {
  const { rows } = await sql<Sent>`
    select p.company_link_id as "linkId", p.uid, s.number, t.need_by::text as "expectedOn", (
      select json_agg(json_build_object('variantId', l.variant_id, 'quantity', l.quantity)) from (
        select l.variant_id, sum(l.picked_quantity)::float8 as quantity from inventory.transfer_shipment_line l
        where l.company_id = s.company_id and l.transfer_shipment_id = s.id and l.picked_quantity > 0 group by 1 order by 1) l) as lines
    from inventory.transfer_shipment s
    join inventory.partner_transfer p on p.company_id = s.company_id and p.transfer_id = s.transfer_id
    join inventory.transfer t on t.company_id = s.company_id and t.id = s.transfer_id
    join accounts.company_connection c on c.company_id = p.company_id and c.company_link_id = p.company_link_id and c.connected_at is not null
    where s.company_id = ${companyId} and s.id = ${shipmentId}`.execute(tx)
  return rows[0] ?? null
}

/** Announces a dispatched shipment to the partner company, without products that the partner does not have any more. */
export async function tellDispatched(
  ctx: Ctx,
  tx: Tx,
  { id, on }: { readonly id: number; readonly on: string },
): Promise<void> {
  const sent = await findSent(ctx, tx, id)
  if (sent === null || sent.lines === null) return
  const { linkId, uid, number, expectedOn, lines } = sent
  const skus = await partnerSkus(tx, ctx.companyId, { linkId, variantIds: lines.map(({ variantId }) => variantId) })
  // What is picked and loaded leaves, also where the partner cannot expect it.
  const named = lines.flatMap(({ variantId, quantity }) => {
    const sku = skus.get(variantId)
    return sku === undefined ? [] : [{ sku, quantity }]
  })
  if (named.length === 0) return
  const body = { uid, number, dispatchedOn: on, expectedOn, lines: named }
  await sendMessage(ctx, tx, { linkId, kind: 'shipment', subject: number, body })
}

/** Tells the partner company that a shipment comes back. */
export async function tellRecalled(
  ctx: Ctx,
  tx: Tx,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<void> {
  const sent = await findSent(ctx, tx, id)
  if (sent === null) return
  const { linkId, uid, number } = sent
  await sendMessage(ctx, tx, { linkId, kind: 'recall', subject: number, body: { uid, number, reason } })
}
