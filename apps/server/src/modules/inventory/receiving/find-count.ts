import type { CountedLine } from '@countinghouse/contract/inventory/receiving'
import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'
import type { Apportioned } from './apportion-counted.ts'
import { apportionOpen, readReceipt } from './read-receipt.ts'
import type { ReceiptSource } from './receipt-source.ts'

type Named = Pick<CountedLine, 'variantId' | 'sku' | 'name' | 'isTracked'>
type Sums = Pick<CountedLine, 'expected' | 'good' | 'damaged' | 'rejected' | 'posted'>
type Line = Sums & Pick<CountedLine, 'lineNo' | 'variantId' | 'lotNo' | 'caseQuantity'>

/**
 * Counted and posted quantities in line order, followed by goods of no line: by line and lot where lots are counted, else by variant.
 * Throws: not_found.
 */
export async function findCount(
  ctx: Ctx,
  reader: Reader,
  source: Pick<ReceiptSource, 'document' | 'sourceType' | 'isCountedByLot'>,
  id: number,
): Promise<CountedLine[]> {
  await readDocument(ctx, reader, source.document, id)
  const open = apportionOpen(await readReceipt(ctx, reader, source, id))
  const lines = [...(await readLines(ctx, reader, id)), ...open.map(lineOf)]
  const keyOf = ({ lineNo, variantId, lotNo }: Line) =>
    JSON.stringify(source.isCountedByLot ? [lineNo, variantId, lineNo === null && lotNo] : [variantId])
  const names = await readNames(ctx, reader, lines)
  return [...Map.groupBy(lines, keyOf).values()].flatMap((parts): CountedLine[] => {
    const [first] = parts
    const name = first === undefined ? undefined : names.get(first.variantId)
    return first === undefined || name === undefined ? [] : [{ ...name, ...first, ...sumOf(parts) }]
  })
}

/** Counted, not yet posted. */
function lineOf({ lineNo, variantId, lotNo, condition, quantity }: Apportioned): Line {
  const none = { expected: 0, good: 0, damaged: 0, rejected: 0, posted: 0, caseQuantity: null }
  return { ...none, lineNo, variantId, lotNo, [condition]: quantity }
}

function sumOf(parts: readonly Line[]): Sums {
  const of = (key: keyof Sums) => roundedQuantity(parts.reduce((sum, part) => sum + part[key], 0))
  return {
    expected: of('expected'),
    good: of('good'),
    damaged: of('damaged'),
    rejected: of('rejected'),
    posted: of('posted'),
  }
}

async function readLines({ companyId }: Ctx, reader: Reader, id: number): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select l.line_no as "lineNo", l.variant_id as "variantId", l.lot_no as "lotNo", l.expected_quantity::float8 as expected,
      coalesce(c.case_quantity, case when c.quantity % c.cartons = 0 then c.quantity / c.cartons end)::float8 as "caseQuantity",
      l.quantity::float8 as good, l.damaged_quantity::float8 as damaged, l.rejected_quantity::float8 as rejected,
      case r.status when 'reversed' then 0 else l.quantity + l.damaged_quantity + l.rejected_quantity end::float8 as posted
    from inventory.receipt_line l
    join inventory.receipt r on r.company_id = l.company_id and r.id = l.receipt_id
    left join inventory.container_line c on c.company_id = r.company_id and c.container_id = r.container_id and c.line_no = l.line_no
    where l.company_id = ${companyId} and l.receipt_id = ${id} order by l.line_no`.execute(reader)
  return rows
}

async function readNames({ companyId }: Ctx, reader: Reader, lines: readonly Line[]): Promise<Map<number, Named>> {
  const { rows } = await sql<Named>`
    select v.id as "variantId", v.sku, platform.in_language(p.name, p.name_ar) as name, p.tracking = 'lot' as "isTracked"
    from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    where v.company_id = ${companyId} and v.id = any(${lines.map(({ variantId }) => variantId)}::bigint[])`.execute(
    reader,
  )
  return new Map(rows.map((row) => [row.variantId, row]))
}
