import type { CodeKind } from '../classify-code.ts'
import type { Issue } from '../plan-catalogue.ts'
import type { CodeTotals, PlanTotals } from './code-totals.ts'
import { onHandOf } from './code-totals.ts'
import type { LeftOut } from './movement-gatherer.ts'

/** What became of a code; without totals none of its lines moved stock. Quantities are pieces. */
export type CodeReport = {
  readonly code: string
  readonly kind: CodeKind
  readonly why: string
  readonly totals: (CodeTotals & { readonly onHand: number }) | null
  /** Lines that moved nothing, by why. */
  readonly leftOut: ReadonlyMap<string, number>
}

type Known = { readonly variantIds: ReadonlyMap<string, number>; readonly leftOut: LeftOut }

export function reportCodes(
  issues: readonly Issue[],
  { codes }: PlanTotals,
  { variantIds, leftOut }: Known,
): CodeReport[] {
  return issues.map(({ code, kind, why, lines }) => {
    const totals = codes.get(code)
    const reasonOfAll =
      kind !== 'goods' ? `${kind}: ${why}` : variantIds.has(code) ? null : 'not the SKU of a stocked product'
    return {
      code,
      kind,
      why,
      totals: totals === undefined ? null : { ...totals, onHand: onHandOf(totals) },
      leftOut: reasonOfAll === null ? (leftOut.get(code) ?? new Map()) : new Map([[reasonOfAll, lines]]),
    }
  })
}
