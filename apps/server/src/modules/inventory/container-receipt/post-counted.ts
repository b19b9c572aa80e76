import { fail } from '@countinghouse/contract/errors'
import type { containerReceipt } from '@countinghouse/contract/inventory/container-receipt'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import type { ActOutcome } from '../../../platform/document.ts'
import type { RowOf } from '../../../platform/document-handlers.ts'
import type { StockLine } from '../post-stock.ts'
import { postStock } from '../post-stock.ts'
import { rounded } from '../transfer-receipt/share-count.ts'
import { posted } from '../transfer-receipt/post-counted.ts'
import type { LotIds } from '../keep-lots.ts'
import { keepLots } from '../keep-lots.ts'
import type { Line } from './read-counted.ts'
import { readCounted, readLines } from './read-counted.ts'
import type { Shared } from './share-unloaded.ts'
import { shareUnloaded } from './share-unloaded.ts'

/** Source type of container receipts in the ledger. */
export const source = 'container_receipt'

/** Maximum lines of a posting. */
const mostLines = 500

export type ContainerReceipt = RowOf<typeof containerReceipt>
type Part = Shared & { readonly lineNo: number }
type Where = { readonly damagedPlace: number | null; readonly today: string; readonly lastEvent: number }

/** Posts the counted quantities not yet in stock. Throws: inventory.nothing_counted, and what postUnloaded throws. */
export async function postCounted(ctx: Ctx, tx: Tx, row: ContainerReceipt): Promise<ActOutcome> {
  if (!(await postUnloaded(ctx, tx, row))) fail('inventory.nothing_counted')
  return { status: 'posted', set: posted(ctx) }
}

/**
 * Receives counted quantities of expected lines: good pieces at their cost; damaged or rejected ones to the location for damaged goods,
 * owned by the supplier and without value. False if there is nothing to post. Throws: inventory.no_damaged_place, what postStock throws.
 */
export async function postUnloaded(ctx: Ctx, tx: Tx, row: ContainerReceipt): Promise<boolean> {
  const lines = await readLines(ctx, tx, row.id)
  const counted = await readCounted(ctx, tx, row.id)
  const waiting = counted.map((one) => ({ ...one, quantity: rounded(one.quantity - one.posted) }))
  const parts = shareUnloaded(
    lines,
    waiting.filter(({ quantity }) => quantity > 0),
  ).flatMap((part): Part[] => (part.lineNo === null ? [] : [{ ...part, lineNo: part.lineNo }]))
  if (parts.length === 0) return false
  const { damagedPlace, today, lastEvent } = await whereAndWhen(ctx, tx, row)
  if (damagedPlace === null && parts.some(({ condition }) => condition !== 'good')) fail('inventory.no_damaged_place')
  const expiries = [...lines, ...counted]
  const lots = await keepLots(
    ctx,
    tx,
    parts.map(({ variantId, lotNo }) => {
      const said = expiries.find((one) => one.variantId === variantId && one.lotNo === lotNo && one.expiresOn !== null)
      return { variantId, lotNo, expiresOn: said?.expiresOn ?? null }
    }),
  )
  const announced = new Map(lines.map((line) => [line.lineNo, line]))
  for (let at = 0; at < parts.length; at += mostLines) {
    const eventNo = lastEvent + 1 + at / mostLines
    const some = parts.slice(at, at + mostLines)
    await postStock(ctx, {
      sourceType: source,
      sourceId: row.id,
      eventNo,
      effectiveOn: today,
      storeId: row.storeId,
      lines: some.map((part) =>
        stockLine(part, announced.get(part.lineNo), { lots, damagedPlace, supplierId: row.supplierId }),
      ),
    }).execute(tx)
    await keepParts(ctx, tx, { id: row.id, eventNo, parts: some })
  }
  return true
}

type Into = { readonly lots: LotIds; readonly damagedPlace: number | null; readonly supplierId: number }

function stockLine(part: Part, line: Line | undefined, { lots, damagedPlace, supplierId }: Into): StockLine {
  const { variantId, lotNo, quantity, lineNo, condition } = part
  const lotId = lots.idOf(variantId, lotNo)
  const unitCost = line?.unitCost ?? null
  return {
    kind: 'purchase_receipt',
    variantId,
    quantity,
    sourceLineId: lineNo,
    ...(lotId !== null && { lotId }),
    ...(condition === 'good' && unitCost !== null && { unitCost }),
    ...(condition !== 'good' && damagedPlace !== null && { toLocationId: damagedPlace, ownerId: supplierId }),
  }
}

async function whereAndWhen({ companyId, now }: Ctx, tx: Tx, { id, storeId }: ContainerReceipt): Promise<Where> {
  const { rows } = await sql<Where>`
    select
      (select l.id from inventory.location l where l.company_id = s.company_id and l.store_id = s.id and l.is_damaged) as "damagedPlace",
      ((${now.toISOString()}::timestamptz at time zone s.timezone)::date)::text as today,
      (select coalesce(max(p.event_no), 0) from inventory.stock_posting p
        where p.company_id = s.company_id and p.source_type = ${source} and p.source_id = ${id}) as "lastEvent"
    from erp.store s where s.company_id = ${companyId} and s.id = ${storeId}`.execute(tx)
  return rows[0] ?? fail('not_found')
}

type Kept = { readonly id: number; readonly eventNo: number; readonly parts: readonly Part[] }

/** Records the posted parts and the totals on the lines. */
async function keepParts({ companyId, userId }: Ctx, tx: Tx, { id, eventNo, parts }: Kept): Promise<void> {
  const each = <K extends keyof Part>(key: K) => parts.map((part) => part[key])
  await sql`
    with part as (
      insert into inventory.receipt_part (company_id, receipt_id, event_no, line_no, variant_id, lot_no, condition, quantity, created_by)
      select ${companyId}, ${id}, ${eventNo}, p.line_no, p.variant_id, p.lot_no, p.condition, p.quantity, ${userId}
      from unnest(${each('lineNo')}::int[], ${each('variantId')}::bigint[], ${each('lotNo')}::text[], ${each('condition')}::text[],
        ${each('quantity')}::numeric[]) as p (line_no, variant_id, lot_no, condition, quantity)
      returning line_no, condition, quantity),
    line as (
      select p.line_no, coalesce(sum(p.quantity) filter (where p.condition = 'good'), 0) as good,
        coalesce(sum(p.quantity) filter (where p.condition = 'damaged'), 0) as damaged,
        coalesce(sum(p.quantity) filter (where p.condition = 'rejected'), 0) as rejected
      from part p group by 1)
    update inventory.receipt_line l set quantity = l.quantity + p.good, damaged_quantity = l.damaged_quantity + p.damaged,
      rejected_quantity = l.rejected_quantity + p.rejected
    from line p where l.company_id = ${companyId} and l.receipt_id = ${id} and l.line_no = p.line_no`.execute(tx)
}
