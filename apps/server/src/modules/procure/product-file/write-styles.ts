import type { BulkCtx, Outcome } from '../../../platform/bulk/bulk-row.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Issue } from '../../../platform/import/issue.ts'
import { changeStyles } from './change-styles.ts'
import { createStyles } from './create-styles.ts'
import type { Refused } from './plan-chunk.ts'
import type { PlannedStyle } from './plan-style.ts'

/** A style with written product and variants. */
export type WrittenStyle = PlannedStyle & {
  readonly id: number
  /** Outcome of the product. */
  readonly outcome: Exclude<Outcome, { kind: 'refused' }>
  /** By cell. */
  readonly variantIds: ReadonlyMap<string, number>
}

/** Writes products by the bulk writer and, for those it accepts, the variants. `hasPrice`: as for `createStyles`. */
export async function writeStyles(
  ctx: BulkCtx,
  tx: Tx,
  planned: readonly PlannedStyle[],
  hasPrice: (style: PlannedStyle) => boolean,
): Promise<{ readonly written: readonly WrittenStyle[]; readonly refused: Refused }> {
  const styles = planned.filter(({ sound }) => sound.length > 0)
  const fresh = styles.filter(({ known }) => known === null)
  const there = styles.flatMap(({ known, ...style }) => (known === null ? [] : [{ ...style, known }]))
  const outcomes = new Map([...(await createStyles(ctx, tx, fresh, hasPrice)), ...(await changeStyles(ctx, tx, there))])
  const refused = new Map<number, readonly Issue[]>()
  const written: WrittenStyle[] = []
  for (const style of styles) {
    const { outcome, variantIds } = outcomes.get(style.key) ?? {}
    if (outcome?.kind === 'refused') for (const { row } of style.sound) refused.set(row.number, outcome.issues)
    else if (outcome !== undefined && variantIds !== undefined)
      written.push({ ...style, outcome, id: outcome.id, variantIds })
  }
  return { written, refused }
}
