import { product } from '@countinghouse/contract/procure/product'
import { applyRows } from '../../../platform/bulk/apply-rows.ts'
import type { BulkCtx, BulkRow } from '../../../platform/bulk/bulk-row.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { noteVariants } from '../products/lock-product.ts'
import { placeKey } from '../products/plan-variants.ts'
import { saveVariants, variantKey } from '../products/save-variants.ts'
import { auditVariants, isChange } from '../products/write-variants.ts'
import type { PlannedStyle, StyleOutcome } from './plan-style.ts'
import type { KnownStyle } from './read-details.ts'

type ChangedStyle = PlannedStyle & { readonly known: KnownStyle }

/** Updates products and, for those that the bulk writer accepts, their variants. Answers them by style key. */
export async function changeStyles(
  ctx: BulkCtx,
  tx: Tx,
  styles: readonly ChangedStyle[],
): Promise<ReadonlyMap<string, StyleOutcome>> {
  if (styles.length === 0) return new Map()
  const outcomes = await applyRows(ctx, tx, product, styles.map(productRow), { mode: 'update' })
  const taken = styles.filter((_, at) => outcomes[at]?.kind !== 'refused')
  const changing = taken.filter(({ plan }) => isChange(plan))
  const activated = taken.flatMap(({ status, known }) => (status === null ? [] : [known.id]))
  const ids = await saveVariants(
    ctx,
    tx,
    changing.map(({ known, plan, values }) => {
      const { sizeScaleId = known.sizeScaleId } = values as { readonly sizeScaleId?: number | null }
      return { head: { id: known.id, code: known.code, sizeScaleId }, plan }
    }),
  )
  const noted = new Set([...changing.map(({ known }) => known.id), ...activated])
  if (noted.size > 0) await noteVariants(ctx, tx, [...noted], activated)
  for (const { known, values, plan } of changing)
    auditVariants(ctx, { id: known.id, name: nameOf(known, values) }, plan)
  for (const style of taken) if (style.status !== null) auditActivation(ctx, style)
  return new Map(
    styles.flatMap(({ key, known, plan }, at): [string, StyleOutcome][] => {
      const outcome = outcomes[at]
      const variantIds = new Map([
        ...known.variants.map((variant) => [placeKey(variant), variant.id] as const),
        ...plan.created.map((variant) => [placeKey(variant), ids.get(variantKey(known.id, variant)) ?? 0] as const),
      ])
      return outcome === undefined ? [] : [[key, { outcome, variantIds }]]
    }),
  )
}

/** A code that identifies the product does not change its letter case. */
function productRow({ known, values, sound }: ChangedStyle): BulkRow {
  return { number: sound[0]?.row.number ?? 0, id: known.id, values }
}

function nameOf(known: KnownStyle, values: PlannedStyle['values']): string {
  return String(values['name'] ?? known.name)
}

function auditActivation(ctx: BulkCtx, { known, values }: ChangedStyle): void {
  ctx.audit({
    entity: product.entity,
    entityId: known.id,
    label: nameOf(known, values),
    before: { status: 'draft' },
    after: { status: 'active' },
  })
}
