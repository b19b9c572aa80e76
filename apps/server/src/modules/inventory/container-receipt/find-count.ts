import type { CountedLine } from '@countinghouse/contract/inventory/container-receipt'
import { containerReceipt } from '@countinghouse/contract/inventory/container-receipt'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Reader } from '../../../platform/db.ts'
import { readDocument } from '../../../platform/document.ts'
import { rounded } from '../transfer-receipt/share-count.ts'
import { readCounted, readLines } from './read-counted.ts'
import type { Shared } from './share-unloaded.ts'
import { shareUnloaded } from './share-unloaded.ts'

type Named = Pick<CountedLine, 'variantId' | 'sku' | 'name' | 'isTracked'>
type Told = Pick<CountedLine, 'lotNo' | 'expected' | 'caseQuantity' | 'good' | 'damaged' | 'rejected'> & {
  readonly lineNo: number
  readonly variantId: number
}

/** Each line in its order with its counted and posted quantities, followed by goods of no line. Throws: not_found. */
export async function findCount(ctx: Ctx, reader: Reader, id: number): Promise<CountedLine[]> {
  await readDocument(ctx, reader, containerReceipt, id)
  const lines = await readLines(ctx, reader, id)
  const counted = await readCounted(ctx, reader, id)
  const waiting = counted.map((one) => ({ ...one, quantity: rounded(one.quantity - one.posted) }))
  const shared = shareUnloaded(
    lines,
    waiting.filter(({ quantity }) => quantity > 0),
  )
  const told = await readTold(ctx, reader, id)
  const named = await namesOf(ctx, reader, [...told, ...shared])
  const own = told.flatMap((line): CountedLine[] => {
    const name = named.get(line.variantId)
    const added = shared.filter(({ lineNo }) => lineNo === line.lineNo)
    const posted = rounded(line.good + line.damaged + line.rejected)
    return name === undefined ? [] : [{ ...name, ...withAdded(line, added), lineNo: line.lineNo, posted }]
  })
  const beyond = Map.groupBy(
    shared.filter(({ lineNo }) => lineNo === null),
    ({ variantId, lotNo }) => JSON.stringify([variantId, lotNo]),
  )
  const others = [...beyond.values()].flatMap((parts): CountedLine[] => {
    const [first] = parts
    const name = first === undefined ? undefined : named.get(first.variantId)
    if (first === undefined || name === undefined) return []
    const none = { lotNo: first.lotNo, expected: 0, caseQuantity: null, good: 0, damaged: 0, rejected: 0 }
    return [{ ...name, ...withAdded(none, parts), lineNo: null, posted: 0 }]
  })
  return [...own, ...others]
}

function withAdded<T extends Pick<CountedLine, 'good' | 'damaged' | 'rejected'>>(line: T, added: readonly Shared[]): T {
  const sum = { ...line }
  for (const { condition, quantity } of added) sum[condition] = rounded(sum[condition] + quantity)
  return sum
}

async function readTold({ companyId }: Ctx, reader: Reader, id: number): Promise<Told[]> {
  const { rows } = await sql<Told>`
    select l.line_no as "lineNo", l.variant_id as "variantId", l.lot_no as "lotNo", l.expected_quantity::float8 as expected,
      coalesce(c.case_quantity, case when c.quantity % c.cartons = 0 then c.quantity / c.cartons end)::float8 as "caseQuantity", l.quantity::float8 as good,
      l.damaged_quantity::float8 as damaged, l.rejected_quantity::float8 as rejected
    from inventory.receipt_line l
    join inventory.receipt r on r.company_id = l.company_id and r.id = l.receipt_id
    join inventory.container_line c on c.company_id = l.company_id and c.container_id = r.container_id and c.line_no = l.line_no
    where l.company_id = ${companyId} and l.receipt_id = ${id} order by l.line_no`.execute(reader)
  return rows
}

type OfVariant = { readonly variantId: number }

async function namesOf({ companyId }: Ctx, reader: Reader, of: readonly OfVariant[]): Promise<Map<number, Named>> {
  const { rows } = await sql<Named>`
    select v.id as "variantId", v.sku, p.name, p.tracking = 'lot' as "isTracked"
    from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    where v.company_id = ${companyId} and v.id = any(${of.map(({ variantId }) => variantId)}::bigint[])`.execute(reader)
  return new Map(rows.map((row) => [row.variantId, row]))
}
