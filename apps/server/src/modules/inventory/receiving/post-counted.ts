import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { recordLots, requireExpiry } from '../record-lots.ts'
import { postStock } from '../post-stock.ts'
import { earliestDay } from '../require-business-day.ts'
import type { DatedPart, Part, ReceiptRow, ReceiptSource } from './receipt-source.ts'
import { readParts } from './read-parts.ts'
import type { Receipt } from './read-receipt.ts'

/** Maximum lines of a posting. */
const mostLines = 500

/** Posts the counted quantities not yet in stock. Throws: inventory.nothing_counted, and what postOpen throws. */
export async function postCounted<R extends ReceiptRow>(
  ctx: Ctx,
  tx: Tx,
  source: ReceiptSource<R>,
  row: R,
): Promise<TransitionOutcome> {
  if (!(await postOpen(ctx, tx, source, row))) fail('inventory.nothing_counted')
  await source.sync?.(ctx, tx, row)
  return { status: 'posted', set: postedNow(ctx) }
}

export function postedNow({ now, userId }: Ctx) {
  return { postedAt: now.toISOString(), postedBy: userId }
}

/**
 * Receives counted quantities of expected lines as the source values them; false if there is nothing to post. Throws:
 * inventory.no_damaged_place, inventory.bad_line for an expiry date before any business, what the source and postStock throw. Locks: those of the source's guardPost, then those of the postings.
 */
export async function postOpen<R extends ReceiptRow>(
  ctx: Ctx,
  tx: Tx,
  source: ReceiptSource<R>,
  row: R,
): Promise<boolean> {
  await source.guardPost?.(ctx, tx, row)
  const { receipt, parts } = await readParts(ctx, tx, source, row)
  if (parts.length === 0) return false
  const { damagedLocationId, lastEvent } = receipt
  if (damagedLocationId === null && parts.some(({ condition }) => condition !== 'good'))
    fail('inventory.no_damaged_place')
  const dated = withExpiry(receipt, parts)
  requireExpiry(ctx, dated)
  const handedOver = (await source.handOver?.(ctx, tx, row, dated)) ?? new Set()
  const own = parts.filter(({ lineNo }) => !handedOver.has(lineNo))
  const others = parts.filter(({ lineNo }) => handedOver.has(lineNo))
  if (others.length > 0) await saveParts(ctx, tx, source, { id: row.id, eventNo: lastEvent + 1, parts: others })
  if (own.length > 0) await postOwn(ctx, tx, source, row, { receipt, parts: own })
  return true
}

type Own = { readonly receipt: Receipt; readonly parts: readonly Part[] }

async function postOwn<R extends ReceiptRow>(
  ctx: Ctx,
  tx: Tx,
  source: ReceiptSource<R>,
  row: R,
  { receipt, parts }: Own,
): Promise<void> {
  const { damagedLocationId, today: effectiveOn, lastEvent } = receipt
  const lots = await recordLots(ctx, tx, withExpiry(receipt, parts))
  const lines = new Map(receipt.lines.map((line) => [line.lineNo, line]))
  const stockLines = await source.stockLines(ctx, tx, row, { parts, lines, lots, damagedLocationId, effectiveOn })
  for (let at = 0; at < parts.length; at += mostLines) {
    const eventNo = lastEvent + 1 + at / mostLines
    await postStock(ctx, {
      sourceType: source.sourceType,
      sourceId: row.id,
      eventNo,
      effectiveOn,
      storeId: row.storeId,
      lines: stockLines.slice(at, at + mostLines),
    }).execute(tx)
    await saveParts(ctx, tx, source, { id: row.id, eventNo, parts: parts.slice(at, at + mostLines) })
  }
  await source.posted?.(ctx, tx, row, { parts, stockLines, effectiveOn })
}

/** With the expiry date of its lot, as announced or scanned; a possible one first, so that another scan corrects an impossible one. */
function withExpiry({ lines, counted }: Receipt, parts: readonly Part[]): DatedPart[] {
  const known = [...lines, ...counted]
  return parts.map((part) => {
    const days = known.flatMap(({ variantId, lotNo, expiresOn }) =>
      variantId === part.variantId && lotNo === part.lotNo ? (expiresOn ?? []) : [],
    )
    return { ...part, expiresOn: days.find((day) => day >= earliestDay) ?? days[0] ?? null }
  })
}

type Saved = { readonly id: number; readonly eventNo: number; readonly parts: readonly Part[] }

/** Adds posted parts to the lines, and records them where lots are counted. */
async function saveParts(
  { companyId, userId }: Ctx,
  tx: Tx,
  { isCountedByLot }: Pick<ReceiptSource, 'isCountedByLot'>,
  { id, eventNo, parts }: Saved,
): Promise<void> {
  const each = <K extends keyof Part>(key: K) => parts.map((part) => part[key])
  const part = sql`
    select p.* from unnest(${each('lineNo')}::int[], ${each('variantId')}::bigint[], ${each('lotNo')}::text[], ${each('condition')}::text[],
      ${each('quantity')}::numeric[]) as p (line_no, variant_id, lot_no, condition, quantity)`
  const recorded = sql`
    insert into inventory.receipt_part (company_id, receipt_id, event_no, line_no, variant_id, lot_no, condition, quantity, created_by)
    select ${companyId}, ${id}, ${eventNo}, p.line_no, p.variant_id, p.lot_no, p.condition, p.quantity, ${userId} from (${part}) p
    returning line_no, condition, quantity`
  await sql`
    with part as (${isCountedByLot ? recorded : part}),
    line as (
      select p.line_no, coalesce(sum(p.quantity) filter (where p.condition = 'good'), 0) as good,
        coalesce(sum(p.quantity) filter (where p.condition = 'damaged'), 0) as damaged,
        coalesce(sum(p.quantity) filter (where p.condition = 'rejected'), 0) as rejected
      from part p group by 1)
    update inventory.receipt_line l set quantity = l.quantity + p.good, damaged_quantity = l.damaged_quantity + p.damaged,
      rejected_quantity = l.rejected_quantity + p.rejected
    from line p where l.company_id = ${companyId} and l.receipt_id = ${id} and l.line_no = p.line_no`.execute(tx)
}
