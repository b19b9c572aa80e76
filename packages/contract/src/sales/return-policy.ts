import { z } from 'zod'

/** Why a line is not taken back without an approval: its return period is over, or it is never taken back. */
export const returnRefusals = ['period', 'never'] as const

/** What the payments of a receipt can still give back. `paymentTypeId` null: all cash together. Units: minor units. */
export const RefundablePart = z.object({
  kind: z.string(),
  paymentTypeId: z.int().nullable(),
  leftMinor: z.int(),
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
  refundable: readonly RefundablePart[],
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
