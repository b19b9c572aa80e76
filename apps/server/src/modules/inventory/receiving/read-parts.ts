import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Apportioned, Counted } from './apportion-counted.ts'
import type { Receipt } from './read-receipt.ts'
import { apportionOpen, readReceipt } from './read-receipt.ts'
import type { Part, ReceiptRow, ReceiptSource } from './receipt-source.ts'

/**
 * What is posted of a receipt, once the source decided about quantities above its tolerances: rejected excess is counted as such and goes to
 * the first line of its variant. Throws: what onExcess of the source throws.
 */
export async function readParts<R extends ReceiptRow>(
  ctx: Ctx,
  tx: Tx,
  source: ReceiptSource<R>,
  row: R,
): Promise<{ readonly receipt: Receipt; readonly parts: readonly Part[] }> {
  const receipt = await readReceipt(ctx, tx, source, row.id)
  const apportioned = apportionOpen(receipt)
  const excess = apportioned.filter(
    ({ lineNo, variantId }) => lineNo === null && tolerantLine(receipt, variantId) !== null,
  )
  if (excess.length === 0 || source.onExcess === undefined) return { receipt, parts: inLines(apportioned) }
  const note = await source.onExcess(ctx, tx, row, excess)
  await countAsRejected(ctx, tx, row.id, { excess, note })
  const decided = await readReceipt(ctx, tx, source, row.id)
  return { receipt: decided, parts: inLines(withRejected(decided, apportionOpen(decided))) }
}

/** The first line of the variant that has a tolerance. */
function tolerantLine({ lines }: Receipt, variantId: number): number | null {
  return lines.find((line) => line.variantId === variantId && line.tolerated !== null)?.lineNo ?? null
}

function inLines(apportioned: readonly Apportioned[]): Part[] {
  return apportioned.flatMap((part): Part[] => (part.lineNo === null ? [] : [{ ...part, lineNo: part.lineNo }]))
}

/** A line has one part of each lot and condition. */
function withRejected(receipt: Receipt, apportioned: readonly Apportioned[]): Apportioned[] {
  const placed = apportioned.map((part) =>
    part.lineNo === null && part.condition === 'rejected'
      ? { ...part, lineNo: tolerantLine(receipt, part.variantId) }
      : part,
  )
  const parts = Map.groupBy(placed, ({ lineNo, variantId, lotNo, condition }) =>
    JSON.stringify([lineNo, variantId, lotNo, condition]),
  )
  return [...parts.values()].flatMap(([first, ...others]): Apportioned[] =>
    first === undefined
      ? []
      : [others.reduce((sum, { quantity }) => ({ ...sum, quantity: sum.quantity + quantity }), first)],
  )
}

type Decided = { readonly excess: readonly Counted[]; readonly note: string }

/** Scans are append-only, so good excess is removed by one scan and added as rejected by another. */
async function countAsRejected(
  { companyId, userId }: Ctx,
  tx: Tx,
  id: number,
  { excess, note }: Decided,
): Promise<void> {
  const counted = excess.filter(({ condition }) => condition !== 'rejected')
  const each = <K extends keyof Counted>(key: K) => counted.map((one) => one[key])
  await sql`
    insert into inventory.receipt_scan (company_id, receipt_id, uid, code, variant_id, quantity, condition, lot_no, note, created_by)
    select ${companyId}, ${id}, gen_random_uuid(), v.sku, e.variant_id, s.quantity, s.condition, e.lot_no, s.note, ${userId}
    from unnest(${each('variantId')}::bigint[], ${each('lotNo')}::text[], ${each('condition')}::text[], ${each('quantity')}::numeric[])
      as e (variant_id, lot_no, condition, quantity)
    join procure.variant v on v.company_id = ${companyId} and v.id = e.variant_id
    cross join lateral (values (-e.quantity, e.condition, null), (e.quantity, 'rejected', ${note}::text)) as s (quantity, condition, note)`.execute(
    tx,
  )
}
