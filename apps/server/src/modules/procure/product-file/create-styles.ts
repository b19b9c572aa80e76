import { product } from '@countinghouse/contract/procure/product'
import { applyRows } from '../../../platform/bulk/apply-rows.ts'
import type { BulkCtx } from '../../../platform/bulk/bulk-row.ts'
import type { MasterGuard } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { placeKey } from '../products/plan-variants.ts'
import { readNewWords } from '../products/product-codes.ts'
import { saveVariants, variantKey } from '../products/save-variants.ts'
import { variantLines } from '../products/variant-lines.ts'
import type { PlannedStyle, StyleOutcome } from './plan-style.ts'

type IdsByStyle = Map<string, StyleOutcome['variantIds']>

/**
 * Creates products with their variants and answers them by style key. A product row is expensive to write, so variants, barcodes
 * and prices are included at once, in a single audit row. `hasPrice`: whether rows contain a price in a selling list, which the
 * caller writes in the same transaction.
 */
export async function createStyles(
  ctx: BulkCtx,
  tx: Tx,
  styles: readonly PlannedStyle[],
  hasPrice: (style: PlannedStyle) => boolean,
): Promise<ReadonlyMap<string, StyleOutcome>> {
  if (styles.length === 0) return new Map()
  const words = await readNewWords(tx, styles)
  const rows = styles.map((style, at) => {
    const { code, values, sound, status, variants } = style
    const [first] = sound
    const kept = {
      status: status ?? 'draft',
      variant_words: words[at],
      has_barcode: variants.some(({ barcodes }) => barcodes.length > 0),
      has_price: hasPrice(style),
    }
    const number = first?.row.number ?? 0
    return { number, id: null, values: { ...values, code: first?.row.code ?? code }, kept }
  })
  const ids: IdsByStyle = new Map()
  const outcomes = await applyRows(bringingVariants(ctx, styles, ids), tx, product, rows, { mode: 'create' })
  return new Map(
    styles.flatMap(({ key }, at): [string, StyleOutcome][] => {
      const outcome = outcomes[at]
      return outcome === undefined ? [] : [[key, { outcome, variantIds: ids.get(key) ?? new Map() }]]
    }),
  )
}

/** Replaces the default variant without colour and size by the variants of the rows. */
function bringingVariants(ctx: BulkCtx, styles: readonly PlannedStyle[], ids: IdsByStyle): BulkCtx {
  const byKey = new Map(styles.map((style) => [style.key, style]))
  const afterWrites: MasterGuard['afterWrites'] = async (_, tx, writes) => {
    const created = writes.flatMap(({ after }) => {
      const style = after === null ? undefined : byKey.get(keyOf(after.code))
      return after === null || style === undefined ? [] : [{ id: after.id, style }]
    })
    const plans = created.map(({ id, style: { code, values, variants } }) => {
      const { sizeScaleId = null } = values as { readonly sizeScaleId?: number | null }
      return { head: { id, code, sizeScaleId }, plan: { results: [], created: variants, changed: [], removed: [] } }
    })
    const variantIds = await saveVariants(ctx, tx, plans)
    for (const { id, style } of created)
      ids.set(
        style.key,
        new Map(style.variants.map((variant) => [placeKey(variant), variantIds.get(variantKey(id, variant)) ?? 0])),
      )
  }
  const guard = { ...ctx.guards.get(product.entity), afterWrites }
  return {
    ...ctx,
    guards: new Map([...ctx.guards, [product.entity, guard]]),
    audit: (change) => {
      const variants = variantLines(byKey.get(keyOf(change.after?.['code']))?.variants ?? [])
      ctx.audit({ ...change, after: { ...change.after, variants } })
    },
  }
}

/** The `key` of a style. */
function keyOf(code: unknown): string {
  return String(code).toLowerCase()
}
