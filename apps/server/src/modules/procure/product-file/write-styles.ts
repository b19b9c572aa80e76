import { product } from '@countinghouse/contract/procure/product'
import { sql } from 'kysely'
import { applyRows } from '../../../platform/bulk/apply-rows.ts'
import type { BulkCtx, BulkRow, Outcome } from '../../../platform/bulk/bulk-row.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Finding } from '../../../platform/import/finding.ts'
import { noteVariants } from '../products/lock-product.ts'
import type { MatrixPlan } from '../products/plan-variants.ts'
import { placeKey } from '../products/plan-variants.ts'
import { saveVariants, variantKey } from '../products/save-variants.ts'
import { auditVariants, isChange } from '../products/write-variants.ts'
import type { Refused } from './plan-chunk.ts'
import type { PlannedStyle } from './plan-style.ts'
import { newPlainId } from './plan-style.ts'

/** A style whose product and variants are written. */
export type WrittenStyle = PlannedStyle & {
  readonly id: number
  /** Of the product. */
  readonly outcome: Exclude<Outcome, { kind: 'refused' }>
  /** By their places. */
  readonly variantIds: ReadonlyMap<string, number>
}

/** Writes products by the engine of masters and, of those it takes, the variants. */
export async function writeStyles(
  ctx: BulkCtx,
  tx: Tx,
  planned: readonly PlannedStyle[],
): Promise<{ readonly written: readonly WrittenStyle[]; readonly refused: Refused }> {
  const styles = planned.filter(({ sound }) => sound.length > 0)
  const outcomes = new Map((await applyRows(ctx, tx, product, styles.map(productRow))).map((one) => [one.number, one]))
  const refused = new Map<number, readonly Finding[]>()
  const taken: { style: PlannedStyle; outcome: WrittenStyle['outcome'] }[] = []
  for (const style of styles) {
    const outcome = outcomes.get(productRow(style).number)
    if (outcome?.kind === 'refused') for (const { row } of style.sound) refused.set(row.number, outcome.findings)
    else if (outcome !== undefined) taken.push({ style, outcome })
  }
  const plains = await plainVariants(
    ctx,
    tx,
    taken.filter(({ style }) => style.known === null).map(({ outcome }) => outcome.id),
  )
  const plans = taken.map(({ style, outcome: { id } }) => {
    const { known, code, values } = style
    const { sizeScaleId = known?.sizeScaleId ?? null } = values as { readonly sizeScaleId?: number | null }
    return { head: { id, code: known?.code ?? code, sizeScaleId }, plan: withPlain(style.plan, plains.get(id)) }
  })
  const changing = plans.filter(({ plan }) => isChange(plan))
  const ids = await saveVariants(ctx, tx, changing)
  const activated = taken.flatMap(({ style, outcome }) => (style.status === null ? [] : [outcome.id]))
  const noted = new Set([...changing.map(({ head }) => head.id), ...activated])
  if (noted.size > 0) await noteVariants(ctx, tx, [...noted], activated)
  const written = taken.map(({ style, outcome }, at): WrittenStyle => {
    const plan = plans[at]?.plan ?? style.plan
    const known = [
      ...(style.known?.variants ?? []).map((variant) => [placeKey(variant), variant.id] as const),
      ...(style.known === null
        ? [[placeKey({ colorId: null, sizeId: null }), plains.get(outcome.id) ?? 0] as const]
        : []),
      ...plan.created.map((variant) => [placeKey(variant), ids.get(variantKey(outcome.id, variant)) ?? 0] as const),
    ]
    return { ...style, plan, outcome, id: outcome.id, variantIds: new Map(known) }
  })
  for (const { id, plan, known, values } of written)
    if (isChange(plan)) auditVariants(ctx, { id, name: String(values['name'] ?? known?.name ?? '') }, plan)
  for (const style of written) if (style.status !== null) auditActivation(ctx, style)
  return { written, refused }
}

function productRow({ known, values, sound, rows }: PlannedStyle): BulkRow {
  // A code that finds its product says nothing new of it, in whatever letters.
  const said = known === null ? sound[0]?.row.code : null
  const number = sound[0]?.row.number ?? rows[0]?.number ?? 0
  return { number, id: known?.id ?? null, values: { ...values, ...(said != null && { code: said }) } }
}

/** Every new product has one. */
async function plainVariants(
  { companyId }: BulkCtx,
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; productId: number }>`
    select id, product_id as "productId" from procure.variant
    where company_id = ${companyId} and product_id = any(${ids}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, productId }) => [productId, id]))
}

/** The plan with the variant that came with a new product. */
function withPlain(plan: MatrixPlan, id: number | undefined): MatrixPlan {
  if (id === undefined) return plan
  const made = <T extends { readonly id: number | null }>(variant: T) =>
    variant.id === newPlainId ? { ...variant, id } : variant
  return {
    ...plan,
    changed: plan.changed.map(({ before, after }) => ({ before: made(before), after: made(after) })),
    removed: plan.removed.map(made),
  }
}

function auditActivation(ctx: BulkCtx, { id, known, values }: WrittenStyle): void {
  ctx.audit({
    entity: product.entity,
    entityId: id,
    label: String(values['name'] ?? known?.name ?? ''),
    before: { status: 'draft' },
    after: { status: 'active' },
  })
}
