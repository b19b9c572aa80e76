import { fail } from '@countinghouse/contract/errors'
import { delivery } from '@countinghouse/contract/sales/delivery'
import type { PickScan, scanPicks, shortPick } from '@countinghouse/contract/sales/delivery-picking'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { text } from '@countinghouse/contract/sales/delivery-picking.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { lookUpMany } from '../../procure/index.ts'
import type { Delivery } from './deliver-order.ts'
import { matchScan } from './match-scan.ts'
import { lockPrepared, readPicks } from './prepared.ts'

const inPicking = { event: 'pick', from: ['picking'] }

type Recorded = { readonly uid: string; readonly code: string; readonly pickNo: number; readonly quantity: number }

/**
 * Records scans idempotently by uid; a scan that does not fit the picking list is rejected alone. Throws: what lockPrepared throws. Locks:
 * the delivery, so that pickers of the same line follow each other.
 */
export async function recordPicks(
  ctx: Ctx,
  tx: Tx,
  { id, scans }: InputOfRoute<typeof scanPicks>,
): Promise<OutputOfRoute<typeof scanPicks>> {
  const { name } = await lockPrepared(ctx, tx, id, inPicking)
  const known = await findRecorded(ctx, tx, scans)
  const found = await lookUpMany(
    ctx,
    tx,
    scans.map(({ code }) => code),
  )
  let picks = await readPicks(ctx, tx, id)
  const recorded: Recorded[] = []
  const answers = scans.map((scan, at) => {
    const { uid, code } = scan
    const before = known.get(uid)
    if (before !== undefined) return { uid, refusal: before === id ? null : format(text.elsewhere, ctx.locale) }
    known.set(uid, id)
    const matched = matchScan(picks, scan, found[at]?.variant ?? null)
    if ('refusal' in matched) return { uid, refusal: format(text[matched.refusal], ctx.locale, matched.values) }
    picks = matched.picks
    recorded.push(...matched.taken.map((one) => ({ uid, code, ...one })))
    return { uid, refusal: null }
  })
  await saveScans(ctx, tx, id, recorded)
  const facts = { picked: recorded.map(({ quantity, code }) => `${quantity}*${code}`).join(', ') }
  ctx.audit({ entity: delivery.entity, entityId: id, label: name, before: {}, after: facts })
  return { answers }
}

/** The deliveries for which scans are already recorded. */
async function findRecorded({ companyId }: Ctx, tx: Tx, scans: readonly PickScan[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ uid: string; deliveryId: number }>`
    select s.uid, s.delivery_id as "deliveryId" from sales.delivery_scan s
    where s.company_id = ${companyId} and s.uid = any(${scans.map(({ uid }) => uid)}::uuid[])`.execute(tx)
  return new Map(rows.map(({ uid, deliveryId }) => [uid, deliveryId]))
}

async function saveScans({ companyId, userId }: Ctx, tx: Tx, id: number, recorded: readonly Recorded[]): Promise<void> {
  if (recorded.length === 0) return
  const each = <K extends keyof Recorded>(key: K) => recorded.map((one) => one[key])
  await sql`
    insert into sales.delivery_scan (company_id, delivery_id, pick_no, uid, code, quantity, created_by)
    select ${companyId}, ${id}, s.pick_no, s.uid, s.code, s.quantity, ${userId}
    from unnest(${each('pickNo')}::integer[], ${each('uid')}::uuid[], ${each('code')}::text[], ${each('quantity')}::numeric[])
      as s (pick_no, uid, code, quantity)`.execute(tx)
}

/** Throws: what lockPrepared throws, sales.no_such_pick. Locks: the delivery. */
export async function explainShort(
  ctx: Ctx,
  tx: Tx,
  { id, pickNo, reason }: InputOfRoute<typeof shortPick>,
): Promise<OutputOfRoute<typeof shortPick>> {
  const { name } = await lockPrepared(ctx, tx, id, inPicking)
  const pick = (await readPicks(ctx, tx, id)).find((one) => one.pickNo === pickNo) ?? fail('sales.no_such_pick')
  await sql`
    update sales.delivery_pick p set short_reason = ${reason}
    where p.company_id = ${ctx.companyId} and p.delivery_id = ${id} and p.line_no = ${pickNo}`.execute(tx)
  const factsOf = (shortReason: string | null) => ({ shortReason })
  const told = { before: factsOf(pick.shortReason), after: factsOf(reason) }
  ctx.audit({ entity: delivery.entity, entityId: id, label: name, ...told })
  return { pickNo }
}

/**
 * Settles what is shipped of each line: what was picked, and all of goods that are not in stock. Throws: sales.short_unexplained,
 * sales.nothing_picked. Locks: the delivery (held by the caller).
 */
export async function finishPicking(ctx: Ctx, tx: Tx, { id }: Delivery): Promise<TransitionOutcome> {
  const { companyId } = ctx
  const picks = await readPicks(ctx, tx, id)
  const short = picks.filter(({ planned, picked, shortReason }) => picked < planned && shortReason === null)
  const { rows } = await sql<{ picked: number }>`
    update sales.delivery_line l set picked_quantity = coalesce((
      select sum(p.picked_quantity) from sales.delivery_pick p
      where p.company_id = l.company_id and p.delivery_id = l.delivery_id and p.delivery_line_no = l.line_no), l.quantity)
    where l.company_id = ${companyId} and l.delivery_id = ${id} returning l.picked_quantity::float8 as picked`.execute(
    tx,
  )
  if (rows.every(({ picked }) => picked === 0)) fail('sales.nothing_picked')
  if (short.length > 0) fail('sales.short_unexplained', { details: { picks: short.map(({ pickNo }) => ({ pickNo })) } })
  // A reason that was entered before the rest was found says nothing any more.
  await sql`
    update sales.delivery_pick p set short_reason = null
    where p.company_id = ${companyId} and p.delivery_id = ${id} and p.picked_quantity = p.planned_quantity and p.short_reason is not null`.execute(
    tx,
  )
  return { status: 'picked' }
}
