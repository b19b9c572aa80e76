import { fail } from '@countinghouse/contract/errors'
import { product } from '@countinghouse/contract/procure/product'
import type { Variant } from '@countinghouse/contract/procure/variant'
import { sql } from 'kysely'
import { applyRows } from '../../../platform/bulk/apply-rows.ts'
import type { BulkCtx, Values } from '../../../platform/bulk/bulk-row.ts'
import type { Removal } from '../../../platform/bulk/remove-rows.ts'
import { writeHalved } from '../../../platform/bulk/write-sound.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { DoneRow, UndoneRows } from '../../../platform/import/file-form.ts'
import { usedAmong } from '../../../platform/records/usage.ts'
import { writePrices } from '../price-file/write-prices.ts'
import type { ProductHead } from '../products/lock-product.ts'
import { noteVariants } from '../products/lock-product.ts'
import type { MatrixPlan, PlannedVariant } from '../products/plan-variants.ts'
import { readVariantsOf } from '../products/read-variants.ts'
import { saveVariants } from '../products/save-variants.ts'
import { auditVariants } from '../products/write-variants.ts'
import { measures } from './file-row.ts'
import { lockListsOf, lockPricesSince, pricesBack } from './price-steps.ts'
import { restoreWeb } from './restore-web.ts'
import { versionsOf } from './write-rows.ts'

type Rows = readonly DoneRow[]

type Style = { readonly head: ProductHead; readonly rows: Rows }
/** `free`: removed variants. */
type Restored = { readonly rows: Rows; readonly free: ReadonlySet<number> }

/**
 * Undoes rows of a product import, last ones first: created products and variants are deleted with their imported prices, changed
 * values are restored. A product changed since is kept with its prices, as is everything used meanwhile. Locks: the lists whose
 * prices were changed, the products, then the prices; each by id.
 */
export async function undoProductRows(ctx: BulkCtx, tx: Tx, rows: Rows, endedAt: string): Promise<UndoneRows> {
  const fates = new Map<number, Removal>()
  const validate = (some: Rows, fate: Removal) => some.forEach(({ number }) => fates.set(number, fate))
  const groups = [...Map.groupBy(rows, ({ recordId }) => recordId)]
  await lockListsOf(ctx, tx, rows)
  const heads = await lockHeads(
    ctx,
    tx,
    groups.map(([id]) => id),
  )
  const prices = await lockPricesSince(ctx, tx, rows)
  const { refused: repriced } = pricesBack(rows, prices)
  const open: Style[] = []
  for (const [id, own] of groups) {
    const head = heads.get(id)
    // The last row has the state of the product at the end of the import.
    if (head === undefined) validate(own, 'gone')
    else if (head.version !== own[0]?.versionAfter || own.some(({ number }) => repriced.has(number)))
      validate(own, 'changed_meanwhile')
    else open.push({ head, rows: own })
  }
  const isComputed = ({ rows: own }: Style) =>
    own.some(({ outcome, before }) => outcome === 'created' && before === null)
  const created = open.filter(isComputed)
  const kept = await deleteProducts(
    ctx,
    tx,
    created.map(({ head }) => head),
    endedAt,
  )
  for (const { head, rows: own } of created) validate(own, kept.has(head.id) ? 'used_elsewhere' : 'undone')
  const changed = open.filter((one) => !isComputed(one))
  const restored = await writeHalved(ctx, tx, changed, {
    write: (some, noting) => restoreStyles(noting, tx, some, { prices, endedAt }),
    refuse: ({ rows: own }) => validate(own, 'refused'),
  })
  for (const { rows: own, free } of restored)
    for (const row of own) validate([row], isNewPart(row) && !free.has(row.partId ?? 0) ? 'used_elsewhere' : 'undone')
  return {
    fates,
    versions: await versionsOf(
      ctx,
      tx,
      changed.map(({ head }) => head.id),
    ),
  }
}

type Since = { readonly prices: Parameters<typeof pricesBack>[1]; readonly endedAt: string }

/** Restores products to their state before the rows. Throws: where one of them can no longer have it. */
async function restoreStyles(
  ctx: BulkCtx,
  tx: Tx,
  styles: readonly Style[],
  { prices, endedAt }: Since,
): Promise<Restored[]> {
  const rows = styles.flatMap((style) => style.rows)
  const ids = styles.map(({ head }) => head.id)
  const free = await freeVariants(ctx, tx, rows.filter(isNewPart), endedAt)
  const variants = await readVariantsOf(tx, ctx.companyId, ids)
  const plans = styles.map(({ head, rows: own }) => ({ head, plan: wayBack(own, variants.get(head.id) ?? [], free) }))
  await writePrices(ctx, tx, pricesBack(rows, prices).writes)
  await saveVariants(ctx, tx, plans)
  await restoreWeb(ctx, tx, rows)
  await restoreProducts(ctx, tx, styles)
  await noteVariants(ctx, tx, ids)
  for (const { head, plan } of plans) if (plan.changed.length + plan.removed.length > 0) auditVariants(ctx, head, plan)
  return styles.map((style) => ({ rows: style.rows, free }))
}

function isNewPart({ outcome, before }: DoneRow): boolean {
  return outcome === 'created' && before !== null
}

async function lockHeads(
  { companyId }: BulkCtx,
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProductHead>> {
  const { rows } = await sql<ProductHead>`
    select id, code, name, status, version, size_scale_id as "sizeScaleId" from procure.product
    where company_id = ${companyId} and id = any(${ids}::bigint[]) order by id for no key update`.execute(tx)
  return new Map(rows.map((head) => [head.id, head]))
}

/** Deletes products created by the import. Answers those that are used and kept. */
async function deleteProducts(
  ctx: BulkCtx,
  tx: Tx,
  heads: readonly ProductHead[],
  endedAt: string,
): Promise<ReadonlySet<number>> {
  const { companyId } = ctx
  const ids = heads.map(({ id }) => id)
  if (ids.length === 0) return new Set()
  const { rows: variants } = await sql<{ id: number; productId: number }>`
    select id, product_id as "productId" from procure.variant
    where company_id = ${companyId} and product_id = any(${ids}::bigint[])`.execute(tx)
  const variantIds = variants.map(({ id }) => id)
  await sql`savepoint take_back`.execute(tx)
  await dropPrices(ctx, tx, { productIds: ids, variantIds, endedAt })
  const used = await usedAmong(tx, companyId, 'procure.product', ids)
  const usedVariants = await usedAmong(tx, companyId, 'procure.variant', variantIds)
  for (const { id, productId } of variants) if (usedVariants.has(id)) used.add(productId)
  await sql`rollback to savepoint take_back`.execute(tx)
  const free = heads.filter(({ id }) => !used.has(id))
  const productIds = free.map(({ id }) => id)
  const gone = new Set(productIds)
  const goneVariants = variants.flatMap(({ id, productId }) => (gone.has(productId) ? [id] : []))
  await dropPrices(ctx, tx, { productIds, variantIds: goneVariants, endedAt })
  await sql`
    delete from procure.product where company_id = ${companyId} and id = any(${productIds}::bigint[])`.execute(tx)
  for (const { id, code, name } of free)
    ctx.audit({ entity: product.entity, entityId: id, label: name, before: { code, name }, after: null })
  return used
}

/** Variants added by the import without references except their imported prices, which are deleted by now. */
async function freeVariants(ctx: BulkCtx, tx: Tx, rows: Rows, endedAt: string): Promise<ReadonlySet<number>> {
  const ids = rows.flatMap(({ partId }) => partId ?? [])
  if (ids.length === 0) return new Set()
  await sql`savepoint take_back`.execute(tx)
  await dropPrices(ctx, tx, { productIds: [], variantIds: ids, endedAt })
  const used = await usedAmong(tx, ctx.companyId, 'procure.variant', ids)
  await sql`rollback to savepoint take_back`.execute(tx)
  const free = ids.filter((id) => !used.has(id))
  await dropPrices(ctx, tx, { productIds: [], variantIds: free, endedAt })
  return new Set(free)
}

type Owners = {
  readonly productIds: readonly number[]
  readonly variantIds: readonly number[]
  readonly endedAt: string
}

/** Deletes prices of records created by the import that existed at its end and are unchanged. */
async function dropPrices(
  { companyId, audit }: BulkCtx,
  tx: Tx,
  { productIds, variantIds, endedAt }: Owners,
): Promise<void> {
  const { rows } = await sql<{ id: number; amountMinor: number | null }>`
    delete from procure.price
    where company_id = ${companyId} and id = any(array(
      select id from procure.price where company_id = ${companyId} and product_id = any(${productIds}::bigint[])
      union all
      select id from procure.price where company_id = ${companyId} and variant_id = any(${variantIds}::bigint[])))
      and version = 1 and created_at <= ${endedAt}::timestamptz
    returning id, amount_minor as "amountMinor"`.execute(tx)
  for (const { id, amountMinor } of rows)
    audit({ entity: 'procure.price', entityId: id, label: null, before: { amountMinor }, after: null })
}

/** State of the variants before the rows. */
function wayBack(rows: Rows, variants: readonly Variant[], free: ReadonlySet<number>): MatrixPlan {
  const removed = variants.filter(({ id }) => free.has(id))
  const changed = rows.flatMap(({ partId, outcome, before }) => {
    const now = variants.find(({ id }) => id === partId)
    if (now === undefined || outcome === 'created' || before === null) return []
    const after = formerVariant(now, before)
    return JSON.stringify(after) === JSON.stringify(now) ? [] : [{ before: now, after }]
  })
  return { results: [], created: [], changed, removed }
}

function formerVariant(now: Variant, before: Values): PlannedVariant {
  const former = Object.fromEntries(
    ['sku', 'barcodes', ...measures].flatMap((field) => (field in before ? [[field, before[field]]] : [])),
  )
  return { ...now, ...former }
}

async function restoreProducts(ctx: BulkCtx, tx: Tx, styles: readonly Style[]): Promise<void> {
  const fields = new Set([...Object.keys(product.fields), 'status'])
  const rows = styles.flatMap(({ head, rows: own }) => {
    // The first row has the values before all rows.
    const before = own.toReversed().reduce<Values>((known, row) => ({ ...row.before, ...known }), {})
    const values = Object.fromEntries(Object.entries(before).filter(([field]) => fields.has(field)))
    return Object.keys(values).length === 0 ? [] : [{ number: head.id, id: head.id, values }]
  })
  const outcomes = await applyRows(ctx, tx, product, rows, { mode: 'update', isWayBack: true })
  // Its variants and prices were already restored, which must succeed or fail together with it.
  if (outcomes.some(({ kind }) => kind === 'refused')) fail('state_conflict')
}
