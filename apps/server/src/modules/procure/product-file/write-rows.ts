import { priceColumn } from '@countinghouse/contract/procure/product-file'
import type { Variant } from '@countinghouse/contract/procure/variant'
import { sql } from 'kysely'
import type { BulkCtx, BulkRow, Outcome, Values } from '../../../platform/bulk/bulk-row.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { isPlain, placeKey } from '../products/plan-variants.ts'
import type { LabelledCell } from '../prices/write-price-cells.ts'
import { writePriceCells } from '../prices/write-price-cells.ts'
import type { SellingList } from './file-owner.ts'
import { readSellingLists } from './file-owner.ts'
import { fileRowOf, measures } from './file-row.ts'
import { planChunk } from './plan-chunk.ts'
import type { PlacedSteps } from './price-steps.ts'
import { lockPricesOf, priceSteps } from './price-steps.ts'
import type { PlannedRow, PlannedStyle, PlanningDetails } from './plan-style.ts'
import type { WrittenStyle } from './write-styles.ts'
import { writeStyles } from './write-styles.ts'
import { writeWebCells } from './write-web-cells.ts'

/** Changed cells of a row, with their previous values. */
type Before = Values

/**
 * Imports rows of a product file: products, their variants with barcodes, and prices, in a constant number of statements. Locks:
 * the products, by id, then the prices.
 */
export async function writeRows(
  ctx: BulkCtx,
  tx: Tx,
  given: readonly BulkRow[],
  running: Pick<PlanningDetails, 'mode' | 'memory'>,
): Promise<Outcome[]> {
  const { planned, refused, web } = await planChunk(ctx, tx, given.map(fileRowOf), running)
  const lists = new Map((await readSellingLists(tx, ctx.companyId)).map((list) => [priceColumn(list.code), list]))
  const hasPrice = ({ sound }: PlannedStyle) =>
    sound.some(({ row }) => [...row.prices].some(([column, amountMinor]) => amountMinor !== null && lists.has(column)))
  const { written, refused: others } = await writeStyles(ctx, tx, planned, hasPrice)
  const priced = await writePrices(ctx, tx, written, lists)
  const told = await writeWebCells(ctx, tx, written, web)
  const versions = await versionsOf(
    ctx,
    tx,
    written.map(({ id }) => id),
  )
  const outcomes = new Map<number, Outcome>()
  for (const some of [refused, ...planned.map((style) => style.refused), others])
    for (const [number, issues] of some) outcomes.set(number, { number, kind: 'refused', issues })
  for (const style of written)
    for (const row of style.sound)
      outcomes.set(row.row.number, outcomeOf(row, style, { priced, told, version: versions.get(style.id) ?? 0 }))
  return given.flatMap(({ number }) => outcomes.get(number) ?? [])
}

/** By row. */
type Told = ReadonlyMap<number, Before>

/** `isThere`: of a variant that existed before the row. */
type PricedCell = LabelledCell & { readonly column: string; readonly number: number; readonly isThere: boolean }
type PricesBefore = Before & { readonly prices?: readonly PlacedSteps[] }

/** Previous prices and, for existing variants, their outcome. */
async function writePrices(
  ctx: BulkCtx,
  tx: Tx,
  written: readonly WrittenStyle[],
  lists: ReadonlyMap<string, SellingList>,
): Promise<Told> {
  const priced = written.flatMap((style) =>
    style.sound.flatMap((sound) => (sound.row.prices.size === 0 ? [] : [{ style, ...sound }])),
  )
  const before = new Map<number, PricesBefore>()
  if (priced.length === 0) return before
  const cells = priced.flatMap(({ style, row, cell, outcome }) =>
    [...row.prices].flatMap(([column, amountMinor]): PricedCell[] => {
      const list = lists.get(column)
      const variantId = style.variantIds.get(placeKey(cell))
      if (list === undefined || variantId === undefined) return []
      const label = cell.sku ?? style.known?.name ?? String(style.values['name'] ?? '')
      const of = { priceListId: list.id, productId: style.id, variantId, isPlain: isPlain(cell), amountMinor }
      return [{ ...of, label, column, number: row.number, isThere: outcome !== 'created' }]
    }),
  )
  const there = cells.filter(({ isThere }) => isThere)
  const was = await lockPricesOf(ctx, tx, there)
  const steps = await writePriceCells(ctx, tx, cells)
  const is = await lockPricesOf(ctx, tx, there)
  for (const [at, cell] of cells.entries()) {
    const step = steps[at] ?? null
    if (step === null) continue
    const { column, number, isThere } = cell
    const { prices = [], ...known } = before.get(number) ?? {}
    const own = isThere ? priceSteps(cell, was, is) : []
    before.set(number, { ...known, [column]: step.amountMinor, prices: [...prices, ...own] })
  }
  return before
}

export async function versionsOf(
  { companyId }: BulkCtx,
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from procure.product where company_id = ${companyId} and id = any(${ids}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** The first row of a style in a chunk also reports the outcome of its product. */
function outcomeOf(
  { row, cell, outcome: kind }: PlannedRow,
  style: WrittenStyle,
  { priced, told, version }: { readonly priced: Told; readonly told: Told; readonly version: number },
): Outcome {
  const { number } = row
  const isFirst = style.sound[0]?.row.number === number
  const partId = style.variantIds.get(placeKey(cell)) ?? 0
  const kept = { number, id: style.id, version, partId }
  if (kind === 'created' && isFirst && style.outcome.kind === 'created') return { ...kept, kind }
  const ofProduct = {
    ...(style.outcome.kind === 'changed' && style.outcome.before),
    ...(style.status !== null && { status: 'draft' }),
  }
  const change = style.plan.changed.find(({ before }) => before.id === partId)
  const before = {
    ...(isFirst && ofProduct),
    ...(kind === 'changed' && change !== undefined && changedCells(change.before, change.after)),
    ...priced.get(number),
    ...told.get(number),
  }
  if (kind === 'created') return { ...kept, kind, before }
  return Object.keys(before).length === 0 ? { ...kept, kind: 'unchanged' } : { ...kept, kind: 'changed', before }
}

type Compared = Omit<Variant, 'id'>

/** By column, with all previous barcodes where some changed. */
function changedCells(before: Compared, after: Compared): Before {
  const [was, is] = [cellsOf(before), cellsOf(after)]
  const changed = Object.entries(was).filter(([field, value]) => value !== is[field])
  const isSame = JSON.stringify(before.barcodes) === JSON.stringify(after.barcodes)
  return { ...Object.fromEntries(changed), ...(!isSame && { barcodes: before.barcodes }) }
}

function cellsOf(variant: Compared): Values {
  const [pack] = variant.barcodes.filter(({ isPrimary }) => !isPrimary)
  const primary = variant.barcodes.find(({ isPrimary }) => isPrimary)
  return {
    sku: variant.sku,
    barcode: primary?.code ?? null,
    barcodeType: primary?.kind ?? null,
    packBarcode: pack?.code ?? null,
    packQuantity: pack === undefined ? null : String(pack.packQuantity),
    ...Object.fromEntries(measures.map((field) => [field, variant[field]])),
  }
}
