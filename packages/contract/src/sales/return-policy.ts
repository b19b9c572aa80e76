import { z } from 'zod'

/** Why a line is not taken back without an approval: its return period is over, or it is never taken back. */
export const returnRefusals = ['period', 'never'] as const

/** What the payments of a receipt can still give back. `paymentTypeId` null: all cash together. Units: minor units. */
export const RefundablePart = z.object({
  kind: z.string(),
  paymentTypeId: z.int().nullable(),
  leftMinor: z.int(),
  /** It goes back by its payment type alone, and nothing else does. */
  isBound: z.boolean(),
})
export type RefundablePart = z.output<typeof RefundablePart>

type Refund = {
  readonly kind: string
  readonly paymentTypeId: number
  readonly amountMinor: number
}

/**
 * What a refund pays back by payments beyond what the receipt was paid with, so that card money does not leave as cash; `roundingMinor`: of
 * its cash part, which does not count. Store credit is open to every refund, and what was put on account has its own rule. Units: minor
 * units. Source: docs/guides/sales.md, Returns and voids.
 */
export function beyondPaid(
  refundable: readonly Omit<RefundablePart, 'isBound'>[],
  refunds: readonly Refund[],
  roundingMinor: number,
): number {
  const left = (kind: string, id: number) =>
    refundable.find((part) => part.kind === kind && (part.paymentTypeId === null || part.paymentTypeId === id))
      ?.leftMinor ?? 0
  const limited = refunds.filter(({ kind }) => kind !== 'store_credit' && kind !== 'on_account')
  const parts = Map.groupBy(limited, ({ kind, paymentTypeId }) => (kind === 'cash' ? kind : paymentTypeId))
  return [...parts.values()].reduce((sum, part) => {
    const [{ kind, paymentTypeId } = { kind: '', paymentTypeId: 0 }] = part
    const paidBack = part.reduce((total, { amountMinor }) => total + amountMinor, kind === 'cash' ? -roundingMinor : 0)
    return sum + Math.max(0, paidBack - left(kind, paymentTypeId))
  }, 0)
}

type BoundRefund = Refund & {
  /** Its payment type refunds alone what was paid by it. */
  readonly isBound: boolean
}

/**
 * A refund that a payment type refuses which is refunded by itself alone; null: none. What was paid by such a type goes back by it, so that
 * the others give back at most what they took; and it gives back nothing else. `place`: of the last payment that is too much, zero-based.
 * Units: minor units. Source: docs/guides/sales.md, Returns and voids.
 */
export function findBoundRefund(
  refundable: readonly RefundablePart[],
  refunds: readonly BoundRefund[],
  roundingMinor: number,
): { readonly place: number; readonly leftMinor: number } | null {
  const keyOf = ({ kind, paymentTypeId }: { readonly kind: string; readonly paymentTypeId: number | null }) =>
    kind === 'cash' ? kind : paymentTypeId
  const bound = refundable.filter(({ isBound }) => isBound)
  const sum = (of: readonly Refund[]) =>
    of.reduce(
      (total, { amountMinor }) => total + amountMinor,
      of.some(({ kind }) => kind === 'cash') ? -roundingMinor : 0,
    )
  const isOwn = (one: BoundRefund) => one.isBound || bound.some((part) => keyOf(part) === keyOf(one))
  for (const [key, parts] of Map.groupBy(refunds.filter(isOwn), keyOf)) {
    const leftMinor = refundable.find((part) => keyOf(part) === key)?.leftMinor ?? 0
    if (sum(parts) > leftMinor) return { place: refunds.indexOf(parts.at(-1) as BoundRefund), leftMinor }
  }
  if (!bound.some(({ leftMinor }) => leftMinor > 0)) return null
  const others = refunds.filter((one) => !isOwn(one))
  const leftMinor = refundable.reduce((total, part) => total + (part.isBound ? 0 : part.leftMinor), 0)
  return sum(others) > leftMinor ? { place: refunds.indexOf(others.at(-1) as BoundRefund), leftMinor } : null
}
