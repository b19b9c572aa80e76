import { priceColumn } from '@countinghouse/contract/procure/product-file'
import { text } from '@countinghouse/contract/procure/product-file.text'
import { isBarcodeRequired, skuPattern } from '@countinghouse/contract/procure/product-settings'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { BulkCtx } from '../../../platform/bulk/bulk-row.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Issue } from '../../../platform/import/issue.ts'
import { readSetting } from '../../../platform/config/settings.ts'
import { barcodeDetails } from '../products/barcode-details.ts'
import { readSellingLists } from './file-owner.ts'
import { issueAt, ownVariant } from './cell-of-row.ts'
import type { FileRow } from './file-row.ts'
import type { PlannedStyle, PlanningDetails, StyleRows } from './plan-style.ts'
import { planStyle } from './plan-style.ts'
import type { ChunkDetails, KnownStyle } from './read-details.ts'
import { readDetails } from './read-details.ts'
import type { WebDetails } from './web-cells.ts'
import { readWebDetails, withChoices } from './web-cells.ts'

export type Refused = ReadonlyMap<number, readonly Issue[]>
type Holders = Map<string, { readonly productId: number; readonly words: string }>

/** Plans the outcome of rows, with the errors of some. Locks: the products they name, by id. */
export async function planChunk(
  ctx: BulkCtx,
  tx: Tx,
  rows: readonly FileRow[],
  running: Pick<PlanningDetails, 'mode' | 'memory'>,
): Promise<{ readonly planned: readonly PlannedStyle[]; readonly refused: Refused; readonly web: WebDetails }> {
  const said = categoriesSaid(rows, running.memory)
  const known = await readDetails(ctx, tx, rows, said)
  const web = await readWebDetails(ctx, tx, rows, {
    productIds: known.styles.map(({ id }) => id),
    categoryIds: [...new Set([...said, ...known.styles.flatMap(({ categoryId }) => categoryId ?? [])])],
  })
  const { styles, refused } = groupRows(ctx, rows, { ...known, web })
  const place = { companyId: ctx.companyId }
  const [list] = await readSellingLists(tx, ctx.companyId)
  const facts = {
    ...known,
    web,
    defaultList: { name: list?.name ?? '', column: priceColumn(list?.code ?? '') },
    ...running,
    ctx,
    pattern: await readSetting(tx, place, skuPattern),
    isBarcodeRequired: await readSetting(tx, place, isBarcodeRequired),
  }
  const holders = holdersAmong(ctx, known.styles)
  const planned = styles.map((style) => planStyle(style, { ...facts, holders }))
  const drawn = planned.flatMap(({ sound, plan }) => (sound.length === 0 ? [] : plan.created.map(({ sku }) => sku)))
  const others = await findHolders(ctx, tx, drawn, holders)
  if (others.size === 0) return { planned, refused, web }
  const all = new Map([...holders, ...others])
  return { planned: styles.map((style) => planStyle(style, { ...facts, holders: all })), refused, web }
}

const mostRecalled = 500

/** Replays rows written by an interrupted run into the memory. Locks: as `planChunk`. */
export async function recall(
  ctx: BulkCtx,
  tx: Tx,
  rows: readonly FileRow[],
  { mode, memory }: Pick<PlanningDetails, 'mode' | 'memory'>,
): Promise<void> {
  // Records created by that run exist now.
  const running = { mode: mode === 'create' ? ('upsert' as const) : mode, memory }
  for (let at = 0; at < rows.length; at += mostRecalled)
    await planChunk(ctx, tx, rows.slice(at, at + mostRecalled), running)
}

/** Categories of the products in these rows, including those of earlier rows. */
function categoriesSaid(rows: readonly FileRow[], memory: PlanningDetails['memory']): readonly number[] {
  const said = rows.flatMap(({ code, style: { categoryId } }) => [
    categoryId,
    code === null ? null : memory.valueOf(code.toLowerCase(), 'categoryId'),
  ])
  return [...new Set(said)].filter((id) => typeof id === 'number')
}

/** Groups rows by style; rows without a style or with unknown choices are rejected. */
function groupRows(
  { locale }: BulkCtx,
  rows: readonly FileRow[],
  { styles, web }: Pick<ChunkDetails, 'styles'> & { readonly web: WebDetails },
) {
  const byKey = new Map(styles.map((style) => [style.codeKey, style]))
  const refused = new Map<number, readonly Issue[]>()
  const groups = new Map<string, StyleRows & { readonly rows: FileRow[] }>()
  for (const given of rows) {
    const chosen = withChoices(given, web, locale)
    if ('issues' in chosen) {
      refused.set(given.number, chosen.issues)
      continue
    }
    const { row } = chosen
    const known =
      row.code === null
        ? styles.find((style) => ownVariant(row, { known: style, locale }) !== undefined)
        : byKey.get(row.code.toLowerCase())
    const code = row.code ?? known?.code
    if (code === undefined) {
      refused.set(row.number, [issueAt('code', 'required', format(text.code_needed, locale))])
      continue
    }
    const key = known?.codeKey ?? code.toLowerCase()
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { key, code, known: known ?? null, rows: [row] })
    else group.rows.push(row)
  }
  return { styles: [...groups.values()], refused }
}

function holdersAmong({ locale }: BulkCtx, styles: readonly KnownStyle[]): Holders {
  const holders: Holders = new Map()
  for (const { id, name, variants } of styles)
    for (const { sku, barcodes } of variants) {
      const holder = { productId: id, words: `${sku} (${name})` }
      holders.set(sku.toLowerCase(), holder)
      for (const { code, kind } of barcodes) holders.set(barcodeDetails(code, locale, kind).key, holder)
    }
  return holders
}

/** Holders of the SKUs generated for new variants. */
async function findHolders({ companyId }: BulkCtx, tx: Tx, skus: readonly string[], known: Holders): Promise<Holders> {
  const keys = [...new Set(skus.map((sku) => sku.toLowerCase()))].filter((key) => !known.has(key))
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ key: string; productId: number; words: string }>`
    select v.sku_key as key, v.product_id as "productId", v.sku || ' (' || platform.in_language(p.name, p.name_ar) || ')' as words
    from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    where v.company_id = ${companyId} and v.sku_key = any(${keys}::text[])`.execute(tx)
  return new Map(rows.map(({ key, ...holder }) => [key, holder]))
}
