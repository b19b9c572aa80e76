import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { LateCost } from '../post-revaluation.ts'
import { postRevaluation } from '../post-revaluation.ts'
import { chargeSource } from './find-charges.ts'

/** Maximum lines of a posting. */
const mostLines = 500

type Event = {
  readonly shipmentId: number
  /** `YYYY-MM-DD`. */
  readonly effectiveOn: string
}
type Reached = LateCost & { readonly chargeId: number; readonly lastEvent: number }

/**
 * Posts capitalised charges of a shipment to the cost of goods received since the last call; idempotent. A line's share is apportioned to
 * its receipts in order, each cumulative share less the previous ones, so that nothing is lost to rounding. Throws: what postRevaluation
 * throws. Locks: those of the posting; the transfer is locked.
 */
export async function capitaliseCharges(ctx: Ctx, tx: Tx, { shipmentId, effectiveOn }: Event): Promise<void> {
  const reached = await readReached(ctx, tx, shipmentId)
  for (const lines of Map.groupBy(reached, ({ chargeId }) => chargeId).values()) {
    for (let at = 0; at < lines.length; at += mostLines) {
      const part = lines.slice(at, at + mostLines)
      const [first] = part
      if (first === undefined) continue
      const { chargeId: sourceId, lastEvent } = first
      const eventNo = lastEvent + 1 + at / mostLines
      const event = {
        sourceType: chargeSource,
        sourceId,
        eventNo,
        effectiveOn,
        counterRole: 'transfer_charges',
      } as const
      await postRevaluation(ctx, { ...event, lines: part }).execute(tx)
    }
  }
}

async function readReached({ companyId }: Ctx, tx: Tx, shipmentId: number): Promise<Reached[]> {
  const { rows } = await sql<Reached>`
    with arrival as (
      select s.id as shipment_line_id, s.quantity as sent, a.id as mark_id, a.posting_id, a.line_no, a.quantity,
        sum(a.quantity) over (partition by s.id order by a.id) as upto
      from inventory.transfer_shipment h
      join inventory.transfer_shipment_line s on s.company_id = h.company_id and s.transfer_shipment_id = h.id
      join inventory.cost_mark o on o.company_id = s.company_id and o.posting_id = h.posting_id and o.line_no = s.posting_line_no and o.is_out
      join inventory.cost_mark a on a.company_id = o.company_id and a.peer_id = o.id
      join inventory.stock_posting p on p.company_id = a.company_id and p.id = a.posting_id
      join inventory.stock_move m on m.company_id = p.company_id and m.posted_on = p.posted_on and m.posting_id = p.id and m.line_no = a.line_no
      where h.company_id = ${companyId} and h.id = ${shipmentId} and m.kind = 'ito_receive'
        and (select r.id from inventory.stock_posting r where r.company_id = p.company_id and r.reverses_posting_id = p.id) is null),
    reached as (
      select c.id as charge_id, a.mark_id, a.posting_id, a.line_no,
        round(n.amount_minor * a.upto / a.sent) - round(n.amount_minor * (a.upto - a.quantity) / a.sent) as cost_minor
      from inventory.transfer_charge c
      join inventory.transfer_charge_share n on n.company_id = c.company_id and n.transfer_charge_id = c.id
      join arrival a on a.shipment_line_id = n.shipment_line_id
      where c.company_id = ${companyId} and c.transfer_shipment_id = ${shipmentId} and c.treatment = 'capitalise' and c.status = 'approved')
    select r.charge_id as "chargeId", r.posting_id as "postingId", r.line_no as "lineNo", r.cost_minor::bigint as "costMinor",
      (select coalesce(max(p.event_no), 0) from inventory.stock_posting p
        where p.company_id = ${companyId} and p.source_type = ${chargeSource} and p.source_id = r.charge_id) as "lastEvent"
    from reached r
    where r.cost_minor <> 0 and not exists (
      select from inventory.stock_posting p
      join inventory.stock_revaluation v on v.company_id = p.company_id and v.posting_id = p.id and v.target = 'cost_of_sales'
      where p.company_id = ${companyId} and p.source_type = ${chargeSource} and p.source_id = r.charge_id and v.mark_id = r.mark_id)
    order by r.charge_id, r.mark_id`.execute(tx)
  return rows
}

type Missing = { readonly lineNo: number; readonly quantity: number; readonly isClaimed: boolean }

/**
 * Capitalised charges of the claimed goods of a shipment, in minor units: the share of a line that did not arrive, apportioned over its
 * resolutions in order. The lines record what arrived.
 */
export async function claimedCharges(
  { companyId }: Ctx,
  tx: Tx,
  shipmentId: number,
  missing: readonly Missing[],
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(round(n.amount_minor * d.upto / d.sent) - round(n.amount_minor * (d.upto - d.quantity) / d.sent)), 0)::bigint as amount
    from (
      select s.id, s.quantity as sent, u.quantity, u.is_claimed,
        s.accepted_quantity + s.damaged_quantity + sum(u.quantity) over (partition by s.id order by u.n) as upto
      from unnest(${missing.map(({ lineNo }) => lineNo)}::int[], ${missing.map(({ quantity }) => quantity)}::numeric[],
        ${missing.map(({ isClaimed }) => isClaimed)}::boolean[]) with ordinality as u (line_no, quantity, is_claimed, n)
      join inventory.transfer_shipment_line s on s.company_id = ${companyId} and s.transfer_shipment_id = ${shipmentId} and s.line_no = u.line_no) d
    join inventory.transfer_charge_share n on n.company_id = ${companyId} and n.shipment_line_id = d.id
    join inventory.transfer_charge c on c.company_id = n.company_id and c.id = n.transfer_charge_id and c.status = 'approved'
    where d.is_claimed`.execute(tx)
  return rows[0]?.amount ?? 0
}
