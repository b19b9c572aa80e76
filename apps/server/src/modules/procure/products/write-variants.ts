import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { skuPattern } from '@countinghouse/contract/procure/product-settings'
import { product } from '@countinghouse/contract/procure/product'
import type { Variant, VariantCell, writeVariants } from '@countinghouse/contract/procure/variant'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { readSetting } from '../../../platform/config/settings.ts'
import { usedAmong } from '../../../platform/records/usage.ts'
import { barcodeDetails } from './barcode-details.ts'
import { findHolders } from './find-holders.ts'
import { lockProduct, noteVariants } from './lock-product.ts'
import type { CellOption, MatrixPlan } from './plan-variants.ts'
import { isPlain, planVariants } from './plan-variants.ts'
import { readVariants } from './read-variants.ts'
import { saveVariants } from './save-variants.ts'
import { skuOf } from './sku.ts'
import { variantLines } from './variant-lines.ts'

type Option = CellOption & { readonly id: number; readonly code: string }

/**
 * Creates, updates and deletes variants of a product by matrix cells. Throws: not_found, invalid_input for a missing colour or
 * size. Locks: the product.
 */
export async function changeVariants(
  ctx: Ctx,
  tx: Tx,
  { id, cells }: InputOfRoute<typeof writeVariants>,
): Promise<OutputOfRoute<typeof writeVariants>> {
  const head = await lockProduct(ctx, tx, id)
  const place = { companyId: ctx.companyId, productId: id, sizeScaleId: head.sizeScaleId }
  const { items } = await readVariants(tx, place)
  const colors = await optionsOf(ctx, tx, 'color', cells, null)
  const sizes = await optionsOf(ctx, tx, 'size', cells, head.sizeScaleId)
  const pattern = await readSetting(tx, { companyId: ctx.companyId }, skuPattern)
  const skuFor = ({ colorId, sizeId }: Pick<VariantCell, 'colorId' | 'sizeId'>) =>
    colorId === null && sizeId === null
      ? head.code
      : skuOf(pattern, { style: head.code, colour: codeIn(colors, colorId), size: codeIn(sizes, sizeId) })
  const plan = planVariants(cells, {
    locale: ctx.locale,
    variants: items,
    colors,
    sizes,
    skuFor,
    holders: await findHolders(ctx, tx, {
      productId: id,
      skus: cells.map((cell) => cell.sku ?? skuFor(cell)),
      barcodeKeys: cells.flatMap(({ barcode }) => (barcode == null ? [] : [barcodeDetails(barcode, ctx.locale).key])),
    }),
    used: await usedAmong(tx, ctx.companyId, 'procure.variant', removable(cells, items)),
  })
  if (isChange(plan)) {
    await saveVariants(ctx, tx, [{ head, plan }])
    await noteVariants(ctx, tx, [id])
  }
  auditVariants(ctx, head, plan)
  return { ...(await readVariants(tx, place)), cells: [...plan.results] }
}

/** Variants that cells remove, and the one without colour and size, which the first other one replaces. */
function removable(cells: readonly VariantCell[], items: readonly Variant[]): number[] {
  return items
    .filter(
      (item) =>
        isPlain(item) ||
        cells.some(({ exists, colorId, sizeId }) => !exists && colorId === item.colorId && sizeId === item.sizeId),
    )
    .map(({ id }) => id)
}

function codeIn(options: ReadonlyMap<number, Option>, id: number | null): string | null {
  return id === null ? null : (options.get(id)?.code ?? null)
}

async function optionsOf(
  ctx: Ctx,
  tx: Tx,
  table: 'color' | 'size',
  cells: readonly VariantCell[],
  sizeScaleId: number | null,
): Promise<Map<number, Option>> {
  const field = `${table}Id` as const
  const ids = [...new Set(cells.flatMap((cell) => cell[field] ?? []))]
  if (ids.length === 0) return new Map()
  const isOfScale = table === 'color' ? sql`true` : sql`size_scale_id is not distinct from ${sizeScaleId}::bigint`
  const { rows } = await sql<Option>`
    select id, code, status = 'active' as "isActive", ${isOfScale} as "isOfScale" from ${sql.table(`procure.${table}`)}
    where company_id = ${ctx.companyId} and id = any(${ids}::bigint[])`.execute(tx)
  const found = new Map(rows.map((row) => [row.id, row]))
  const unknown = cells.findIndex((cell) => cell[field] !== null && !found.has(cell[field]))
  if (unknown === -1) return found
  const message = format(issueText.not_a_choice, ctx.locale)
  return fail('invalid_input', { fields: { [`cells.${unknown}.${field}`]: [{ code: 'not_a_choice', message }] } })
}

/** Whether there are changes to write. */
export function isChange({ created, changed, removed }: MatrixPlan): boolean {
  return created.length + changed.length + removed.length > 0
}

/** Audits the changes to variants at their product. */
export function auditVariants(
  ctx: Pick<Ctx, 'audit'>,
  { id, name }: { readonly id: number; readonly name: string },
  { created, changed, removed }: MatrixPlan,
): void {
  ctx.audit({
    entity: product.entity,
    entityId: id,
    label: name,
    before: { variants: variantLines([...changed.map(({ before }) => before), ...removed]) },
    after: { variants: variantLines([...changed.map(({ after }) => after), ...created]) },
  })
}
